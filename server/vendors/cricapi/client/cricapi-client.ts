import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { z } from 'zod';
import { measureVendorCall } from '../../../platform/vendor-metrics.ts';
import { CricapiFailure } from './cricapi-failure.ts';
import { fetchBody } from './fetch-body.ts';
import { type CricapiUsage, readAnswer } from './read-response.ts';
import { type ReadRows, readItem, readRows } from './read-rows.ts';
import { CricapiMatch } from '../wire/wire-match.ts';
import { CricapiCountry, CricapiSquad } from '../wire/wire-people.ts';
import { CricapiScoreRow } from '../wire/wire-score-row.ts';
import { CricapiScorecard } from '../wire/wire-scorecard.ts';
import { CricapiSeries } from '../wire/wire-series.ts';

interface CricapiSettings {
  /** Base address including the version: `https://api.cricapi.com/v1`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Limit for a whole call, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Consecutive failures that open the circuit breaker, and for how long. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

/** One page of a list, with the quota that the vendor reported. */
export interface CricapiPage<T> extends ReadRows<T> {
  readonly usage: CricapiUsage;
  /** Rows of the whole list, over all pages. */
  readonly totalRows: number;
}

/** The vendor's page length; `offset` counts rows. */
export const CRICAPI_PAGE_ROWS = 25;

/**
 * The CricAPI client, called only by the polling process through `MeteredCall`. Each method makes one call, bounded in
 * time and size. It does not retry, because each attempt costs a hit.
 * @throws CricapiFailure
 */
export type Cricapi = ReturnType<typeof createCricapi>;

/** Creates the client. Only its circuit breaker has state. */
export function createCricapi(settings: CricapiSettings) {
  const request = createRequester(settings);
  const page = <T>(endpoint: string, row: z.ZodType<T>) => {
    return async (query: { offset?: number; id?: string } = {}): Promise<CricapiPage<T>> => {
      const answer = await request(endpoint, query);
      const read = readRows(answer.data, row, endpoint);
      return { ...read, usage: answer.usage, totalRows: Math.max(answer.totalRows ?? 0, read.rows.length) };
    };
  };
  const item = <T>(endpoint: string, schema: z.ZodType<T>, idOf: (data: T) => string) => {
    return async (id: string) => {
      const answer = await request(endpoint, { id });
      const data = readItem(answer.data, schema, endpoint);
      if (idOf(data) !== id) {
        throw new CricapiFailure('unexpected_shape', {
          endpoint,
          message: 'response has another id',
          usage: answer.usage,
        });
      }
      return { data, usage: answer.usage };
    };
  };
  return {
    currentMatches: page('currentMatches', CricapiMatch),
    scores: page('cricScore', CricapiScoreRow),
    series: page('series', CricapiSeries),
    countries: page('countries', CricapiCountry),
    matchSquad: page('match_squad', CricapiSquad),
    matchInfo: item('match_info', CricapiMatch, (match) => match.id),
    matchScorecard: item('match_scorecard', CricapiScorecard, (card) => card.match.id),
  };
}

/** Failures of the vendor or the network, which open the circuit breaker. Clear error responses do not. */
const OUTAGES = ['throttled', 'server_error', 'not_json', 'too_large', 'timeout', 'unreachable'];
const isOutage = (error: unknown) => error instanceof CricapiFailure && OUTAGES.includes(error.kind);

function createRequester({ baseUrl, key, timeoutMs = 10_000 }: CricapiSettings) {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  return async (endpoint: string, query: object) => {
    const address = new URL(`${baseUrl}/${endpoint}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    address.searchParams.set('apikey', key);
    try {
      const call = async () => readAnswer(await fetchBody(address, endpoint, timeoutMs), endpoint, key);
      return await breaker.execute(() => measureVendorCall('cricapi', call, isOutage));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new CricapiFailure('circuit_open', { endpoint, message: 'circuit breaker is open' });
    }
  };
}
