import type { VenueRecord } from '@gullylens/contract/http/history/venues';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { historyBowlingStyles } from '../store/tables.ts';

/** The styles that pages distinguish, in their order. */
export const BOWLING_STYLES = ['pace', 'spin'] as const;

/** The known styles of these bowlers by player id, for a batter's page. */
export async function readBowlingStyles(db: Database, bowlers: readonly string[]) {
  const isAmong = inArray(historyBowlingStyles.playerId, [...bowlers]);
  const rows = await db.select().from(historyBowlingStyles).where(isAmong);
  return new Map(rows.map(({ playerId, style }) => [playerId, style]));
}

interface StyleSums {
  readonly style: 'pace' | 'spin' | null;
  readonly balls: number;
  readonly runs: number;
  readonly wickets: number;
}

/**
 * Balls, runs and wickets of pace and spin at a venue (its key) in one format and gender, for its page. `byStyle` is
 * empty when no bowler's style is known.
 */
export async function sumWicketsByStyle(
  db: Database,
  { venue, format, gender }: Pick<VenueRecord, 'format' | 'gender'> & { readonly venue: string },
): Promise<Pick<VenueRecord, 'byStyle' | 'unknownStyleWickets'>> {
  const { rows } = await db.execute<{ sums: StyleSums }>(sql`
    select json_build_object('style', s.style, 'balls', sum(p.balls_bowled), 'runs', sum(p.runs_conceded),
      'wickets', sum(p.wickets)) as sums
    from history_matches m
    join history_player_matches p on p.match_id = m.id
    left join history_bowling_styles s on s.player_id = p.player_id
    where m.ground = ${venue} and m.format = ${format} and m.gender = ${gender}
    group by s.style`);
  const sumsOf = new Map(rows.map(({ sums }) => [sums.style, sums]));
  const isKnown = BOWLING_STYLES.some((style) => sumsOf.has(style));
  const byStyle = BOWLING_STYLES.map((style) => ({
    balls: 0,
    runs: 0,
    wickets: 0,
    ...sumsOf.get(style),
    style,
  }));
  return {
    byStyle: isKnown ? byStyle : [],
    unknownStyleWickets: sumsOf.get(null)?.wickets ?? 0,
  };
}
