-- What the ratings knew after so many matches of the history, learnt in the order of play. A later one goes on from an
-- earlier one, as long as the matches behind that are still the same.
create table rating_snapshots (
  number bigint primary key generated always as identity,
  -- The ratings' own shape and settings: others are not gone on with.
  model text not null,
  -- The last match learnt, by day and id, and a digest of all of them.
  until_day date,
  until_id text,
  matches integer not null check (matches >= 0),
  digest text not null,
  -- The history's revision that was looked at.
  revision bigint not null,
  -- JSON, deflated.
  state bytea not null,
  -- How forecasts that were made before each match was learnt have fared.
  backtest jsonb not null,
  learnt_at timestamptz not null
);
alter table rating_snapshots alter column state set storage external;

-- The players of a match as projected last: what line-ups are made from. It moves on when elevens are announced, also
-- after the analysis is locked.
create table match_projections (
  match_key text primary key,
  -- What it was made from: as long as it is the same, projecting again would change nothing.
  made_from text not null,
  body text not null,
  made_at timestamptz not null
);

-- The forecast of a match as it stands, ready to be sent, with the chances given so far.
create table match_forecasts (
  match_key text primary key,
  match_version integer not null,
  body text not null,
  made_at timestamptz not null
);

-- The elevens that an analyst has entered, by the history's keys.
create table announced_lineups (
  match_key text primary key,
  team_a text[] not null,
  team_b text[] not null,
  announced_at timestamptz not null
);
