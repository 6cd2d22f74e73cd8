"""Words of the rule book on a page: what is set off in bold or slanted, and tables that find room somehow."""

from collections.abc import Iterator, Sequence

import pygame

from game.scenes.battle.page import Page
from game.scenes.battle.rule_text import Block, Table
from game.ui.text import Face
from game.ui.theme import INK, RULE, SEPIA

_SIZE, _TABLE = 1.1, 0.95
"""How large running words and those in tables are, in units."""
_GAP, _LEAST = 1.0, 11.0
"""Between two columns of a table, and the least that is left to its longest, in units."""

Run = tuple[str, Face]
"""A word and how it is set."""


def write_block(page: Page, block: Block | Table) -> None:
    """Write a part of a section."""
    if isinstance(block, Table):
        _write_table(page, block)
    elif block.kind == "heading":
        page.gap(0.3)
        page.wrapped(block.words, "serif_bold", 1.3)
    else:
        point = block.kind == "point"
        write_runs(page, list(runs(block.words)), indent=page.text.px(1.1) if point else 0, point=point)
    page.gap(0.5)


def runs(words: str) -> Iterator[Run]:
    """The words one by one, each with its face; one that begins with NUL goes on without a space."""
    ended = True
    for number, strong in enumerate(words.replace("`", "").split("**")):
        for place, part in enumerate(strong.split("*")):
            face: Face = "serif_bold" if number % 2 else "serif_italic" if place % 2 else "serif"
            glued = bool(part) and not ended and not part[0].isspace()
            for order, word in enumerate(part.split()):
                yield ("\0" + word if glued and not order else word), face
            ended = part[-1].isspace() if part else ended


def write_runs(page: Page, words: Sequence[Run], *, indent: int = 0, point: bool = False) -> None:
    """Write words of several faces in lines; a word that begins with NUL goes on without a space."""
    text, left = page.text, page.rect.x + indent
    x, step, space = left, text.height("serif", _SIZE), text.width(" ", "serif", _SIZE)
    line: list[tuple[str, Face, int]] = []
    if point and page.surface and page.shows(pygame.Rect(left - indent, page.y, indent, step)):
        pygame.draw.circle(page.surface, SEPIA, (left - indent // 2, page.y + step // 2), max(2, text.px(0.16)))
    for word, face in words:
        bare = word.removeprefix("\0")
        wide = text.width(bare, face, _SIZE)
        start = x if word != bare or not line else x + space
        if line and start + wide > page.rect.right:
            _put_line(page, line, step)
            line, start = [], left
        line.append((bare, face, start))
        x = start + wide
    _put_line(page, line, step)


def _put_line(page: Page, line: Sequence[tuple[str, Face, int]], step: int) -> None:
    """Words of one face beside each other are put down together."""
    for word, face, x in line:
        rect = pygame.Rect(x, page.y, page.text.width(word, face, _SIZE), step)
        if page.surface and page.shows(rect):
            page.surface.blit(page.text.line(word, face, _SIZE, INK), rect)
    if line:
        first, last = line[0], line[-1]
        end = last[2] + page.text.width(last[0], last[1], _SIZE)
        page.say(" ".join(word for word, _face, _x in line), pygame.Rect(first[2], page.y, end - first[2], step))
    page.y += step


def _write_table(page: Page, table: Table) -> None:
    """Columns where they find room, the widest in several lines if need be; else a paragraph a row."""
    text, gap = page.text, page.text.px(_GAP)
    columns = list(zip(*table.rows, strict=False))
    wide = [max(_cell_width(page, cell, head=not row) for row, cell in enumerate(column)) for column in columns]
    over = sum(wide) + gap * (len(wide) - 1) - page.rect.width
    if over > 0:
        widest = wide.index(max(wide))
        wide[widest] -= over
        if wide[widest] < text.px(_LEAST):
            _write_rows(page, table)
            return
    for number, row in enumerate(table.rows):
        _write_row(page, row, wide, gap, head=not number)
        if not number:
            across = pygame.Rect(page.rect.x, page.y, page.rect.width, 1)
            if page.surface and page.shows(across):
                pygame.draw.line(page.surface, RULE, across.topleft, (across.right - 1, across.y))
            page.gap(0.2)


def _face(*, head: bool) -> Face:
    return "sans_bold" if head else "sans"


def _cell_width(page: Page, cell: str, *, head: bool) -> int:
    return page.text.width(cell.replace("*", ""), _face(head=head), _TABLE)


def _write_row(page: Page, row: Sequence[str], wide: Sequence[int], gap: int, *, head: bool) -> None:
    text, face = page.text, _face(head=head)
    step = text.height(face, _TABLE)
    lines = [text.wrap(cell.replace("*", ""), room, face, _TABLE) for cell, room in zip(row, wide, strict=False)]
    left = page.rect.x
    for cell, room in zip(lines, wide, strict=False):
        for number, words in enumerate(cell):
            if words:
                page.put(words, (left, page.y + number * step), face, _TABLE, INK)
        left += room + gap
    page.y += step * max(len(cell) for cell in lines)


def _write_rows(page: Page, table: Table) -> None:
    """Each row as a line of words: its first cell, then the others with their heads."""
    heads = table.rows[0]
    for row in table.rows[1:]:
        told = [f"**{row[0]}**"]
        pairs = [(head, cell) for head, cell in zip(heads[1:], row[1:], strict=False) if cell and cell != "-"]
        told += [f"{head} *{cell}*" if head else cell for head, cell in pairs]
        write_runs(page, list(runs(" \N{MIDDLE DOT} ".join(told))))
