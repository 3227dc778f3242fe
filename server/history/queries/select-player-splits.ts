import { setImmediate } from 'node:timers/promises';
import type { PlayedFormat } from '@gullylens/contract/http/history/played-match';
import type { PlayerSplits } from '@gullylens/contract/http/history/player-splits';
import { FORMAT_FACTS } from '@gullylens/engine/match/format-facts';
import { PHASES } from '@gullylens/engine/match/phases';
import {
  addMatchToSplits,
  type BattingSums,
  emptySplits,
  noBatting,
} from '@gullylens/engine/match/player-splits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { BOWLING_STYLES, readBowlingStyles } from './bowling-styles.ts';
import { readSource } from './find-played-match.ts';

/** Latest matches whose balls are read. Each takes half a millisecond in a T20, and three times that in an ODI. */
const MATCHES_BY_BALL = 30;
/** Maximum opponents and venues listed, each. */
const MAX_ROWS = 8;

type Sums = Pick<PlayerSplits, 'opponents' | 'venues'>;

/**
 * A player's batting and bowling in a format, for the player's page (api role): by opponent and venue over all matches,
 * and by phase and bowling style over the latest thirty. Null when history has no match of the player in the format.
 */
export async function readPlayerSplits(
  db: Database,
  player: string,
  format: PlayedFormat,
): Promise<PlayerSplits | null> {
  const { rows } = await db.execute<{ sums: Sums & { readonly matches: number } }>(sql`
    with played as (
      select p.*, m.ground, case p.team when m.team_a then m.team_b else m.team_a end as opponent
      from history_player_matches p join history_matches m on m.id = p.match_id
      where p.player_id = ${player} and m.format = ${format})
    select json_build_object(
      'matches', (select count(*) from played),
      'opponents', ${split(sql`opponent`, sql`history_teams`)},
      'venues', ${split(sql`ground`, sql`history_grounds`)}) as sums`);
  const sums = rows[0]?.sums;
  if (!sums?.matches) return null;
  const { opponents, venues } = sums;
  return { format, ...(await countBalls(db, player, format)), opponents, venues };
}

/** The rows of `played` by a column, with the names of the table that the column refers to. */
function split(column: SQL, named: SQL): SQL {
  return sql`(select coalesce(json_agg(split), '[]'::json) from (
    select n.key, n.name, count(*) as matches, round(avg(points_2025)::numeric, 1)::float8 as "averagePoints",
      json_build_object('balls', sum(balls_faced), 'runs', sum(runs), 'outs', sum(times_out)) as batting,
      json_build_object('balls', sum(balls_bowled), 'runs', sum(runs_conceded), 'wickets', sum(wickets)) as bowling
    from played join ${named} n on n.key = ${column}
    group by n.key, n.name order by count(*) desc, max(played_on) desc, n.key limit ${MAX_ROWS}) split)`;
}

/** Splits by phase and bowling style, from the balls of the latest matches. Empty for formats without phases. */
async function countBalls(db: Database, player: string, format: PlayedFormat) {
  const splits = emptySplits();
  if (FORMAT_FACTS[format].oversLimit === null) {
    return { matches: 0, phases: [], bowlingStyles: [], unknownStyleBalls: 0 };
  }
  const { rows } = await db.execute<{ id: string; deflated: Buffer }>(sql`
    select m.id, s.deflated
    from history_player_matches p
    join history_matches m on m.id = p.match_id
    join history_sources s on s.match_id = p.match_id
    where p.player_id = ${player} and m.format = ${format}
    order by p.played_on desc, m.id desc limit ${MATCHES_BY_BALL}`);
  let matches = 0;
  for (const { id, deflated } of rows) {
    if (addMatchToSplits(splits, readSource(id, deflated), player)) matches += 1;
    // Lets other requests run between two matches.
    await setImmediate();
  }
  const phases = PHASES.map((phase) => ({ phase, ...splits.phases[phase] }));
  return { matches, phases, ...(await sumByStyle(db, splits.bowlers)) };
}

/** Batting against pace and spin, from batting against each bowler. */
async function sumByStyle(db: Database, bowlers: ReadonlyMap<string, BattingSums>) {
  const known = await readBowlingStyles(db, [...bowlers.keys()]);
  const sums = { pace: noBatting(), spin: noBatting(), unknown: noBatting() };
  for (const [bowler, batting] of bowlers) addTo(sums[known.get(bowler) ?? 'unknown'], batting);
  const bowlingStyles =
    known.size === 0 ? [] : BOWLING_STYLES.map((style) => ({ style, batting: sums[style] }));
  return { bowlingStyles, unknownStyleBalls: sums.unknown.balls };
}

function addTo(sums: BattingSums, { balls, runs, outs }: BattingSums): void {
  sums.balls += balls;
  sums.runs += runs;
  sums.outs += outs;
}
