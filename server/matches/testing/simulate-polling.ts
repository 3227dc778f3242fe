import { planMatches, planScores, planSeries } from '../polling/plan-refresh.ts';
import { type CallRequest, dayOf, hitsRemaining, checkCallBudget, type DailyQuota } from '../quota/quota.ts';
import type { FeedFormat, FeedMatch } from '../model/feed-match.ts';

// Simulates the poll plan over a year of fixtures, without database and vendor, for `plan-a-year.test.ts`.

export interface SimulatedYear {
  /** Seconds since the score was last requested, every minute of each live match. */
  readonly ages: readonly number[];
  readonly mostHitsInADay: number;
}

const MINUTE_MS = 60_000;
const STEP_MS = MINUTE_MS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** One week of every eight is simulated: seven weeks spread over the year. */
const WEEK_MS = 7 * DAY_MS;
const WEEKS_PER_SAMPLE = 8;
/** Pages, one hit each, that the vendor has of current matches and of series. */
const PAGES = 5;
const SERIES_PAGES = 2;
/** Minutes from the first ball to the last; for a Test, of one day. */
const PLAY_MINUTES: Readonly<Record<FeedFormat, number>> = {
  t10: 100,
  hundred: 160,
  t20: 215,
  odi: 470,
  other: 240,
  test: 450,
};

/** A match at a given time: started on schedule and over after its usual length; a Test after five days. */
function stateAt(match: FeedMatch, moment: number): FeedMatch {
  const minutes = (moment - Date.parse(match.startsAt ?? '')) / MINUTE_MS;
  const days = match.format === 'test' ? 5 : 1;
  const last = (days - 1) * 1_440 + PLAY_MINUTES[match.format];
  if (minutes < 0) return match;
  if (minutes >= last) return { ...match, phase: 'completed', result: 'won' };
  const isAtRest = minutes % 1_440 >= PLAY_MINUTES[match.format];
  const stumps = `Day ${Math.floor(minutes / 1_440) + 1}: Stumps`;
  return { ...match, phase: 'live', status: isAtRest ? stumps : 'Two need 30 runs', innings: [] };
}

const isInPlay = (match: FeedMatch) => match.phase === 'live' && !match.status.includes('Stumps');

interface Budget {
  quota: DailyQuota;
  date: string;
}

/** Takes the hits of a call from the budget. Returns false when the budget refuses it. */
function takeHits(budget: Budget, request: Partial<CallRequest>, now: Date): boolean {
  const call = { priority: 'high', cost: 1, isEssential: false, hasCopy: true, ...request } as const;
  if (checkCallBudget(budget.quota, call, now) !== null) return false;
  const { quota } = budget;
  const spent = { ...quota.spent, [call.priority]: quota.spent[call.priority] + call.cost };
  budget.quota = { ...quota, hitsToday: quota.hitsToday + call.cost, spent };
  return true;
}

/** Takes the hits of a whole list. Returns false when the budget allows only a part of it. */
function takeHitsForPages(budget: Budget, pages: number, now: Date): boolean {
  for (let page = 0; page < pages; page += 1) {
    if (!takeHits(budget, { priority: 'medium' }, now)) return false;
  }
  return true;
}

function freshDay(hitsLimit: number): DailyQuota {
  return { hitsLimit, hitsToday: 0, spent: { high: 0, medium: 0, low: 0 }, blockedUntil: null };
}

export interface SimulatedPlan {
  readonly hitsLimit: number;
  readonly spreadsHits: boolean;
  /** Whether users read match lists all day, or never. */
  readonly hasReaders: boolean;
}

/** Whether a moment is in one of the simulated weeks. */
function isSampled(moment: number, begin: number): boolean {
  return Math.floor((moment - begin) / WEEK_MS) % WEEKS_PER_SAMPLE === 0;
}

