import type { CricapiSeries } from '../../vendors/cricapi/wire/wire-series.ts';
import {
  presentScorecard,
  presentSquads,
  readScorecard,
  readStoredCountries,
  scorecardName,
} from '../documents/match-documents.ts';
import { mergeScorecards } from '../documents/merge-scorecards.ts';
import { isUnavailable } from '../quota/metered-call.ts';
import type { DailyQuota } from '../quota/quota.ts';
import { SERIES } from '../store/series-cache.ts';
import { readDocumentTimes, storeDocument } from '../store/vendor-documents.ts';
import { fetchPages, mergeKnownRows } from './fetch-pages.ts';
import { type DocumentRequest, planDocuments } from './plan-document-refresh.ts';
import type { Situation } from './plan-refresh.ts';
import type { PollContext } from './poll-context.ts';
import type { RecentViews } from './user-views.ts';
import { secondsLeft, spreadOver } from './refresh-interval.ts';

/** Hits that the vendor charges for a scorecard. */
const SCORECARD_HITS = 10;
/** Maximum pages of countries, 25 on each: 300 countries. */
const COUNTRY_PAGES = 12;
/** If the quota allows a scorecard this often, the first one of a live match that a user opened is fetched at once. */
const IMMEDIATE_PACE_MS = 120_000;
/** Interval between attempts for the same document after a failure; chosen. */
const RETRY_MS = 600_000;

/** Returns the function that requests the first due document, if any; one per poll, in the polling process. */
export function createDocumentsRefresh(context: PollContext) {
  const { db, clock, log, memory } = context;
  const changedAt = (matchKey: string) => memory.find(matchKey)?.changedAt;
  const triedAt = new Map<string, number>();
  /** When each stored document was fetched, by name; null until the first poll has read it. */
  let fetchTimes: Map<string, Date> | null = null;
  let lastCardAt = 0;

  function isDue(request: DocumentRequest, { quota, now }: Situation, opened: ReadonlySet<string>): boolean {
    if (now.getTime() - (triedAt.get(request.name) ?? -Infinity) < RETRY_MS) return false;
    if (request.kind !== 'scorecard' || request.match.phase === 'completed') return true;
    const pace = spreadOver(secondsLeft(now), quota, { priority: 'low', cost: SCORECARD_HITS }) * 1000;
    const isFirst = opened.has(request.match.key) && fetchTimes?.has(request.name) === false;
    return (isFirst && pace <= IMMEDIATE_PACE_MS) || now.getTime() - lastCardAt >= pace;
  }

  return async (situation: Situation, views: RecentViews): Promise<void> => {
    if (fetchTimes === null) {
      fetchTimes = await readDocumentTimes(db);
      lastCardAt = newestCardTime(fetchTimes);
    }
    const requests = planDocuments(situation, { fetchTimes, changedAt, ...views });
    const request = requests.find((each) => isDue(each, situation, views.viewedMatches));
    if (request === undefined) return;
    const { kind, name } = request;
    const fetchedAt = clock.now();
    triedAt.set(name, fetchedAt.getTime());
    if (kind === 'scorecard') lastCardAt = fetchedAt.getTime();
    try {
      const body = await fetchBody(context, request, fetchedAt);
      if (body !== null) await storeDocument(db, { name, body, fetchedAt });
      fetchTimes.set(name, fetchedAt);
      triedAt.delete(name);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.info({ document: name, why: error.message }, 'document refresh failed');
    }
  };
}

/** Time of the newest stored scorecard, in ms since 1970: continues the pace of the previous lease holder. */
function newestCardTime(times: ReadonlyMap<string, Date>): number {
  const cards = [...times].filter(([name]) => name.startsWith(scorecardName('')));
  return cards.reduce((newest, [, at]) => Math.max(newest, at.getTime()), 0);
}

/** Fetches the body of a document. Null when the response has no content; the stored document then stays. */
async function fetchBody(
  { meteredCall, cricapi, db }: PollContext,
  request: DocumentRequest,
  now: Date,
): Promise<unknown> {
  if (request.kind === 'countries') {
    const list = { endpoint: 'countries', request: cricapi.countries, maxPages: COUNTRY_PAGES };
    const read = await fetchPages(meteredCall, { ...list, priority: 'low' });
    const known = (await readStoredCountries(db))?.body ?? [];
    return read.rows.length === 0 ? null : mergeKnownRows(read, known);
  }
  const id = request.match.key;
  if (request.kind === 'squads') {
    const call = { endpoint: 'match_squad', priority: 'medium' } as const;
    const players = presentSquads((await meteredCall(call, () => cricapi.matchSquad({ id }))).rows);
    return players.length === 0 ? null : players;
  }
  const call = { endpoint: 'match_scorecard', priority: 'low', cost: SCORECARD_HITS } as const;
  const { data } = await meteredCall(call, () => cricapi.matchScorecard(id));
  const namesPlayers = data.innings.some(({ batting, bowling }) => batting.length || bowling.length);
  if (!namesPlayers) return null;
  return mergeScorecards(presentScorecard(data, now), await readScorecard(db, id), request.match);
}

/** Hits of the daily limit per page of series: a plan of 100 reads two pages, the largest all of them. */
const HITS_PER_SERIES_PAGE = 50;
/** Maximum pages of series, 25 on each: 1,000 series. */
const SERIES_PAGES = 40;

/** Requests the list of series, because matches carry only their ids. An empty list keeps the `known` ones. */
export async function refreshSeries(
  { meteredCall, cricapi, db, clock }: PollContext,
  quota: DailyQuota,
  known: readonly CricapiSeries[],
): Promise<void> {
  const fetchedAt = clock.now();
  const read = await fetchPages(meteredCall, {
    endpoint: 'series',
    request: cricapi.series,
    priority: 'medium',
    maxPages: Math.min(SERIES_PAGES, Math.floor(quota.hitsLimit / HITS_PER_SERIES_PAGE)),
  });
  if (read.rows.length === 0) return;
  await storeDocument(db, { name: SERIES, body: mergeKnownRows(read, known), fetchedAt });
}
