import type { FeedMatch } from './feed-match.ts';

/** The product's figures (section 9 of the specification): what is featured, and how high it stands. */
const LIVE_MATCH_PRIORITY = 10;
const MATCH_PRIORITY = 5;
const IPL_PRIORITY = 10;
const SERIES_PRIORITY = 5;
const FEATURED_FROM = 8;

export function matchPriority(match: FeedMatch): number {
  return match.phase === 'live' ? LIVE_MATCH_PRIORITY : MATCH_PRIORITY;
}

export function isFeaturedMatch(match: FeedMatch): boolean {
  return match.phase === 'live' || matchPriority(match) >= FEATURED_FROM;
}

/** The name contains IPL (`IPLT20`, but not `triples`). */
const IPL = /\bipl|indian premier league/i;

export function seriesPriority(name: string): number {
  return IPL.test(name) ? IPL_PRIORITY : SERIES_PRIORITY;
}

export function isFeaturedSeries(name: string): boolean {
  return IPL.test(name) || /world cup/i.test(name);
}
