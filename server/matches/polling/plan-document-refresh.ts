import { COUNTRIES, scorecardName, squadsName } from '../documents/match-documents.ts';
import { hitsRemaining } from '../quota/quota.ts';
import { type FeedMatch, latestStartOf } from '../model/feed-match.ts';
import { FORMATS } from '../model/formats.ts';
import type { Situation } from './plan-refresh.ts';
import type { RecentViews } from './user-views.ts';
import { extendTtl, TTL_SECONDS } from './refresh-interval.ts';

/** A document to fetch from the vendor in this poll. */
export type DocumentRequest =
  | { readonly kind: 'countries'; readonly name: string }
  | { readonly kind: 'squads' | 'scorecard'; readonly name: string; readonly match: FeedMatch };

/** Smallest plan, in hits a day, that follows scorecards during play: each costs ten hits. */
const PLAN_FOR_LIVE_CARDS = 2_000;
/** Age from which the scorecard of a live match is fetched again, if the quota allows it: half the time between two balls. */
const LIVE_CARD_SECONDS = 15;
/** The vendor announces squads about two days before the match. */
const SQUADS_BEFORE_HOURS = 48;
/** Hours after the scheduled start for which the squads of a match without play are still requested. */
const SQUADS_AFTER_HOURS = 12;
/** Hours after its end for which the scorecard of a match is requested. */
const CARD_AFTER_HOURS = 24;

interface DocumentState extends Pick<RecentViews, 'viewedMatches' | 'wantsCountries'> {
  /** When each stored document was fetched, by its name. */
  readonly fetchTimes: ReadonlyMap<string, Date>;
  readonly changedAt: (matchKey: string) => Date | undefined;
}

/**
 * Returns the documents to request now, in the polling process: squads, then scorecards (of opened matches first, then
 * the longest stored), then countries. A plan of 2,000 hits or more follows every match; its scorecards are requested
 * during play, and once after it. A smaller plan requests only what a user opened, and scorecards only after play.
 */
export function planDocuments(
  { matches, quota, now }: Situation,
  { fetchTimes, viewedMatches, wantsCountries, changedAt }: DocumentState,
): DocumentRequest[] {
  /** Seconds since the document was fetched; infinite when it never was. */
  const age = (name: string) => (now.getTime() - (fetchTimes.get(name)?.getTime() ?? -Infinity)) / 1000;
  const ttl = (seconds: number) => extendTtl(seconds, hitsRemaining(quota));
  const followsAllMatches = quota.hitsLimit >= PLAN_FOR_LIVE_CARDS;
  const isWanted = ({ key }: FeedMatch) => followsAllMatches || viewedMatches.has(key);

  const needsSquads = ({ match, name }: { match: FeedMatch; name: string }) =>
    match.hasSquad && isWanted(match) && isSoon(match, now) && age(name) > ttl(TTL_SECONDS.players);
  const needsCard = ({ match, name }: { match: FeedMatch; name: string }) => {
    if (match.innings.length === 0) return false;
    if (match.phase === 'live') return followsAllMatches && age(name) > LIVE_CARD_SECONDS;
    const changed = changedAt(match.key);
    if (changed === undefined || !isWanted(match) || !isJustOver(match, now, changed)) return false;
    const fetchedAt = fetchTimes.get(name);
    const isFromPlay = followsAllMatches && fetchedAt !== undefined && fetchedAt < changed;
    return isFromPlay || age(name) > CARD_AFTER_HOURS * 3_600;
  };

  const squads = matches.map((match) => ({ kind: 'squads' as const, name: squadsName(match.key), match }));
  const cards = matches.map((match) => ({
    kind: 'scorecard' as const,
    name: scorecardName(match.key),
    match,
  }));
  const opened = ({ match }: { match: FeedMatch }) => Number(viewedMatches.has(match.key));
  const countries = { kind: 'countries' as const, name: COUNTRIES };
  const needsCountries = (followsAllMatches || wantsCountries) && age(COUNTRIES) > ttl(TTL_SECONDS.countries);
  return [
    ...squads.filter(needsSquads),
    ...cards.filter(needsCard).toSorted((a, b) => opened(b) - opened(a) || age(b.name) - age(a.name)),
    ...(needsCountries ? [countries] : []),
  ];
}

function hoursSince(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 3_600_000;
}

function isSoon(match: FeedMatch, now: Date): boolean {
  if (match.phase !== 'upcoming' || match.startsAt === null) return match.phase === 'live';
  const hours = hoursSince(new Date(match.startsAt), now);
  return hours > -SQUADS_BEFORE_HOURS && hours < SQUADS_AFTER_HOURS;
}

/**
 * True for a day after the last change of a completed match, which is normally its end. The start is checked too,
 * because the vendor may list a match only long after its end.
 */
function isJustOver(match: FeedMatch, now: Date, changed: Date): boolean {
  if (match.phase !== 'completed') return false;
  // A match without a type may be a first-class match of several days.
  const { openHours } = FORMATS[match.format === 'other' ? 'test' : match.format];
  const start = latestStartOf(match);
  if (start !== null && hoursSince(start, now) >= Math.max(CARD_AFTER_HOURS, openHours)) return false;
  return hoursSince(changed, now) < CARD_AFTER_HOURS;
}
