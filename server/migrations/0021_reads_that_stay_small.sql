-- What is not settled yet, or was after a moment: found without the other calls of the day.
create index vendor_calls_by_settling on vendor_calls (day, settled_at);

-- One row: grows whenever the public track record says something else, so that it is worked out once for all readers.
create table track_record_state (
  singleton boolean primary key default true check (singleton),
  revision bigint not null default 0
);
insert into track_record_state default values;

create function advance_track_record() returns trigger language plpgsql as $$
begin
  update track_record_state set revision = revision + 1;
  return null;
end
$$;

create trigger track_record_gains_grades after insert or update or delete on analysis_grades
  for each row execute function advance_track_record();
create trigger track_record_gains_analyses after update on analyses
  for each row when (new.locked_at is distinct from old.locked_at) execute function advance_track_record();
