-- What the players' points are simulated from: line-ups are made without waiting for the thread that holds the ratings.
-- Null in projections made before this column; their line-ups are drawn from the projected points.
alter table match_projections add column view bytea;
