import { sendRequest } from './send-request.ts';

export interface VendorAnswer {
  readonly apikey?: string;
  readonly status: string;
  readonly reason?: string;
  readonly info?: Record<string, number>;
  /** Any JSON; each test knows the shape that it expects. */
  readonly data: unknown;
}

/** Calls the CricAPI sandbox with the default key. */
export async function callCricapi(address: string, call: string): Promise<VendorAnswer> {
  const { text } = await sendRequest(
    `${address}/cricapi/v1/${call}${call.includes('?') ? '&' : '?'}apikey=sandbox`,
  );
  return JSON.parse(text) as VendorAnswer;
}

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly teams: readonly string[];
  readonly dateTimeGMT: string;
  readonly score?: readonly {
    readonly r: number;
    readonly w: number;
    readonly o: number;
    readonly inning: string;
  }[];
  readonly matchStarted: boolean;
  readonly matchEnded: boolean;
}

/** Returns the rows of one page of a list, such as `currentMatches`. */
export async function rowsOf(address: string, call: string): Promise<readonly Row[]> {
  return (await callCricapi(address, call)).data as readonly Row[];
}

interface ListedMatch {
  readonly id: string;
  readonly source: string;
  readonly phase: 'upcoming' | 'live' | 'completed';
}

/** Lists the matches of the feed; `source` is the id in the match record. */
export async function listFeed(address: string): Promise<readonly ListedMatch[]> {
  return (await sendRequest(`${address}/control/feed`)).body['matches'] as readonly ListedMatch[];
}