/** Runs the poll plan over weeks of a year, minute by minute, under the rules of the quota. */
export function simulatePlan(year: readonly FeedMatch[], plan: SimulatedPlan): SimulatedYear {
  const { hitsLimit, hasReaders, spreadsHits } = plan;
  const begin = Date.parse(`${year[0]?.startsAt?.slice(0, 4)}-01-01T00:00:00Z`);
  const budget: Budget = { quota: freshDay(hitsLimit), date: '' };
  let near: readonly FeedMatch[] | null = null;
  const requestedAt = { scores: 0, matches: 0, series: 0 };
  const ages: number[] = [];
  // Like the poll, the plan uses the last received state, not the true one.
  let receivedAt = begin;
  let mostHitsInADay = 0;
  for (let moment = begin; moment < begin + 365 * DAY_MS; moment += STEP_MS) {
    if (!isSampled(moment, begin)) {
      receivedAt = moment;
      continue;
    }
    const now = new Date(moment);
    if (near === null || moment % HOUR_MS === 0) near = matchesNear(year, moment);
    if (budget.date !== dayOf(now)) {
      budget.date = dayOf(now);
      budget.quota = freshDay(hitsLimit);
    }
    const knownFrom = receivedAt;
    const matches = near.map((match) => stateAt(match, knownFrom));
    const situation = { matches, quota: budget.quota, now, hasReaders };
    const isDue = (at: number, everySeconds: number) => moment - at >= everySeconds * 1000;
    const scores = planScores(situation, spreadsHits);
    if (isDue(requestedAt.matches, planMatches(situation, PAGES))) {
      requestedAt.matches = moment;
      if (takeHitsForPages(budget, PAGES, now)) {
        requestedAt.scores = moment;
        receivedAt = moment;
      }
    }
    if (isDue(requestedAt.scores, scores.everySeconds)) {
      requestedAt.scores = moment;
      // The vendor refuses a probe beyond the limit.
      if (hitsRemaining(budget.quota) > 0 && takeHits(budget, scores, now)) receivedAt = moment;
    }
    if (isDue(requestedAt.series, planSeries(situation))) {
      requestedAt.series = moment;
      takeHitsForPages(budget, SERIES_PAGES, now);
    }
    for (const match of near) {
      if (hasChangedPhase(match, knownFrom, receivedAt)) takeHits(budget, { isEssential: true }, now);
    }
    const inPlay = near.filter((match) => isInPlay(stateAt(match, moment)));
    const age = (moment - receivedAt) / 1000;
    for (const _ of inPlay) ages.push(age);
    mostHitsInADay = Math.max(mostHitsInADay, budget.quota.hitsToday);
  }
  return { ages, mostHitsInADay };
}

/** Milliseconds around its start in which a match matters. */
const reach = ({ format }: FeedMatch) => (format === 'test' ? 6 : 1) * DAY_MS + HOUR_MS;

/** Matches that start or started within a day; a Test lasts five days. */
function matchesNear(year: readonly FeedMatch[], moment: number): readonly FeedMatch[] {
  return year.filter((match) => Math.abs(Date.parse(match.startsAt ?? '') - moment) < reach(match));
}

/** A match that started or ended by the received scores is requested singly. */
function hasChangedPhase(match: FeedMatch, knownFrom: number, receivedAt: number): boolean {
  return stateAt(match, knownFrom).phase !== stateAt(match, receivedAt).phase;
}

/** Returns the ages of the scores in the same weeks with one call every `everyMinutes`, day and night. */
export function simulateFixed(year: readonly FeedMatch[], everyMinutes: number): number[] {
  const begin = Date.parse(`${year[0]?.startsAt?.slice(0, 4)}-01-01T00:00:00Z`);
  return year.flatMap((match) => {
    const from = Math.ceil((Date.parse(match.startsAt ?? '') - begin) / MINUTE_MS);
    const ages: number[] = [];
    for (let minute = from; minute < from + reach(match) / MINUTE_MS; minute += 1) {
      const moment = begin + minute * MINUTE_MS;
      if (isSampled(moment, begin) && isInPlay(stateAt(match, moment)))
        ages.push((minute % everyMinutes) * 60);
    }
    return ages;
  });
}

/** The quantile: the share `part` of the values is at or below the result. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
