-- Matches whose scorecard readers look for. Whoever polls asks for those first among what the plan may ask for.
create table match_interest (
  match_key text primary key references matches (key) on delete cascade,
  wanted_at timestamptz not null
);
create index match_interest_by_time on match_interest (wanted_at);
