-- How locked analyses fared, worked out from the history's record of the match and again when that is corrected.
create table analysis_grades (
  match_key text primary key references analyses (match_key),
  -- The match in the history, and which version of its file the grade was worked out from.
  history_match_id text not null,
  history_hash text not null,
  graded_at timestamptz not null,
  captain_name text,
  captain_points double precision,
  -- Null when the captain did not play.
  captain_rank integer check (captain_rank > 0),
  players integer not null,
  eleven_points double precision,
  eleven_best double precision,
  eleven_played integer,
  first_innings_expected double precision,
  first_innings_actual integer
);
