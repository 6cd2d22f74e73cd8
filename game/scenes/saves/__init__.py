"""Saving and loading at the window: the worker that writes and reads, and the pages that list what there is."""
