"""Bodies that are no people: each turns its head and beats its wings as the pose asks."""

from game.ui.figures.held import harpoon
from game.ui.figures.mounts import eagle, stand
from game.ui.figures.poses import BEARINGS, Pose
from game.ui.figures.strokes import Svg, ball, both, dot, flat, group, mirrored, path, rod, scratch, shade, shine
from game.ui.figures.wings import wing


def griffon(pose: Pose) -> Svg:
    """A griffon, saddled in the side's colour; it strikes with a claw."""
    bearing = BEARINGS[pose]
    claw = {"strike": "M9,-15 L21,-17 L28,-9", "stride": "M9,-13 L18,-8 L23,-2"}.get(pose, "M9,-13 L10,1 L15,1")
    drawn = _limbs("tawny", ("M-9,-13 L-6,-1", "M14,-13 L18,-1"), 3.8) + scratch(
        "M-9,-13 L-6,-1 M14,-13 L18,-1", "ink", 3.8, opacity=0.25
    )
    drawn += _limbs("tawny", ("M-15,-12 L-19,-7 L-15,1 L-11,1",), 5) + rod(claw, "gold", 3.6)
    front = (
        rod("M-16,-8 C-27,-6 -29,-20 -24,-25", "tawny", 2.4)
        + ball(-24, -27, 3.4, "leather", 2)
        + wing("feather", x=8, y=-21, scale=0.92, turn=min(54, 40 - bearing.wing * 0.4), colour="tan", tip="leather")
    )
    front += path(
        "M-19,-5 C-23,-18 -12,-22 -2,-20 C3,-22 4,-28 7,-32 L20,-26 C21,-18 19,-11 14,-6 C4,-2 -11,-1 -19,-5Z", "tawny"
    ) + shade("M-19,-5 C-11,-1 4,-2 14,-6 C19,-11 21,-18 20,-26 C16,-16 8,-9 -19,-5Z")
    head = path(
        "M5,-24 C2,-40 10,-47 18,-46 C25,-45 28,-41 28,-38 L36,-34 C36,-30 33,-27 "
        "31,-30 L26,-30 C24,-26 22,-25 21,-21 L17,-25 L14,-19 L11,-24 L7,-20Z",
        "white",
    )
    head += (
        path("M26,-40 L35,-36 C38,-32 35,-27 32,-28 L31,-31 L25,-32Z", "gold", 1.9)
        + path("M10,-43 L8,-51 L15,-46Z", "white", 1.8)
        + dot(22, -37.6, 1.8)
        + scratch("M18,-41 L25,-39", width=1.7)
    )
    front += group(head, f"translate({bearing.reach * 0.4},0) rotate({bearing.head * 0.7},12,-22)")
    front += (
        wing("feather", x=0, y=-18, scale=1.04, turn=6 - bearing.wing * 0.6, colour="tawny", tip="leather")
        + path("M-6,-20 C-2,-22 2,-21 4,-20 L4,-7 C0,-5 -4,-5 -6,-6Z", "field", 1.8)
        + path("M-6,-9 C-2,-7.6 2,-8 4,-9.4", stroke="charge", width=2)
    )
    return drawn + group(front, "translate(0,-6)")


def hawk(pose: Pose) -> Svg:
    """A hawk on its stand; it stoops to strike."""
    down = {"strike": "translate(4,-28) rotate(12)", "stride": "translate(3,-33) rotate(6)"}.get(
        pose, "translate(0,-32)"
    )
    return stand(height=24) + group(
        eagle(pose, colour="hide", head="hide") + path("M-7,-3 L8,-3 L8,0 L-7,0Z", "field", 1.6),
        down,
    )


def winged_serpent(pose: Pose) -> Svg:
    """A winged serpent, coiled to strike; its head darts forward."""
    colour, bearing = "leaf", BEARINGS[pose]
    form = "M-14,0 C8,8 24,-2 12,-11 C0,-18 -16,-20 -11,-32 C-7,-41 6,-38 9,-46"
    drawn = wing(
        "feather", x=-8, y=-26, scale=0.8, turn=-10 - bearing.wing * 0.7, colour="charge", tip="field"
    ) + mirrored(wing("feather", x=-3, y=-25, scale=0.86, turn=-24 - bearing.wing * 0.7, colour="charge", tip="field"))
    drawn += (
        rod("M-14,0 L-24,-4 L-27,-9", colour, 3)
        + path(form, width=11.6)
        + path(form, width=9, stroke=colour)
        + path("M-10,1.4 C8,8 20,0 11,-8 C-2,-15 -13,-20 -8,-31", width=2.6, stroke="spark", opacity=0.7)
    )
    head = (
        path("M2,-47 C1,-57 12,-60 18,-54 L27,-50 C28,-45 22,-43 17,-44 C12,-40 3,-41 2,-47Z", colour)
        + path("M5,-56 L-1,-62 L7,-60.4 L10,-64 L14,-57Z", "field", 1.7)
        + ball(15, -51, 2, "spark", 1.2)
        + path("M26,-47 L33,-46 M33,-46 l3,-2 M33,-46 l3,2", stroke="ember", width=1.6)
        + dot(24, -49, 0.9)
    )
    return drawn + group(
        head, f"translate({bearing.reach * 0.6},{abs(bearing.reach) * 0.5}) rotate({bearing.head},9,-46)"
    )


