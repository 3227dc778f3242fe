import { CRICAPI_PAGE_ROWS, type CricapiPage } from '../../vendors/cricapi/client/cricapi-client.ts';
import type { ReadRows } from '../../vendors/cricapi/client/read-rows.ts';
import type { CallRequest } from '../quota/quota.ts';
import { isUnavailable, type MeteredCall } from '../quota/metered-call.ts';

/** A list of the vendor; `request` fetches one page. */
interface PagedRead<T> extends Pick<CallRequest, 'priority' | 'hasCopy'> {
  readonly endpoint: string;
  readonly request: (query: { offset: number }) => Promise<CricapiPage<T>>;
  readonly maxPages: number;
}

/**
 * Reads a list page by page, one call each, in the process that polls. Throws when the first page fails. A later page
 * that CricAPI fails to send, or that the day's quota does not allow, ends the read.
 */
export async function fetchPages<T>(meteredCall: MeteredCall, read: PagedRead<T>) {
  const { request, maxPages, ...call } = read;
  const first = await meteredCall(call, () => request({ offset: 0 }));
  const pages = [first];
  const wanted = Math.ceil(first.totalRows / CRICAPI_PAGE_ROWS);
  const pageCount = Math.max(1, Math.min(wanted, maxPages));
  while (pages.length < pageCount) {
    const offset = pages.length * CRICAPI_PAGE_ROWS;
    const page = await meteredCall(call, () => request({ offset })).catch(nullWhenUnavailable);
    if (page === null) break;
    pages.push(page);
  }
  return {
    rows: pages.flatMap((page) => page.rows),
    rejected: pages.flatMap((page) => page.rejected),
    /** True when all pages of the vendor's list were read. */
    isWholeList: pages.length >= wanted,
    /** True when a page could not be read, so that its rows are unknown. */
    hasFailedPage: pages.length < pageCount,
    /** Pages that a refresh costs: those of the whole list, up to `maxPages`, even if one failed now. */
    pages: pageCount,
  };
}

function nullWhenUnavailable(error: unknown): null {
  if (isUnavailable(error)) return null;
  throw error;
}

/** Returns the rows, then the missing `known` ones if a page failed or a row was unreadable: they may still exist. */
export function mergeKnownRows<Row extends { readonly id: string }>(
  { rows, rejected, hasFailedPage }: ReadRows<Row> & { readonly hasFailedPage: boolean },
  known: readonly Row[],
): readonly Row[] {
  if (!hasFailedPage && rejected.length === 0) return rows;
  const ids = new Set(rows.map(({ id }) => id));
  return [...rows, ...known.filter(({ id }) => !ids.has(id))];
}
