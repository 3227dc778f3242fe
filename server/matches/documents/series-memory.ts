import { z } from 'zod';
import type { Database } from '../../platform/database/open-database.ts';
import { type CricapiSeries, CricapiSeries as SeriesRow } from '../../vendors/cricapi/wire-series.ts';
import { readDocument } from './vendor-documents.ts';

/** The list of series as last told, in memory. */
export interface SeriesMemory {
  readonly all: () => readonly CricapiSeries[];
  readonly nameOf: (seriesId: string) => string | null;
  readonly fetchedAt: () => Date | null;
  /** Takes in what was stored since; true when there was something. */
  readonly catchUp: () => Promise<boolean>;
}

const SeriesRows = z.array(SeriesRow);

export function createSeriesMemory(db: Database): SeriesMemory {
  let series: readonly CricapiSeries[] = [];
  let names = new Map<string, string>();
  let fetchedAt: Date | null = null;
  return {
    all: () => series,
    nameOf: (id) => names.get(id) ?? null,
    fetchedAt: () => fetchedAt,
    catchUp: async () => {
      const stored = await readDocument(db, 'series', SeriesRows);
      if (!stored || stored.fetchedAt.getTime() === fetchedAt?.getTime()) return false;
      series = stored.body;
      names = new Map(series.map(({ id, name }) => [id, name]));
      fetchedAt = stored.fetchedAt;
      return true;
    },
  };
}
