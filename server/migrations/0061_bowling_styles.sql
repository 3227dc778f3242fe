-- Whether a player bowls pace or spin. Archives do not state it; the squads of the feed do.
create table history_bowling_styles (
  player_id text primary key references history_players (id) on delete cascade,
  style text not null check (style in ('pace', 'spin'))
);
