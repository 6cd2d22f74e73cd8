"""The screens: title, skirmish, battle, result, on one stack."""
