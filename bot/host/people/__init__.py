"""People: their settings and hours, seats that change hands, and what stewards may do."""
