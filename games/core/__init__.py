"""The code that all games share: values, agenda, chance, saving, sentences and judgement."""
