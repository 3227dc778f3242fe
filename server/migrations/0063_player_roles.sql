-- The roles that the feed's squads state. Archives state none.
create table history_player_roles (
  player_id text primary key references history_players (id) on delete cascade,
  role text not null check (role in ('keeper', 'batter', 'all-rounder', 'bowler'))
);
