import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { z } from 'zod';
import { CricapiFailure } from './cricapi-failure.ts';
import { fetchBody } from './fetch-body.ts';
import { type RawAnswer, readAnswer } from './read-answer.ts';
import { type ReadRows, readItem, readRows } from './read-rows.ts';
import type { CricapiUsage } from './read-usage.ts';
import { CricapiMatch } from './wire-match.ts';
import { CricapiCountry, CricapiSquad } from './wire-people.ts';
import { CricapiScoreRow } from './wire-score-row.ts';
import { CricapiScorecard } from './wire-scorecard.ts';
import { CricapiSeries } from './wire-series.ts';

interface CricapiSettings {
  /** Up to and with the version: `https://api.cricapi.com/v1`. */
  readonly baseUrl: string;
  readonly key: string;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Failures in a row that open the breaker, and how long it then stays open. */
  readonly breakAfter?: number;
  readonly breakForMs?: number;
}

interface CricapiAnswer<T> {
  readonly data: T;
  readonly usage: CricapiUsage;
}

export interface CricapiPage<T> extends ReadRows<T> {
  readonly usage: CricapiUsage;
  readonly totalRows: number;
}

/** The vendor's page length; `offset` counts rows. */
export const CRICAPI_PAGE_ROWS = 25;

/**
 * The client of CricAPI. Every method is one call at the vendor, bounded in time and size, and throws
 * `CricapiFailure`. Nothing is retried here: each try costs a hit, so the caller's plan decides.
 */
export type Cricapi = ReturnType<typeof createCricapi>;

export function createCricapi(settings: CricapiSettings) {
  const ask = createAsker(settings);
  const page = <T>(endpoint: string, row: z.ZodType<T>) => {
    return async (query: { offset?: number; id?: string } = {}): Promise<CricapiPage<T>> => {
      const answer = await ask(endpoint, query);
      const read = readRows(answer.data, row, endpoint);
      return { ...read, usage: answer.usage, totalRows: Math.max(answer.totalRows ?? 0, read.rows.length) };
    };
  };
  const item = <T>(endpoint: string, schema: z.ZodType<T>, idOf: (data: T) => string) => {
    return async (id: string): Promise<CricapiAnswer<T>> => {
      const answer = await ask(endpoint, { id });
      const data = readItem(answer.data, schema, endpoint);
      if (idOf(data) !== id) {
        throw new CricapiFailure('unexpected_shape', {
          endpoint,
          message: 'answer about another id',
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

const isOutage = (error: unknown) => error instanceof CricapiFailure && error.isOutage;

function createAsker({ baseUrl, key, ...bounds }: CricapiSettings) {
  const limits = { timeoutMs: bounds.timeoutMs ?? 10_000, maxBytes: bounds.maxBytes ?? 4 * 1024 * 1024 };
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: bounds.breakForMs ?? 30_000,
    breaker: new ConsecutiveBreaker(bounds.breakAfter ?? 5),
  });
  return async (endpoint: string, query: object): Promise<RawAnswer> => {
    const address = new URL(`${baseUrl}/${endpoint}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    address.searchParams.set('apikey', key);
    try {
      return await breaker.execute(async () =>
        readAnswer(await fetchBody(address, endpoint, limits), endpoint, key),
      );
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new CricapiFailure('circuit_open', { endpoint, message: 'not asked, after failures in a row' });
    }
  };
}
