-- What a player did in a match still refers only to what there is, and goes with its match. But rows come by the
-- thousand, and three foreign keys asked about each of them by itself, which took longer than storing them: from here on
-- all rows of a statement are looked at together. Whoever writes here holds the import's lock, so nothing slips between.

alter table history_player_matches
  drop constraint history_player_matches_match_id_fkey,
  drop constraint history_player_matches_player_id_fkey,
  drop constraint history_player_matches_team_fkey;

-- By index whatever there is: the plan is kept by the connection while the tables grow.
create function history_player_matches_refer() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from written w
    where not exists (select from history_matches m where m.id = w.match_id)
      or not exists (select from history_players p where p.id = w.player_id)
      or not exists (select from history_teams t where t.key = w.team)
  ) then
    raise foreign_key_violation using message = 'history_player_matches refers to what is not there';
  end if;
  return null;
end $$;

create trigger refer_when_inserted after insert on history_player_matches
  referencing new table as written for each statement execute function history_player_matches_refer();
create trigger refer_when_updated after update on history_player_matches
  referencing new table as written for each statement execute function history_player_matches_refer();

create function history_player_matches_go() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from history_player_matches p using gone where p.match_id = gone.id;
  return null;
end $$;

create trigger player_matches_go after delete on history_matches
  referencing old table as gone for each statement execute function history_player_matches_go();

create function history_player_matches_go_all() returns trigger language plpgsql as $$
begin
  truncate history_player_matches;
  return null;
end $$;

create trigger player_matches_go_all after truncate on history_matches
  for each statement execute function history_player_matches_go_all();

-- Its match and its team stay by the foreign keys of what else a match has; its player by this.
create function history_players_stay() returns trigger language plpgsql as $$
begin
  if exists (
    select from history_player_matches m
    where not exists (select from history_players p where p.id = m.player_id)
  ) then
    raise foreign_key_violation using message = 'history_player_matches still refers to a player';
  end if;
  return null;
end $$;

create trigger stay_when_referred_to after delete or update of id on history_players
  for each statement execute function history_players_stay();
