import type { HistoryQuery } from '@gullylens/contract/http/history/played-match';
import type {
  PlayerLogEntry,
  PlayerProfile,
  PlayerStats,
  PlayerSummary,
} from '@gullylens/contract/http/history/players';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { readPlayerRoles } from './read-player-roles.ts';
import { escapePattern, pageOfRows } from './page-of-rows.ts';

const PLAYER = sql`json_build_object(
  'key', p.id, 'name', p.name, 'gender', p.gender, 'lastMatch', p.last_match,
  'matches', (select count(*) from history_player_matches m where m.player_id = p.id),
  'team', (
    select json_build_object('key', t.key, 'name', t.name)
    from history_player_matches m join history_teams t on t.key = m.team
    where m.player_id = p.id order by m.played_on desc limit 1))`;
/** Matches of each format in a player's log. */
const LOG_LENGTH = 30;

/** A page of players by part of any spelling of their name, the latest active first. */
export function listPlayers(db: Database, query: HistoryQuery) {
  const short = initialAndSurnamePattern(query.search ?? '');
  const matching = (pattern: string) => sql`exists (select from history_player_aliases a
    where a.player_id = p.id and (a.spelling ilike ${pattern} or a.spelling ilike ${short}))`;
  const order = sql`p.last_match desc, p.name, p.id`;
  return pageOfRows<PlayerSummary>(
    db,
    { table: sql`history_players p`, row: PLAYER, matching, order },
    query,
  );
}

/** `V%Kohli` for `Virat Kohli`, which archives write as `V Kohli`. Null for a single word. */
function initialAndSurnamePattern(search: string): string | null {
  const parts = /^(\S).*\s(\S+)$/.exec(search);
  return parts && parts.slice(1).map(escapePattern).join('%');
}

/** A player's page. Teams are listed latest first. Null when history does not know the player. */
export async function readPlayer(db: Database, id: string): Promise<PlayerProfile | null> {
  const { rows } = await db.execute<{ player: Omit<PlayerProfile, 'role' | 'stats' | 'log'> }>(sql`
    select (${PLAYER}::jsonb || jsonb_build_object(
      'spellings', (
        select coalesce(json_agg(spelling order by spelling), '[]') from history_player_aliases where player_id = p.id),
      'teams', (select coalesce(json_agg(team), '[]') from (
        select t.key, t.name, count(*) as matches, min(m.played_on) as from, max(m.played_on) as to
        from history_player_matches m join history_teams t on t.key = m.team
        where m.player_id = p.id
        group by t.key, t.name order by max(m.played_on) desc, t.key) team)
    )) as player
    from history_players p where p.id = ${id}`);
  const [found] = rows;
  if (!found) return null;
  const role = (await readPlayerRoles(db, [id])).get(id) ?? null;
  return { ...found.player, role, stats: await readPlayerStats(db, id), log: await listLog(db, id) };
}

type PlayerSums = Omit<
  PlayerStats,
  'battingAverage' | 'strikeRate' | 'bowlingAverage' | 'economy' | 'averagePoints'
> & { readonly points: number };

/** Economy is per six balls in every format. */
const BALLS_PER_OVER = 6;

/** Sums and rates by format. A row is a match: a Test's highest score and milestones are of both innings together. */
async function readPlayerStats(db: Database, player: string): Promise<PlayerStats[]> {
  const { rows } = await db.execute<{ sums: PlayerSums }>(sql`
    select json_build_object(
      'format', m.format, 'matches', count(*), 'runs', sum(p.runs), 'ballsFaced', sum(p.balls_faced),
      'timesOut', sum(p.times_out), 'fours', sum(p.fours), 'sixes', sum(p.sixes), 'highest', max(p.runs),
      'fifties', count(*) filter (where p.runs between 50 and 99),
      'hundreds', count(*) filter (where p.runs >= 100),
      'ballsBowled', sum(p.balls_bowled), 'runsConceded', sum(p.runs_conceded), 'wickets', sum(p.wickets),
      'maidens', sum(p.maidens), 'mostWickets', max(p.wickets), 'catches', sum(p.catches),
      'stumpings', sum(p.stumpings), 'runOuts', sum(p.run_outs), 'points', sum(p.points_2025)) as sums
    from history_player_matches p join history_matches m on m.id = p.match_id
    where p.player_id = ${player}
    group by m.format order by count(*) desc`);
  return rows.map(({ sums: { points, ...sums } }) => ({
    ...sums,
    battingAverage: ratio(sums.runs, sums.timesOut),
    strikeRate: ratio(100 * sums.runs, sums.ballsFaced),
    bowlingAverage: ratio(sums.runsConceded, sums.wickets),
    economy: ratio(BALLS_PER_OVER * sums.runsConceded, sums.ballsBowled),
    averagePoints: ratio(points, sums.matches) ?? NaN,
  }));
}

/** Rounded to two decimals, as scorecards print rates. Null when the divisor is 0. */
function ratio(dividend: number, divisor: number): number | null {
  return divisor === 0 ? null : Math.round((100 * dividend) / divisor) / 100;
}

/** The player's latest matches of each format, latest first. */
async function listLog(db: Database, player: string): Promise<PlayerLogEntry[]> {
  const { rows } = await db.execute<{ entry: PlayerLogEntry }>(sql`
    select json_build_object(
      'matchId', match_id, 'playedOn', played_on, 'format', format, 'team', own.name, 'opponent', other.name,
      'battingPosition', batting_position, 'runs', runs, 'ballsFaced', balls_faced,
      'ballsBowled', balls_bowled, 'runsConceded', runs_conceded, 'wickets', wickets, 'catches', catches,
      'stumpings', stumpings, 'points', points_2025, 'pointsClassic', points_classic) as entry
    from (
      select p.*, m.format, case p.team when m.team_a then m.team_b else m.team_a end as opponent,
        row_number() over (partition by m.format order by p.played_on desc, m.id desc) as recency
      from history_player_matches p join history_matches m on m.id = p.match_id
      where p.player_id = ${player}) log
    join history_teams own on own.key = log.team
    join history_teams other on other.key = log.opponent
    where recency <= ${LOG_LENGTH}
    order by played_on desc, match_id desc`);
  return rows.map(({ entry }) => entry);
}
