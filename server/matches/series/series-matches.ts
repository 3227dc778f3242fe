import type { MatchSummary } from '@gullylens/contract/http/match';
import { asc, eq, sql } from 'drizzle-orm';
import type { MatchesContext } from '../matches-context.ts';
import { asKnown } from '../state/match-memory.ts';
import { presentMatch } from '../state/present-match.ts';
import { matches } from '../tables.ts';
import { tabulateResults, type TeamResults } from './tabulate-results.ts';

interface SeriesPage {
  /** Every stored match of the series, earliest first. */
  readonly fixtures: MatchSummary[];
  readonly results: TeamResults[];
}

/** Reads all stored matches of a series, and its table. */
export type ReadSeriesPage = (seriesId: string) => Promise<SeriesPage>;

/** Reads the store once per series and version of the feed. */
export function createSeriesPages({ db, memory, series, context }: MatchesContext): ReadSeriesPage {
  const pages = new Map<string, Promise<SeriesPage>>();
  let cachedVersion = '';

  async function readPage(seriesId: string): Promise<SeriesPage> {
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

  return (seriesId) => {
    const version = `${memory.change()} ${series.fetchedAt()?.getTime()}`;
    if (version !== cachedVersion) pages.clear();
    cachedVersion = version;
    const page = pages.get(seriesId) ?? readPage(seriesId);
    pages.set(seriesId, page);
    // A failed read is not cached.
    page.catch(() => pages.delete(seriesId));
    return page;
  };
}
