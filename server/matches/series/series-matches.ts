import { asc, eq, sql } from 'drizzle-orm';
import type { MatchesContext } from '../matches-context.ts';
import { asKnown } from '../state/match-memory.ts';
import { presentMatch } from '../state/present-match.ts';
import { matches } from '../tables.ts';
import { tabulateResults } from './tabulate-results.ts';

/** Reads every stored match of a series, earliest first, and its table. */
export async function readSeriesPage({ db, context }: MatchesContext, seriesId: string) {
  const rows = await db
    .select()
    .from(matches)
    .where(eq(matches.seriesId, seriesId))
    .orderBy(sql`${matches.startsAt} nulls last`, asc(matches.key));
  return {
    fixtures: rows.map((row) => presentMatch(asKnown(row), context)),
    results: tabulateResults(rows.map(({ record }) => record)),
  };
}
