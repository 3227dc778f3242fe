-- Of the rows of a statement only the different names are looked up: some hundred players in thousands of rows.
create or replace function history_player_matches_refer() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (
    select from (select distinct match_id from written) w
    where not exists (select from history_matches m where m.id = w.match_id)
  ) or exists (
    select from (select distinct player_id from written) w
    where not exists (select from history_players p where p.id = w.player_id)
  ) or exists (
    select from (select distinct team from written) w
    where not exists (select from history_teams t where t.key = w.team)
  ) then
    raise foreign_key_violation using message = 'history_player_matches refers to what is not there';
  end if;
  return null;
end $$;

-- What a team's players did is found by the team's matches; keeping an index of its own was a sixth of storing a row.
drop index history_player_matches_by_team;
