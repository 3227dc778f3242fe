-- How a match of the feed scored: a row for each total that the vendor was heard to tell. A total that is told again
-- at the same ball replaces the earlier one, and one of fewer overs takes back those after it.
create table match_scores (
  match_key text not null references matches (key) on delete cascade,
  -- From 0, in the order in which the innings were played.
  innings smallint not null,
  -- Overs as a number in order of play: 162 for 16.2.
  place integer not null,
  runs integer not null,
  wickets smallint not null,
  told_at timestamptz not null,
  primary key (match_key, innings, place)
);
