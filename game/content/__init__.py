"""TOML to catalogue: models, loading, problems found and placed."""
