"""Where the focus goes from a control in a direction."""

from collections.abc import Sequence

from game.ui.widgets.widget import Widget


def nearest(controls: Sequence[Widget], focus: Widget | None, dx: int, dy: int) -> Widget | None:
    """The nearest control in the direction; up and down go on at the other end, left and right stay in their row.

    Before anything was laid out, up and down go by the order alone.
    """
    if focus is None or focus not in controls:
        return controls[0] if controls else None
    if not any(widget.rect.height for widget in controls):
        return controls[(controls.index(focus) + dy) % len(controls)] if dy else None
    if dy:
        return _vertical(controls, focus, 1 if dy > 0 else -1)
    return _beside(controls, focus, 1 if dx > 0 else -1)


def _vertical(controls: Sequence[Widget], focus: Widget, step: int) -> Widget:
    """The nearest one beyond the upper or lower edge; with none there, the farthest on the other side."""

    def away(widget: Widget) -> int:
        low, high = (widget.rect.top, focus.rect.bottom) if step > 0 else (focus.rect.top, widget.rect.bottom)
        return low - high

    def aside(widget: Widget) -> int:
        return max(0, focus.rect.left - widget.rect.right, widget.rect.left - focus.rect.right)

    def askew(widget: Widget) -> int:
        return abs(widget.rect.left - focus.rect.left)

    beyond = [widget for widget in controls if widget is not focus and away(widget) >= 0]
    if beyond:
        return min(beyond, key=lambda widget: (away(widget), aside(widget), askew(widget)))
    return min(controls, key=lambda widget: (widget.rect.top * step, aside(widget), askew(widget)))


def _beside(controls: Sequence[Widget], focus: Widget, step: int) -> Widget | None:
    """The nearest one in the same row."""
    row = [
        widget
        for widget in controls
        if widget is not focus
        and widget.rect.top < focus.rect.bottom
        and widget.rect.bottom > focus.rect.top
        and (widget.rect.centerx - focus.rect.centerx) * step > 0
    ]
    return min(row, key=lambda widget: (widget.rect.centerx - focus.rect.centerx) * step, default=None)
