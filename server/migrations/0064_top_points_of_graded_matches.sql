-- The most fantasy points of a player of the match. Null until the grader has checked the match again.
alter table analysis_grades add column top_points double precision;
