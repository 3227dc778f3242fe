import { COUNTRIES } from '../documents/countries.ts';
import { scorecardName } from '../documents/match-scorecard.ts';
import { squadsName } from '../documents/match-squads.ts';
import { endOfDay } from '../state/end-of-day.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import type { Situation } from './plan-refresh.ts';
import { TTL_SECONDS } from './refresh-interval.ts';

export type DocumentWish =
  | { readonly kind: 'countries'; readonly name: string }
  | { readonly kind: 'squads' | 'scorecard'; readonly name: string; readonly match: FeedMatch };

/** The least plan that can follow a scorecard through a match: a scorecard costs ten hits. */
const PLAN_FOR_LIVE_CARDS = 2_000;
const LIVE_CARD_SECONDS = 60;
/** The vendor names squads about two days before the match. */
const SQUADS_BEFORE_HOURS = 48;
const SQUADS_TTL_SECONDS = 24 * 3_600;
/** A match that ended longer ago is read about elsewhere. */
const CARD_AFTER_HOURS = 24;
/** From the start of a match of five days to when its end is no longer news. */
const LONGEST_MATCH_HOURS = 6 * 24;
/** Countries come on ten pages and hardly change: a small plan asks for them once in a month. */
const COUNTRIES_TTL_DAYS = 30;

export interface DocumentFacts {
  /** When each document was last stored, by its name. */
  readonly times: ReadonlyMap<string, Date>;
  /** The matches whose scorecards readers look for. */
  readonly wanted: ReadonlySet<string>;
  /** When a match last changed, by its key. */
  readonly changedAt: (matchKey: string) => Date | undefined;
}

/**
 * What else is worth asking for now, what matters most first: among scorecards those that readers look for, then the
 * oldest. A card that was followed through a match is asked for once more when it is over.
 */
export function planDocuments(
  { matches, day, now }: Situation,
  { times, wanted, changedAt }: DocumentFacts,
): DocumentWish[] {
  const age = (name: string) => (now.getTime() - (times.get(name)?.getTime() ?? 0)) / 1000;
  const isLargePlan = day.hitsLimit >= PLAN_FOR_LIVE_CARDS;
  const countriesTtl = isLargePlan ? TTL_SECONDS.countries : COUNTRIES_TTL_DAYS * 86_400;
  const wantsCard = (match: FeedMatch) => {
    const name = scorecardName(match.key);
    if (match.phase === 'live')
      return isLargePlan && match.innings.length > 0 && age(name) > LIVE_CARD_SECONDS;
    const isOfPlay = isLargePlan && isBefore(times.get(name), changedAt(match.key));
    return isJustOver(match, now, changedAt(match.key)) && (isOfPlay || age(name) > CARD_AFTER_HOURS * 3_600);
  };
  const wantsSquads = (match: FeedMatch) =>
    match.hasSquad && isSoon(match, now) && age(squadsName(match.key)) > SQUADS_TTL_SECONDS;
  return [
    ...(age(COUNTRIES) > countriesTtl ? [{ kind: 'countries' as const, name: COUNTRIES }] : []),
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
