-- Matches that were played, out of Cricsheet archives. Everything here can be made again from history_sources.

create table history_teams (
  key text primary key,
  name text not null,
  gender text not null check (gender in ('male', 'female')),
  last_match date not null
);

create table history_grounds (
  key text primary key,
  name text not null,
  city text,
  last_match date not null
);

create table history_players (
  id text primary key,
  name text not null,
  gender text not null check (gender in ('male', 'female')),
  last_match date not null
);

-- Which row a spelling stands for. What an analyst says is never overwritten by an import.
create table history_team_aliases (
  alias text primary key,
  spelling text not null,
  team_key text not null references history_teams (key),
  set_by text not null check (set_by in ('import', 'analyst'))
);

create table history_ground_aliases (
  alias text primary key,
  spelling text not null,
  ground_key text not null references history_grounds (key),
  set_by text not null check (set_by in ('import', 'analyst'))
);

-- One spelling may be several people's: the team then tells them apart.
create table history_player_aliases (
  alias text not null,
  player_id text not null references history_players (id),
  spelling text not null,
  set_by text not null check (set_by in ('import', 'analyst')),
  primary key (alias, player_id)
);

-- The teams' and the ground's aliases are kept beside their keys: when an alias is corrected, its matches follow.
create table history_matches (
  id text primary key,
  content_hash text not null,
  format text not null check (format in ('T20', 'ODI', 'Test', 'T10', 'Hundred')),
  gender text not null check (gender in ('male', 'female')),
  team_type text not null check (team_type in ('club', 'international')),
  competition text,
  season text not null,
  stage text,
  match_number integer,
  played_on date not null,
  ground text not null references history_grounds (key),
  ground_alias text not null references history_ground_aliases (alias),
  team_a text not null references history_teams (key),
  team_a_alias text not null references history_team_aliases (alias),
  team_b text not null references history_teams (key),
  team_b_alias text not null references history_team_aliases (alias),
  toss_winner text references history_teams (key),
  toss_decision text check (toss_decision in ('bat', 'field')),
  result text not null check (result in ('win', 'tie', 'draw', 'no result')),
  winner text references history_teams (key),
  win_by_runs integer,
  win_by_wickets integer,
  win_by_innings integer,
  method text,
  player_of_match text[] not null,
  balls_per_over integer not null,
  deliveries integer not null,
  check (team_a <> team_b)
);

create index history_matches_by_ground on history_matches (ground, played_on desc);
create index history_matches_by_team_a on history_matches (team_a, played_on desc);
create index history_matches_by_team_b on history_matches (team_b, played_on desc);

create table history_innings (
  match_id text not null references history_matches (id) on delete cascade,
  number integer not null,
  team text not null references history_teams (key),
  runs integer not null,
  wickets integer not null,
  legal_balls integer not null,
  overs text not null,
  target integer,
  -- Null where overs are not limited.
  powerplay_runs integer,
  super_over boolean not null,
  primary key (match_id, number)
);

-- What one player did in one match, super overs left out, and the fantasy points for it under each rule set.
create table history_player_matches (
  match_id text not null references history_matches (id) on delete cascade,
  player_id text not null references history_players (id),
  team text not null references history_teams (key),
  played_on date not null,
  batting_position integer,
  runs integer not null,
  balls_faced integer not null,
  fours integer not null,
  sixes integer not null,
  times_out integer not null,
  balls_bowled integer not null,
  runs_conceded integer not null,
  wickets integer not null,
  maidens integer not null,
  catches integer not null,
  stumpings integer not null,
  run_outs integer not null,
  points_2025 double precision not null,
  points_classic double precision not null,
  primary key (match_id, player_id)
);

create index history_player_matches_by_player on history_player_matches (player_id, played_on desc);
create index history_player_matches_by_team on history_player_matches (team, played_on desc);

-- The file itself, deflated as it came, for scorecards, ball lists and everything worked out later.
create table history_sources (
  match_id text primary key references history_matches (id) on delete cascade,
  deflated bytea not null
);
alter table history_sources alter column deflated set storage external;

-- One row: grows with every transaction that changes history, so that every process can see that it did.
create table history_state (
  singleton boolean primary key default true check (singleton),
  revision bigint not null default 0
);
insert into history_state default values;
