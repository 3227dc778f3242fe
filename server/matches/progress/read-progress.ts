import type { MatchProgress } from '@gullylens/contract/http/played-matches';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { BALLS_PER_OVER } from '../state/feed-match.ts';
import type { KnownMatch } from '../state/present-match.ts';
import { oversAt } from '../state/overs-place.ts';
import { matchScores } from '../tables.ts';

/** The totals of a match as the vendor was heard to tell them. */
export async function readProgress(db: Database, { match, changedAt }: KnownMatch): Promise<MatchProgress> {
  const told = await db
    .select()
    .from(matchScores)
    .where(eq(matchScores.matchKey, match.key))
    .orderBy(asc(matchScores.innings), asc(matchScores.place));
  return {
    matchId: match.key,
    source: 'scores',
    ballsPerOver: BALLS_PER_OVER[match.format],
    innings: match.innings.map(({ team }, index) => ({
      team,
      superOver: false,
      points: told
        .filter(({ innings }) => innings === index)
        .map(({ place, runs, wickets }) => ({ overs: oversAt(place), runs, wickets })),
    })),
    as_of: changedAt.toISOString(),
  };
}
