"""The pictures beside the quiz's answers: small scenes in vectors, drawn at any size."""
