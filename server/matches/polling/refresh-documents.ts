import { CricapiFailure } from '../../vendors/cricapi/cricapi-failure.ts';
import { readStoredCountries } from '../documents/countries.ts';
import { fillGaps } from '../documents/fill-gaps.ts';
import { readInterest } from '../documents/match-interest.ts';
import { presentScorecard, scorecardName } from '../documents/match-scorecard.ts';
import { presentSquads } from '../documents/match-squads.ts';
import { readDocumentTimes, storeDocument } from '../documents/vendor-documents.ts';
import { CallRefused } from '../quota/spend-call.ts';
import { type DocumentWish, planDocuments } from './plan-documents.ts';
import type { Situation } from './plan-refresh.ts';
import type { PollContext } from './poll-context.ts';
import { readPages } from './read-pages.ts';
import { secondsLeft, spreadOver } from './refresh-interval.ts';

const SCORECARD_HITS = 10;
const COUNTRY_PAGES = 12;
/** A plan that affords a card this often need not let the first reader of a match wait for its turn. */
const AMPLE_PACE_MS = 120_000;
/** After a document could not be had. */
const TRY_AGAIN_MS = 600_000;

/** Asks for one document at a time of those worth having: squads, scorecards, countries. */
export function createDocumentsRefresh(context: PollContext) {
  const { db, clock, log, memory } = context;
  const changedAt = (matchKey: string) => memory.find(matchKey)?.changedAt;
  const triedAt = new Map<string, number>();
  let times: Map<string, Date> | null = null;
  let lastCardAt = 0;

  function isTimeFor(wish: DocumentWish, { day, now }: Situation, wanted: ReadonlySet<string>): boolean {
    if (now.getTime() - (triedAt.get(wish.name) ?? 0) < TRY_AGAIN_MS) return false;
    if (wish.kind !== 'scorecard' || wish.match.phase === 'completed') return true;
    const pace = spreadOver(secondsLeft(now), day, { priority: 'low', cost: SCORECARD_HITS }) * 1000;
    const isFirst = wanted.has(wish.match.key) && times?.has(wish.name) === false;
    return (isFirst && pace <= AMPLE_PACE_MS) || now.getTime() - lastCardAt >= pace;
  }

  return async (situation: Situation, wantsCountries: boolean): Promise<void> => {
    if (times === null) {
      times = await readDocumentTimes(db);
      lastCardAt = newestCard(times);
    }
    const wanted = await readInterest(db, situation.now);
    const wishes = planDocuments(situation, { times, wanted, wantsCountries, changedAt });
    const wish = wishes.find((each) => isTimeFor(each, situation, wanted));
    if (wish === undefined) return;
    const fetchedAt = clock.now();
    triedAt.set(wish.name, fetchedAt.getTime());
    if (wish.kind === 'scorecard') lastCardAt = fetchedAt.getTime();
    try {
      const body = await fetchBody(context, wish, fetchedAt);
      if (body !== null) await storeDocument(db, { name: wish.name, body, fetchedAt });
      times.set(wish.name, fetchedAt);
      triedAt.delete(wish.name);
    } catch (error) {
      if (!(error instanceof CricapiFailure || error instanceof CallRefused)) throw error;
      log.info({ document: wish.name, why: error.message }, 'a document was not refreshed');
    }
  };
}

/** The pace of cards goes on where the one who polled before left it. */
function newestCard(times: ReadonlyMap<string, Date>): number {
  const cards = [...times].filter(([name]) => name.startsWith(scorecardName('')));
  return cards.reduce((newest, [, at]) => Math.max(newest, at.getTime()), 0);
}

/** `null` where the answer tells nothing, which leaves an earlier one as it was. */
async function fetchBody(
  { spend, cricapi, db }: PollContext,
  wish: DocumentWish,
  now: Date,
): Promise<unknown> {
  const common = { essential: false, hasCopy: true } as const;
  if (wish.kind === 'countries') {
    const pages = { endpoint: 'countries', ask: cricapi.countries, maxPages: COUNTRY_PAGES };
    const read = await readPages(spend, { ...pages, wish: { priority: 'low', hasCopy: true } });
    const known = (await readStoredCountries(db))?.body ?? [];
    return read.rows.length === 0 ? null : fillGaps(read, known);
  }
  const id = wish.match.key;
  if (wish.kind === 'squads') {
    const call = { ...common, endpoint: 'match_squad', priority: 'medium', cost: 1 } as const;
    const players = presentSquads((await spend(call, () => cricapi.matchSquad({ id }))).rows);
    return players.length === 0 ? null : players;
  }
  const call = { ...common, endpoint: 'match_scorecard', priority: 'low', cost: SCORECARD_HITS } as const;
  const { data } = await spend(call, () => cricapi.matchScorecard(id));
  const namesAnybody = data.innings.some(({ batting, bowling }) => batting.length + bowling.length > 0);
  return namesAnybody ? presentScorecard(data, now) : null;
}
