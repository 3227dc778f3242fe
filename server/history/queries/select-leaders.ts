import type { Leaders } from '@gullylens/contract/http/history/leaders';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';

/** Minimum balls faced or bowled for a rate: twenty overs of six. */
const MIN_BALLS_FOR_RATE = 120;
/** Minimum matches for average fantasy points. */
const MIN_MATCHES_FOR_AVERAGE = 5;
/** Players listed per statistic. */
const BOARD_ROWS = 10;
/** Days before the latest match whose matches count. */
const PERIOD_DAYS = 365;
/** The latest hundred matches always count, so that a league that pauses for a year still has leaders. */
const PERIOD_MATCHES = 100;

/**
 * The leaders of a format and gender over the twelve months before its latest match or its latest hundred matches,
 * whichever is longer. Fantasy points are by the Dream11 rules of 2025.
 */
export async function selectLeaders(
  db: Database,
  { format, gender }: Pick<Leaders, 'format' | 'gender'>,
): Promise<Leaders> {
  const { rows } = await db.execute<{ leaders: Omit<Leaders, 'format' | 'gender'> }>(sql`
    with played as (
      select id, played_on, team_a, team_b, max(played_on) over () as latest,
        row_number() over (order by played_on desc) as recency
      from history_matches where format = ${format} and gender = ${gender}),
    lines as (
      select p.*, m.team_a, m.team_b from played m
      join history_player_matches p on p.match_id = m.id
      where m.played_on > m.latest - ${PERIOD_DAYS}::int or m.recency <= ${PERIOD_MATCHES}),
    totals as (
      select player_id, count(*) as matches, sum(runs) as runs, sum(balls_faced) as balls_faced,
        sum(wickets) as wickets, sum(balls_bowled) as balls_bowled, sum(runs_conceded) as runs_conceded,
        sum(points_2025) as points
      from lines group by player_id)
    select json_build_object(
      'from', (select min(played_on) from lines), 'to', (select max(latest) from played),
      'runs', ${board(sql`runs`, sql`runs > 0`)},
      'wickets', ${board(sql`wickets`, sql`wickets > 0`)},
      'strikeRate', ${board(sql`round(100.0 * runs / nullif(balls_faced, 0), 2)`, sql`balls_faced >= ${MIN_BALLS_FOR_RATE}`)},
      'economy', ${board(
        sql`round(6.0 * runs_conceded / nullif(balls_bowled, 0), 2)`,
        sql`balls_bowled >= ${MIN_BALLS_FOR_RATE}`,
        sql`asc`,
      )},
      'averagePoints', ${board(sql`round((points / matches)::numeric, 1)`, sql`matches >= ${MIN_MATCHES_FOR_AVERAGE}`)},
      'bestMatches', ${BEST_MATCHES}) as leaders`);
  const [found] = rows;
  if (!found) throw new Error('the leaders query returned no row');
  return { format, gender, ...found.leaders };
}

/** The leading players in `totals` by a statistic; `qualifies` excludes players, `direction` is that of the order. */
function board(value: SQL, qualifies: SQL, direction: SQL = sql`desc`): SQL {
  return sql`(select coalesce(json_agg(row), '[]'::json) from (
    select p.id as key, p.name, ${LATEST_TEAM} as team, matches, ${value}::float8 as value
    from totals join history_players p on p.id = player_id
    where ${qualifies} order by ${value} ${direction}, matches, p.id limit ${BOARD_ROWS}) row)`;
}

/** Name of the latest team of a player `p` within the period. */
const LATEST_TEAM = sql`(
  select t.name from lines l join history_teams t on t.key = l.team
  where l.player_id = p.id order by l.played_on desc limit 1)`;

/** The highest fantasy points of a player in one match within the period. */
const BEST_MATCHES = sql`(select coalesce(json_agg(row), '[]'::json) from (
  select p.id as key, p.name, own.name as team, l.match_id as "matchId", l.played_on as "playedOn",
    other.name as opponent, l.runs, l.wickets, l.points_2025 as points
  from lines l
  join history_players p on p.id = l.player_id
  join history_teams own on own.key = l.team
  join history_teams other on other.key = case l.team when l.team_a then l.team_b else l.team_a end
  order by l.points_2025 desc, l.played_on desc, p.id limit ${BOARD_ROWS}) row)`;
