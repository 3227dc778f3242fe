import type { MatchSummary } from '@gullylens/contract/http/match';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import type { SeriesMemory } from '../documents/series-memory.ts';
import { asKnown, type MatchMemory } from '../state/match-memory.ts';
import { type MatchContext, presentMatch } from '../state/present-match.ts';
import { matches } from '../tables.ts';
import { tabulateResults, type TeamResults } from './tabulate-results.ts';

interface SeriesPage {
  /** Every stored match of the series, earliest first. */
  readonly fixtures: MatchSummary[];
  readonly results: TeamResults[];
}

/** All stored matches of a series, and its table. */
export interface SeriesMatches {
  readonly read: (seriesId: string) => Promise<SeriesPage>;
}

interface SeriesMatchesSources {
  readonly db: Database;
  readonly memory: MatchMemory;
  readonly series: SeriesMemory;
  readonly context: MatchContext;
}

/** Reads the store once per series and version of the feed. */
export function createSeriesMatches({ db, memory, series, context }: SeriesMatchesSources): SeriesMatches {
  const pages = new Map<string, Promise<SeriesPage>>();
  let cachedVersion = '';

  async function readPage(seriesId: string): Promise<SeriesPage> {
    const rows = await db
      .select()
      .from(matches)
      .where(eq(matches.seriesId, seriesId))
      .orderBy(sql`${matches.startsAt} nulls last`, asc(matches.key));
    const fixtures = rows.map((row) => presentMatch(asKnown(row), context));
    return { fixtures, results: tabulateResults(fixtures) };
  }

  return {
    read: (seriesId) => {
      const version = `${memory.change()} ${series.fetchedAt()?.getTime()}`;
      if (version !== cachedVersion) pages.clear();
      cachedVersion = version;
      const page = pages.get(seriesId) ?? readPage(seriesId);
      pages.set(seriesId, page);
      // A failed read is not cached.
      page.catch(() => pages.delete(seriesId));
      return page;
    },
  };
}
