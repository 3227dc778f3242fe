-- Line-ups are simulated from what is stored beside a projection (0034). Projections of before that have none: they are
-- deleted, and made again for matches to come.
delete from match_projections where view is null;
alter table match_projections alter column view set not null;
