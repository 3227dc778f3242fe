import { CRICAPI_PAGE_ROWS, type CricapiPage } from '../../vendors/cricapi/create-cricapi.ts';
import { CricapiFailure } from '../../vendors/cricapi/cricapi-failure.ts';
import type { CallWish } from '../quota/judge-call.ts';
import { CallRefused, type SpendCall } from '../quota/spend-call.ts';

export interface ReadPages<T> {
  readonly rows: readonly T[];
  readonly rejected: readonly string[];
  /** True when every page was read, so that what is not here is not in the vendor's list. */
  readonly complete: boolean;
  /** False when a page that there is could not be had, so that what stood on it is unknown. */
  readonly unbroken: boolean;
  /** Pages that a refresh reads: those of the whole list, up to the most. */
  readonly pages: number;
}

interface PagedRead<T> {
  readonly endpoint: string;
  readonly ask: (query: { offset: number }) => Promise<CricapiPage<T>>;
  readonly wish: Pick<CallWish, 'priority' | 'hasCopy'>;
  readonly maxPages: number;
}

/** Reads a list page by page, each page a call of its own. Throws when not even the first can be had. */
export async function readPages<T>(spend: SpendCall, read: PagedRead<T>): Promise<ReadPages<T>> {
  const wish = { ...read.wish, endpoint: read.endpoint, cost: 1, essential: false };
  const first = await spend(wish, () => read.ask({ offset: 0 }));
  const pages = [first];
  const wanted = Math.ceil(first.totalRows / CRICAPI_PAGE_ROWS);
  const most = Math.max(1, Math.min(wanted, read.maxPages));
  while (pages.length < most) {
    const offset = pages.length * CRICAPI_PAGE_ROWS;
    const page = await spend(wish, () => read.ask({ offset })).catch(orNone);
    if (page === null) break;
    pages.push(page);
  }
  return {
    rows: pages.flatMap((page) => page.rows),
    rejected: pages.flatMap((page) => page.rejected),
    complete: pages.length >= wanted,
    unbroken: pages.length === most,
    pages: most,
  };
}

/** A page that cannot be had leaves the ones before it standing. */
function orNone(error: unknown): null {
  if (error instanceof CricapiFailure || error instanceof CallRefused) return null;
  throw error;
}
