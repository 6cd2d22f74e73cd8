"""Content: figures, loading, faults, and the rules about them."""