def seahorse(pose: Pose) -> Svg:
    """A seahorse; it rams with its whole body."""
    colour, bearing = "tawny", BEARINGS[pose]
    tail = "M5,-10 C0,-4 -6,-3 -12,-5 C-22,-9 -27,2 -19,5 C-13,7 -10,1 -15,0"
    form = (
        "M-4,-50 C-2,-60 12,-62 16,-53 L30,-48 C33,-46 32,-41 29,-41 L16,-43 "
        "C14,-39 17,-35 19,-29 C22,-19 16,-9 6,-5 L-1,-10 C4,-16 4,-22 0,-30 "
        "C-3,-37 -6,-43 -4,-50Z"
    )
    fin = path(
        "M2,-32 C-8,-42 -18,-40 -23,-38 C-20,-35 -20,-32 -24,-29 C-20,-27 -20,-23 -23,-19 C-14,-16 -4,-19 4,-24Z",
        "field",
    ) + scratch("M-2,-30 L-17,-35 M-2,-27 L-19,-28 M-1,-25 L-17,-21", "charge", 1.8)
    drawn = group(fin, f"rotate({-bearing.wing * 0.5},2,-28)") + (
        rod(tail, colour, 5)
        + path("M-3,-52 L-9,-56 L-3,-57 L-5,-64 L3,-60 L6,-66 L10,-59Z", "ember", 1.9)
        + path(form, colour)
        + shade("M16,-43 C14,-39 17,-35 19,-29 C22,-19 16,-9 6,-5 L3,-7 C12,-14 14,-24 9,-33 C7,-38 8,-43 16,-43Z", 0.2)
    )
    drawn += (
        scratch(
            "M6,-33 C10,-34 14,-34 17.6,-33 M6.6,-26.6 C10,-27 15,-27 19,-26 M6.6,-20 "
            "C10,-20 14,-19 18,-18 M4,-14 C8,-13 11,-12 14,-11"
        )
        + path("M1,-31 L12,-34 L15,-24 L4,-20Z", "field", 1.8)
        + path("M2.4,-24 L14.4,-27", stroke="charge", width=2)
        + ball(9, -51, 2.2, "white", 1.3)
        + dot(9.6, -51, 1.2)
        + shine("M0,-50 C1,-54 4,-56 7,-56.4", 0.5)
    )
    return group(drawn, f"rotate({bearing.head * 0.55},-6,0)")


def turtle(pose: Pose) -> Svg:
    """A turtle with a harpoon on its back; when hit it draws its head in."""
    bearing = BEARINGS[pose]
    swim = 16 if pose == "stride" else 0
    drawn = group(harpoon().drawing, f"translate(-4,-24) rotate({58 + bearing.head * 0.3})")
    drawn += path("M-22,-7 L-31,0 L-20,-2Z", "leaf", 2) + group(
        path("M18,-10 C22,-20 35,-20 36,-12 C36,-6 28,-4 20,-5Z", "leaf")
        + dot(30, -13, 1.6)
        + scratch("M29,-8 C31,-8 33,-9 34,-10"),
        f"translate({bearing.reach if bearing.reach >= 0 else -11},0) rotate({-bearing.head * 0.6},20,-6)",
    )
    drawn += path("M-24,-6 C-25,-36 22,-36 23,-6 C10,-1 -12,-1 -24,-6Z", "field")
    drawn += (
        path("M-7,-25 L6,-25 L10,-15 L5,-6 L-6,-6 L-11,-15Z", "charge", 1.8)
        + scratch("M-7,-25 L-11,-28 M6,-25 L10,-28 M10,-15 L21,-16 M-11,-15 L-22,-16 M5,-6 L7,-3 M-6,-6 L-8,-3")
        + shade("M12,-25 C21,-20 23,-12 23,-6 C14,-2 4,-2.4 0,-2.4 C12,-6 16,-14 12,-25Z")
        + path("M-26,-5 C-12,1 10,1 25,-5 L23,-1 C10,3 -12,3 -24,-1Z", "leaf", 2)
    )
    return (
        drawn
        + group(path("M9,-2 C18,-2 22,4 20,8 C14,8 8,5 7,1Z", "leaf"), f"rotate({-swim},9,-1)")
        + group(path("M-10,-1 C-18,0 -22,5 -19,8 C-13,8 -9,4 -8,1Z", "leaf"), f"rotate({swim},-9,-1)")
        + shine("M-17,-17 C-14,-22 -10,-25 -6,-26.4", 0.6)
    )


