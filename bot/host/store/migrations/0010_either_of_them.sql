-- Partners of whom either may act: the name under which they are asked together ('' is one who is asked alone).

ALTER TABLE seats ADD COLUMN together TEXT NOT NULL DEFAULT '';
