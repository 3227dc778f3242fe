-- One analysis a match. `body` is text, not json: its hash is published, so not a byte of it may move.
create table analyses (
  match_key text primary key,
  id uuid not null unique default gen_random_uuid(),
  match_title text not null,
  tournament text not null,
  match_at timestamptz not null,
  body text not null,
  -- SHA-256 of body, hexadecimal.
  content_hash text not null,
  -- What the draft was made from: as long as it is the same, drafting again would change nothing.
  drafted_from text not null,
  drafted_at timestamptz not null,
  -- First drafted when the match had begun: for readers who come late, and never graded.
  drafted_late boolean not null,
  -- The scheduled start; null while nobody has said when that is.
  locks_at timestamptz,
  locked_at timestamptz
);

create index analyses_by_time on analyses (match_at desc);

-- What was published stays as it was published: nobody changes or deletes a locked analysis, by whatever way.
create function keep_locked_analysis() returns trigger language plpgsql as $$
begin
  raise exception 'the analysis of match % is locked', old.match_key using errcode = 'restrict_violation';
end
$$;

create trigger analyses_stay_locked before update or delete on analyses
  for each row when (old.locked_at is not null) execute function keep_locked_analysis();