def blowfish(pose: Pose) -> Svg:
    """A blowfish, all spines out; it puffs itself up to strike."""
    puffed = {"strike": 1.1, "cast": 1.06, "hit": 0.86, "fallen": 0.8}.get(pose, 1.0)
    spine, flap = (-33 if pose == "strike" else -30), (14 if pose == "stride" else 0)
    drawn = "".join(
        group(path(f"M-4.4,-18 L0,{spine} L4.4,-18Z", "tawny", 1.9), f"translate(0,-28) rotate({r})")
        for r in range(15, 375, 30)
    ) + group(path("M-17,-30 L-32,-40 L-29,-30 L-33,-21 L-17,-25Z", "field", 2), f"rotate({flap},-17,-28)")
    drawn += (
        ball(0, -28, 20, "spark")
        + flat("M-19,-24 C-14,-12 14,-12 19,-24 C18,-14 10,-8.4 0,-8.4 C-10,-8.4 -18,-14 -19,-24Z", "white")
        + shade("M8,-46 C22,-40 24,-18 8,-10 C14,-20 16,-34 8,-46Z", 0.2)
        + "".join((dot(x, y, 1.6, "wood") for x, y in ((-9, -39), (-3, -42), (-13, -33), (-6, -35), (4, -43))))
    )
    drawn += (
        both(ball(7, -32, 4.2, "white", 1.8))
        + dot(-6, -31.6, 2)
        + dot(8, -31.6, 2)
        + ball(1, -22, 4, "rose", 1.8, ry=4.4 if pose == "strike" else 3)
        + dot(1, -22, 2.2 if pose == "strike" else 1.4)
        + path("M12,-24 C20,-26 23,-20 20,-15 C16,-14 12,-17 11,-20Z", "field", 1.9)
        + scratch("M14,-22 L19,-18", "charge")
        + shine("M-14,-34 C-12,-40 -8,-43 -5,-44.4", 0.7)
    )
    drawn = group(drawn, f"translate(0,{28 * (puffed - 1):.1f}) scale({puffed})")
    return drawn + path("M-16,1 C-10,-4 -6,3 0,0 C6,-4 10,3 16,0 C12,6 -12,6 -16,1Z", "sky", 1.6)


def phoenix(pose: Pose) -> Svg:
    """A phoenix, all flames; its wings sweep together to strike."""
    bearing = BEARINGS[pose]
    fl = (
        "M2,-22 C8,-30 8,-40 20,-46 C18,-40 22,-40 28,-52 C30,-46 30,-44 38,-50 "
        "C38,-40 36,-30 28,-24 C22,-16 10,-12 2,-14Z"
    )
    drawn = path(
        "M-4,-14 C-14,-10 -14,0 -24,2 C-18,6 -10,4 -7,0 C-8,6 -4,8 0,9 C4,8 8,6 "
        "7,0 C10,4 18,6 24,2 C14,0 14,-10 4,-14Z",
        "ember",
    ) + flat(
        "M-3,-12 C-8,-6 -8,0 -12,2 C-6,2 -4,-2 -3,-5 C-3,0 -2,4 0,5 C2,4 3,0 3,-5 C4,-2 6,2 12,2 C8,0 8,-6 3,-12Z",
        "spark",
    )
    drawn += both(
        group(
            path(fl, "ember")
            + flat("M5,-18 C12,-24 14,-34 20,-40 C20,-34 24,-36 29,-42 C29,-32 24,-22 5,-16Z", "fire")
            + flat("M6,-17 C13,-20 18,-26 22,-32 C22,-24 14,-17 6,-15Z", "spark"),
            f"rotate({bearing.wing * 0.15},2,-18)",
        )
    )
    drawn += path("M-7,-28 C-11,-16 -5,-8 0,-8 C5,-8 11,-16 7,-28Z", "fire") + group(
        path("M-3,-45 C-8,-52 -4,-58 -6,-64 C0,-60 0,-56 2,-60 C6,-54 6,-48 5,-44Z", "spark", 1.9)
        + path("M-7,-30 C-10,-46 8,-48 9,-38 L16,-34 L9,-32 C8,-27 -4,-25 -7,-30Z", "fire")
        + path("M8,-39 L17,-34 L8,-32Z", "gold", 1.7)
        + dot(4, -38, 1.8)
        + shine("M-5,-34 C-5,-38 -3,-41 0,-41.6", 0.6),
        f"translate({bearing.reach},{abs(bearing.reach) * 0.6}) rotate({bearing.head},0,-26)",
    )
    return drawn


def _limbs(colour: str, forms: tuple[str, ...], width: float) -> Svg:
    return "".join(rod(form, colour, width) for form in forms)
