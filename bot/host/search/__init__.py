"""Full-text search over what we have written ourselves: rules, rulings, card texts, terms and commands."""
