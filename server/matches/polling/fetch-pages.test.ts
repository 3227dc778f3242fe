import { describe, expect, it } from 'vitest';
import { CRICAPI_PAGE_ROWS } from '../../vendors/cricapi/client/cricapi-client.ts';
import { CricapiFailure } from '../../vendors/cricapi/client/cricapi-failure.ts';
import { mergeKnownRows, fetchPages } from './fetch-pages.ts';

const usage = { hitsToday: null, hitsUsed: 1, hitsLimit: null };

/** Reads at most three pages from a vendor with `totalRows` rows, whose pages from `breaksAt` on fail. */
function read(totalRows: number, breaksAt = Number.POSITIVE_INFINITY) {
  const request = async ({ offset }: { offset: number }) => {
    if (offset >= breaksAt * CRICAPI_PAGE_ROWS) {
      throw new CricapiFailure('server_error', { endpoint: 'series', message: 'HTTP 500' });
    }
    return { rows: [offset], rejected: [], totalRows, usage };
  };
  return fetchPages((_, call) => call(), { endpoint: 'series', request, priority: 'medium', maxPages: 3 });
}

describe('reading a list page by page', () => {
  it('reads all pages', async () => {
    expect(await read(50)).toMatchObject({
      rows: [0, 25],
      isWholeList: true,
      hasFailedPage: false,
      pages: 2,
    });
  });

  it('reads at most the maximum number of pages, whatever row count the vendor states', async () => {
    expect(await read(1_000_000_000)).toMatchObject({
      rows: [0, 25, 50],
      isWholeList: false,
      hasFailedPage: false,
      pages: 3,
    });
  });

  it('keeps the pages before a failed one and reports the list as incomplete', async () => {
    expect(await read(60, 1)).toMatchObject({ rows: [0], isWholeList: false, hasFailedPage: true });
  });

  it('fails when the first page fails', async () => {
    await expect(read(60, 0)).rejects.toMatchObject({ kind: 'server_error' });
  });
});

const row = (id: string, word: string) => ({ id, word });
const known = [row('a', 'then'), row('b', 'then'), row('c', 'then')];
const rows = [row('b', 'now'), row('d', 'now')];

it('a list that was read completely replaces the known rows', () => {
  expect(mergeKnownRows({ rows, rejected: [], hasFailedPage: false }, known)).toEqual(rows);
});

it.each([
  ['a failed page', { rejected: [], hasFailedPage: true }],
  ['an unreadable row', { rejected: ['a: no name'], hasFailedPage: false }],
])('%s keeps the known rows that are missing', (_, gaps) => {
  expect(mergeKnownRows({ rows, ...gaps }, known)).toEqual([...rows, row('a', 'then'), row('c', 'then')]);
});
