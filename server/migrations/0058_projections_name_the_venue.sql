-- The fixture that a projection was made from names its venue `venue`, no longer `ground`.
update match_projections set made_from = replace(made_from, '"ground":', '"venue":');
