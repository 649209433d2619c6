"""The Mahdi: the automa that plays Harkonnen against one player, or against two partners.

It is a player without a seat: it stands in the state behind those who sit down, acts by tasks and is never asked. Where
the rules ask Harkonnen, `answering` decides; `rounds`, `vehicles` and `turns` are what it does of itself, `fighting`,
`marching` and `deploying` its priorities, `lines` what planning cards make it do. Where its priorities leave several
things equal, a player chooses: `deciding`.
"""
