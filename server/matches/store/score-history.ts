import { isDeepStrictEqual } from 'node:util';
import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { ballsToOvers, oversToBalls } from '@gullylens/engine/match/overs';
import { and, asc, eq, gt, gte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import type { FeedInnings } from '../model/feed-match.ts';
import { FORMATS } from '../model/formats.ts';
import type { StoredMatch } from '../model/present-match.ts';
import { matchScores } from './tables.ts';

interface ScoreChange {
  readonly key: string;
  readonly innings: readonly FeedInnings[];
  /** The innings stored before this change; undefined for a new match. */
  readonly before: readonly FeedInnings[] | undefined;
}

/**
 * `overPosition` orders the totals of an innings: `16.2` is stored as 162, because an over has fewer than ten legal
 * balls.
 */
const POSITIONS_PER_OVER = 10;
const overPositionOf = (overs: string): number => oversToBalls(overs, POSITIONS_PER_OVER);

/**
 * Stores each changed total, for each ball its first and its latest one, in the polling process. Deletes totals that
 * the vendor has retracted.
 */
export async function storeScores(tx: Transaction, changes: readonly ScoreChange[], reportedAt: Date) {
  const totals = changes.flatMap(changedTotals);
  if (totals.length > 0) {
    await tx
      .insert(matchScores)
      .values(totals.map((total) => ({ ...total, reportedAt })))
      .onConflictDoUpdate({
        target: [matchScores.matchKey, matchScores.innings, matchScores.overPosition],
        set: {
          runs: sql`excluded.runs`,
          wickets: sql`excluded.wickets`,
          reportedAt: sql`excluded.told_at`,
          firstRuns: sql`least(${matchScores.firstRuns}, excluded.runs)`,
          firstWickets: sql`least(${matchScores.firstWickets}, excluded.wickets)`,
        },
      });
  }
  for (const change of changes.filter(isRetracted)) await deleteLater(tx, change);
}

function changedTotals({ key, innings, before }: ScoreChange) {
  return innings.flatMap((each, index) => {
    const overPosition = overPositionOf(each.overs);
    const hasStarted = each.runs > 0 || overPosition > 0;
    if (!hasStarted || isDeepStrictEqual(each, before?.[index])) return [];
    const { runs, wickets } = each;
    return [
      { matchKey: key, innings: index, overPosition, runs, wickets, firstRuns: runs, firstWickets: wickets },
    ];
  });
}

/** True when there are fewer innings than before, or an innings has fewer overs. */
function isRetracted({ innings, before = [] }: ScoreChange): boolean {
  return before.some((earlier, index) => {
    const now = innings[index];
    return now === undefined || overPositionOf(now.overs) < overPositionOf(earlier.overs);
  });
}

async function deleteLater(tx: Transaction, { key, innings }: ScoreChange): Promise<void> {
  const later = innings.map((each, index) =>
    and(eq(matchScores.innings, index), gt(matchScores.overPosition, overPositionOf(each.overs))),
  );
  await tx
    .delete(matchScores)
    .where(and(eq(matchScores.matchKey, key), or(gte(matchScores.innings, innings.length), ...later)));
}

type StoredTotal = typeof matchScores.$inferSelect;

/** The totals of a match in order, for its timeline and charts until history has the balls. */
export async function readScoreHistory(
  db: Database,
  { match, changedAt }: StoredMatch,
): Promise<MatchProgress> {
  const scores = await db
    .select()
    .from(matchScores)
    .where(eq(matchScores.matchKey, match.key))
    .orderBy(asc(matchScores.innings), asc(matchScores.overPosition));
  return {
    matchId: match.key,
    source: 'scores',
    ballsPerOver: FORMATS[match.format].ballsPerOver,
    innings: match.innings.map(({ team }, index) => ({
      team,
      superOver: false,
      points: scores.filter(({ innings }) => innings === index).flatMap(totalsOfBall),
    })),
    as_of: changedAt.toISOString(),
  };
}

/** The latest total of a ball, after the first one if it was different. */
function totalsOfBall({ overPosition, runs, wickets, firstRuns, firstWickets }: StoredTotal) {
  const latest = { overs: ballsToOvers(overPosition, POSITIONS_PER_OVER), runs, wickets };
  const first = { ...latest, runs: firstRuns ?? runs, wickets: firstWickets ?? wickets };
  return isDeepStrictEqual(first, latest) ? [latest] : [first, latest];
}
