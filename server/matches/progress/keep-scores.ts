import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, gte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { FeedInnings } from '../state/feed-match.ts';
import { placeOf } from '../state/overs-place.ts';
import { matchScores } from '../tables.ts';

export interface ScoreChange {
  readonly key: string;
  readonly innings: readonly FeedInnings[];
  /** As they stood before; `undefined` for a match that is new. */
  readonly before: readonly FeedInnings[] | undefined;
}

/** Keeps each total that moved, and forgets those that the vendor has taken back. */
export async function keepScores(
  tx: Transaction,
  changes: readonly ScoreChange[],
  toldAt: Date,
): Promise<void> {
  const totals = changes.flatMap(movedTotals);
  if (totals.length > 0) {
    await tx
      .insert(matchScores)
      .values(totals.map((total) => ({ ...total, toldAt })))
      .onConflictDoUpdate({
        target: [matchScores.matchKey, matchScores.innings, matchScores.place],
        set: { runs: sql`excluded.runs`, wickets: sql`excluded.wickets`, toldAt: sql`excluded.told_at` },
      });
  }
  for (const change of changes.filter(isTakenBack)) await forgetLater(tx, change);
}

function movedTotals({ key, innings, before }: ScoreChange) {
  return innings.flatMap((each, index) => {
    const hasBegun = each.runs > 0 || placeOf(each.overs) > 0;
    if (!hasBegun || isDeepStrictEqual(each, before?.[index])) return [];
    const { runs, wickets } = each;
    return [{ matchKey: key, innings: index, place: placeOf(each.overs), runs, wickets }];
  });
}

/** Fewer innings than before, or fewer overs of one. */
function isTakenBack({ innings, before = [] }: ScoreChange): boolean {
  return before.some((was, index) => {
    const now = innings[index];
    return now === undefined || placeOf(now.overs) < placeOf(was.overs);
  });
}

async function forgetLater(tx: Transaction, { key, innings }: ScoreChange): Promise<void> {
  const later = innings.map((each, index) =>
    and(eq(matchScores.innings, index), gt(matchScores.place, placeOf(each.overs))),
  );
  await tx
    .delete(matchScores)
    .where(and(eq(matchScores.matchKey, key), or(gte(matchScores.innings, innings.length), ...later)));
}
