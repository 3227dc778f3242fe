-- Users who opened a published analysis, once each. The desk shows their number.
create table analysis_readers (
  match_key text not null references analyses (match_key) on delete cascade,
  user_id text not null,
  first_read_at timestamptz not null,
  primary key (match_key, user_id)
);
create index analysis_readers_by_user on analysis_readers (user_id);
