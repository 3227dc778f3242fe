import type { CricapiSeries } from '../../vendors/cricapi/wire-series.ts';
import { SERIES } from '../documents/series-memory.ts';
import { storeDocument } from '../documents/vendor-documents.ts';
import type { PollContext, PollTurn } from './poll-context.ts';
import { fillGaps, readPages } from './read-pages.ts';

/** A page of series in so many hits of the day's limit: a small plan reads the first two, the largest all of them. */
const HITS_PER_PAGE = 50;
const MAX_PAGES = 40;

/** Requests the list of series, whose names the matches do not carry. An empty one leaves those `known` as they are. */
export async function refreshSeries(
  { spend, cricapi, db, clock }: PollContext,
  { day }: PollTurn,
  known: readonly CricapiSeries[],
): Promise<void> {
  const fetchedAt = clock.now();
  const read = await readPages(spend, {
    endpoint: 'series',
    request: cricapi.series,
    priority: 'medium',
    maxPages: Math.min(MAX_PAGES, Math.floor(day.hitsLimit / HITS_PER_PAGE)),
  });
  if (read.rows.length === 0) return;
  await storeDocument(db, { name: SERIES, body: fillGaps(read, known), fetchedAt });
}
