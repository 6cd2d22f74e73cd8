"""The board on the screen: map, pieces, overlays, and the clips that move them."""
