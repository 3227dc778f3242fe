import type { Database } from '../../platform/database/open-database.ts';
import type { CricapiSeries } from '../../vendors/cricapi/wire/wire-series.ts';
import { readDocument } from './vendor-documents.ts';

/** The list of series in memory, in every process. Empty, with a null `fetchedAt`, until the vendor has sent it. */
export type SeriesCache = ReturnType<typeof createSeriesCache>;

/** Name of the list of series among the vendor's documents. */
export const SERIES = 'series';

/** Creates the cache, empty until `catchUp`. */
export function createSeriesCache(db: Database) {
  let series: readonly CricapiSeries[] = [];
  let names = new Map<string, string>();
  let fetchedAt: Date | null = null;
  return {
    all: () => series,
    nameOf: (id: string) => names.get(id) ?? null,
    fetchedAt: () => fetchedAt,
    /** Loads the series if they changed in PostgreSQL. Returns whether they did. */
    catchUp: async (): Promise<boolean> => {
      const stored = await readDocument<CricapiSeries[]>(db, SERIES, fetchedAt ?? undefined);
      if (stored === null) return false;
      series = stored.body;
      names = new Map(series.map(({ id, name }) => [id, name]));
      fetchedAt = stored.fetchedAt;
      return true;
    },
  };
}
