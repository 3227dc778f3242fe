-- What an analyst adds to a locked analysis: shown beside it, never in its place.
create table analysis_corrections (
  id bigint generated always as identity primary key,
  match_key text not null references analyses (match_key),
  text text not null,
  corrected_at timestamptz not null
);

create index analysis_corrections_by_match on analysis_corrections (match_key, id);

create function keep_correction() returns trigger language plpgsql as $$
begin
  raise exception 'a correction stays as it was written' using errcode = 'restrict_violation';
end
$$;

create trigger analysis_corrections_stay before update or delete on analysis_corrections
  for each row execute function keep_correction();
