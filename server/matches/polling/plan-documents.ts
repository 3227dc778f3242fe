import { COUNTRIES } from '../documents/countries.ts';
import { scorecardName } from '../documents/match-scorecard.ts';
import { squadsName } from '../documents/match-squads.ts';
import { hitsRemaining } from '../quota/judge-call.ts';
import { endOfDay } from '../state/end-of-day.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import type { Situation } from './plan-refresh.ts';
import { stretchTtl, TTL_SECONDS } from './refresh-interval.ts';

export type DocumentWish =
  | { readonly kind: 'countries'; readonly name: string }
  | { readonly kind: 'squads' | 'scorecard'; readonly name: string; readonly match: FeedMatch };

/** The least plan that can follow a scorecard through a match: a scorecard costs ten hits. */
const PLAN_FOR_LIVE_CARDS = 2_000;
const LIVE_CARD_SECONDS = 60;
/** The vendor names squads about two days before the match. */
const SQUADS_BEFORE_HOURS = 48;
/** A match that ended longer ago is read about elsewhere. */
const CARD_AFTER_HOURS = 24;
/** From the start of a match of five days to when its end is no longer news. */
const LONGEST_MATCH_HOURS = 6 * 24;

export interface DocumentFacts {
  /** When each document was last stored, by its name. */
  readonly times: ReadonlyMap<string, Date>;
  /** The matches that users opened lately. */
  readonly wanted: ReadonlySet<string>;
  /** True when a user lately requested the list of countries. */
  readonly wantsCountries: boolean;
  /** When a match last changed, by its key. */
  readonly changedAt: (matchKey: string) => Date | undefined;
}

/**
 * Returns the documents to request now, the most important first: squads, scorecards, countries. Among scorecards
 * those that users opened come first, then the oldest. A card that was followed through a match is requested once more
 * when the match is over. A plan below 2,000 hits requests only
 * what a user opened.
 */
export function planDocuments(
  { matches, day, now }: Situation,
  { times, wanted, wantsCountries, changedAt }: DocumentFacts,
): DocumentWish[] {
  const age = (name: string) => (now.getTime() - (times.get(name)?.getTime() ?? 0)) / 1000;
  const ttl = (seconds: number) => stretchTtl(seconds, hitsRemaining(day));
  const isLargePlan = day.hitsLimit >= PLAN_FOR_LIVE_CARDS;
  const isCountriesDue = (isLargePlan || wantsCountries) && age(COUNTRIES) > ttl(TTL_SECONDS.countries);
  const wantsCard = (match: FeedMatch) => {
    const name = scorecardName(match.key);
    if (match.phase === 'live')
      return isLargePlan && match.innings.length > 0 && age(name) > LIVE_CARD_SECONDS;
    if (!isLargePlan && !wanted.has(match.key)) return false;
    const isOfPlay = isLargePlan && isBefore(times.get(name), changedAt(match.key));
    return isJustOver(match, now, changedAt(match.key)) && (isOfPlay || age(name) > CARD_AFTER_HOURS * 3_600);
  };
  const wantsSquads = (match: FeedMatch) =>
    match.hasSquad &&
    (isLargePlan || wanted.has(match.key)) &&
    isSoon(match, now) &&
    age(squadsName(match.key)) > ttl(TTL_SECONDS.players);
  return [
    ...matches
      .filter(wantsSquads)
      .map((match) => ({ kind: 'squads' as const, name: squadsName(match.key), match })),
    ...matches
      .filter(wantsCard)
      .toSorted(
        (a, b) =>
          Number(wanted.has(b.key)) - Number(wanted.has(a.key)) ||
          age(scorecardName(b.key)) - age(scorecardName(a.key)),
      )
      .map((match) => ({ kind: 'scorecard' as const, name: scorecardName(match.key), match })),
    ...(isCountriesDue ? [{ kind: 'countries' as const, name: COUNTRIES }] : []),
  ];
}

function isBefore(told: Date | undefined, changed: Date | undefined): boolean {
  return told !== undefined && changed !== undefined && told < changed;
}

function hoursSince(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 3_600_000;
}

function isSoon(match: FeedMatch, now: Date): boolean {
  if (match.phase !== 'upcoming' || match.startsAt === null) return match.phase === 'live';
  const hours = hoursSince(new Date(match.startsAt), now);
  return hours > -SQUADS_BEFORE_HOURS && hours < 12;
}

/** By its last change, which is its end unless the vendor has only now told of a match that ended long ago. */
function isJustOver(match: FeedMatch, now: Date, changed: Date | undefined): boolean {
  if (match.phase !== 'completed' || match.innings.length === 0 || changed === undefined) return false;
  const start = match.startsAt === null ? endOfDay(match.date) : new Date(match.startsAt);
  if (start !== null && hoursSince(start, now) >= endsAtMostHours(match)) return false;
  return hoursSince(changed, now) < CARD_AFTER_HOURS;
}

/** The vendor gives many first-class matches no type. */
function endsAtMostHours({ format }: FeedMatch): number {
  return format === 'test' || format === 'other' ? LONGEST_MATCH_HOURS : CARD_AFTER_HOURS;
}
