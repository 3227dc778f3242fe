-- Names are searched by the beginnings of their words. Marks become spaces, because the parser reads `A.B` as a host.
create index history_player_aliases_words on history_player_aliases
  using gin (to_tsvector('simple', translate(spelling, '.,-_/''()&', '         ')));
create index history_team_aliases_words on history_team_aliases
  using gin (to_tsvector('simple', translate(spelling, '.,-_/''()&', '         ')));
create index history_ground_aliases_words on history_ground_aliases
  using gin (to_tsvector('simple', translate(spelling, '.,-_/''()&', '         ')));
