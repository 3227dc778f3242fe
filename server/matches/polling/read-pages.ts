import { CRICAPI_PAGE_ROWS, type CricapiPage } from '../../vendors/cricapi/create-cricapi.ts';
import type { Priority } from '../quota/quota.ts';
import { isUnavailable, type SpendCall } from '../quota/spend-call.ts';

interface ReadPages<T> {
  readonly rows: readonly T[];
  readonly rejected: readonly string[];
  /** True when every page was read, so that what is not here is not in the vendor's list. */
  readonly complete: boolean;
  /** False when a page failed, so that its rows are unknown. */
  readonly unbroken: boolean;
  /** Pages of one refresh: those of the whole list, up to the most. */
  readonly pages: number;
}

interface PagedRead<T> {
  readonly endpoint: string;
  readonly request: (query: { offset: number }) => Promise<CricapiPage<T>>;
  readonly priority: Priority;
  readonly hasCopy?: boolean;
  readonly maxPages: number;
}

/** Reads a list page by page, each page a call of its own. Throws when the first fails. */
export async function readPages<T>(spend: SpendCall, read: PagedRead<T>): Promise<ReadPages<T>> {
  const { request, maxPages, ...call } = read;
  const first = await spend(call, () => request({ offset: 0 }));
  const pages = [first];
  const wanted = Math.ceil(first.totalRows / CRICAPI_PAGE_ROWS);
  const most = Math.max(1, Math.min(wanted, maxPages));
  while (pages.length < most) {
    const offset = pages.length * CRICAPI_PAGE_ROWS;
    const page = await spend(call, () => request({ offset })).catch(nullWhenUnavailable);
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

function nullWhenUnavailable(error: unknown): null {
  if (isUnavailable(error)) return null;
  throw error;
}

/**
 * Returns the rows of a list. When a page failed or a row was unreadable, the known rows that the list leaves out
 * follow: they may still exist.
 */
export function fillGaps<Row extends { readonly id: string }>(
  { rows, rejected, unbroken }: Pick<ReadPages<Row>, 'rows' | 'rejected' | 'unbroken'>,
  known: readonly Row[],
): readonly Row[] {
  if (unbroken && rejected.length === 0) return rows;
  const ids = new Set(rows.map(({ id }) => id));
  return [...rows, ...known.filter(({ id }) => !ids.has(id))];
}
