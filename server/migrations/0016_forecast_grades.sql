-- How the forecasts in a locked analysis fared; null where it gave none, or the match cannot tell.
alter table analysis_grades
  -- In percent, of the first of the match's teams.
  add column win_chance double precision,
  add column team_a_won boolean,
  add column winner_team text,
  add column total_team text,
  add column total_expected double precision,
  add column total_p10 double precision,
  add column total_p90 double precision,
  -- Of those who were projected and played.
  add column points_players integer,
  add column points_error double precision,
  add column points_within integer,
  add check ((win_chance is null) = (team_a_won is null)),
  add check ((total_expected is null) = (total_team is null)),
  add check ((points_players is null) = (points_error is null));
