-- The total when a ball was first reported. `runs` is the latest: extras are added without another legal ball. Null in
-- rows of before, whose first total is unknown.
alter table match_scores add column first_runs integer;
alter table match_scores add column first_wickets smallint;
