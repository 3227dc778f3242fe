import type { RuleSetName } from '../fantasy/rule-sets.ts';
import type { MatchFormat, MatchRecord } from '../match/match-record.ts';
import { emptyMean, type DecayedMean } from './decayed-mean.ts';
import { newPlayer, type PlayerRating } from './player-rating.ts';
import { createPool, type PoolRating } from './pool-rating.ts';

/**
 * Everything learnt from the matches so far, as a plain value. The server's learning thread stores it as JSON in
 * numbered snapshots, which the forecast thread reads; the backtest command has it in memory only. It contains nothing
 * of a match that was not learnt, so forecasts use earlier matches only.
 */
export interface RatingsState {
  readonly version: 1;
  /** The rule set of all fantasy points in the ratings. */
  readonly ruleSet: RuleSetName;
  /** Number of matches learnt. */
  matches: number;
  /** Day of the latest match learnt, `YYYY-MM-DD`. */
  lastDate: string | null;
  /** By `poolKey`: one gender and format. */
  readonly pools: Record<string, PoolRating>;
  /** By pool key and player id. */
  readonly players: Record<string, Record<string, PlayerRating>>;
  /** By pool key and team key. */
  readonly teams: Record<string, Record<string, TeamRating>>;
  /** By pool key and venue key. */
  readonly grounds: Record<string, Record<string, VenueRating>>;
}

/** Strength of a team in one pool. */
export interface TeamRating {
  /** Elo points; 1500 is average. */
  elo: number;
  /** Number of matches played. */
  matches: number;
}

/** What is known of a venue in one pool. */
export interface VenueRating {
  /** First-innings totals at the venue less the competition's level, in the format's standard deviations. */
  readonly totals: DecayedMean;
  /** Number of matches at the venue. */
  matches: number;
  /** Number of matches at the venue, by team key. */
  readonly visits: Record<string, number>;
}

/** Ratings before the first match is learnt. */
export function createRatings(ruleSet: RuleSetName): RatingsState {
  return { version: 1, ruleSet, matches: 0, lastDate: null, pools: {}, players: {}, teams: {}, grounds: {} };
}

/** Identifies the pool of a match, all matches of one gender and format: `male T20`. */
export function poolKey(match: Pick<MatchRecord, 'gender' | 'format'>): string {
  return `${match.gender} ${match.format}`;
}

/** The pool with this key; when there is none, one without matches that is not added to the state. */
export function poolOf(state: RatingsState, key: string, format: MatchFormat): PoolRating {
  return state.pools[key] ?? createPool(format);
}

const NEWCOMER: Readonly<PlayerRating> = newPlayer();

/** Rating of a player; an average newcomer's, shared by all of them, when unknown. Must not be changed. */
export function playerRating(state: RatingsState, pool: string, id: string): Readonly<PlayerRating> {
  return state.players[pool]?.[id] ?? NEWCOMER;
}

/** Rating of a team; an average one when unknown. */
export function teamRating(state: RatingsState, pool: string, team: string): Readonly<TeamRating> {
  return state.teams[pool]?.[team] ?? { elo: 1500, matches: 0 };
}

/** Rating of a venue; an average one when unknown. */
export function venueRating(state: RatingsState, pool: string, venue: string): Readonly<VenueRating> {
  return state.grounds[pool]?.[venue] ?? { totals: emptyMean(), matches: 0, visits: {} };
}
