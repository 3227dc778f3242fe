import type { Database } from '../../platform/database/open-database.ts';
import { type CricapiSeries, CricapiSeries as SeriesRow } from '../../vendors/cricapi/wire-series.ts';
import { wireRows } from '../../vendors/cricapi/wire-values.ts';
import { readDocument, readDocumentTime } from './vendor-documents.ts';

/** The list of series as last told, in memory. */
export interface SeriesMemory {
  readonly all: () => readonly CricapiSeries[];
  readonly nameOf: (seriesId: string) => string | null;
  readonly fetchedAt: () => Date | null;
  /** Takes in what was stored since; true when there was something. */
  readonly catchUp: () => Promise<boolean>;
}

export const SERIES = 'series';

const SeriesRows = wireRows(SeriesRow);

export function createSeriesMemory(db: Database): SeriesMemory {
  let series: readonly CricapiSeries[] = [];
  let names = new Map<string, string>();
  let fetchedAt: Date | null = null;
  return {
    all: () => series,
    nameOf: (id) => names.get(id) ?? null,
    fetchedAt: () => fetchedAt,
    catchUp: async () => {
      const storedAt = await readDocumentTime(db, SERIES);
      if (storedAt?.getTime() === fetchedAt?.getTime()) return false;
      const stored = await readDocument(db, SERIES, SeriesRows);
      if (stored === null) return false;
      series = stored.body;
      names = new Map(series.map(({ id, name }) => [id, name]));
      fetchedAt = stored.fetchedAt;
      return true;
    },
  };
}
