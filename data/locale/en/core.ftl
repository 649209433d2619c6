### Words that every game shares.

language-name = English
# The forms that a name has in this language beside its plain one, as the sentences here ask for them: such as gen, acc, gender.
language-forms = { "" }

# A player's name. A language may keep forms of it here, such as "of the player { $name }"; $gender is she, he or they.
seat = { $name }
seat-unnamed = Player { $number }
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
list-and-clause = { $head } and { $tail }
words-all = { $words }

illegal-not-offered = That is not possible any more. Here is what you can do now.
illegal-not-yours = That is for another player to answer.
illegal-too-many = At most { $most } of that can be chosen.
illegal-how-many = { $least ->
    [0] Choose at most { $most }.
   *[other] Choose { $least ->
        [one] one
       *[other] from { $least } to { $most }
    }.
}

## What can be looked at, by name.

picture-title-board = The board
picture-title-legend = What the icons mean
picture-title-hand = Your hand
kind-term = word of the rules
