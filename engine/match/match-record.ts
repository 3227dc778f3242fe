/**
 * One cricket match, ball by ball: the input of the engine. Read from Cricsheet's archives by the server and the
 * CricAPI sandbox; the sandbox also simulates matches as such records, and replays them as a live feed. Teams and
 * persons are names as the archive writes them.
 */
export interface MatchRecord {
  /** Cricsheet's id of the match, unique within its archive; of a simulated match the sandbox's. */
  readonly id: string;
  readonly format: MatchFormat;
  readonly gender: 'male' | 'female';
  readonly teamType: 'club' | 'international';
  /** Days of play as `YYYY-MM-DD`, in order; never empty. */
  readonly dates: readonly string[];
  /** As written by the source: `2025` or `2007/08`. */
  readonly season: string;
  /** Name of the series or league; null when the source names none. */
  readonly competition: string | null;
  /** Within the competition, from 1; null when the source has none, as in finals. */
  readonly matchNumber: number | null;
  /** `Final`, `Qualifier 1` and so on; null in the league stage. */
  readonly stage: string | null;
  readonly venue: string;
  readonly city: string | null;
  /** In the order of the source, which is not the order of batting. */
  readonly teams: readonly [string, string];
  /** By team: every player named for it, in the order of the source; twelve where impact players are allowed. */
  readonly lineups: Readonly<Record<string, readonly Player[]>>;
  /** Ids by name of every person on a delivery, including substitute fielders. Names are unique in a match. */
  readonly people: Readonly<Record<string, string>>;
  readonly toss: Toss | null;
  readonly outcome: Outcome;
  /** Names; empty when there was no award. */
  readonly playerOfMatch: readonly string[];
  readonly ballsPerOver: number;
  /** Maximum overs of an innings, 20 (of five balls) in the Hundred; null without a limit. */
  readonly oversLimit: number | null;
  readonly innings: readonly InningsRecord[];
}

/** Formats with rules, points and ratings of their own. Longer domestic matches are `Test`, one-day ones `ODI`. */
export type MatchFormat = 'T20' | 'ODI' | 'Test' | 'T10' | 'Hundred';

/** A player in one match. */
export interface Player {
  /** Stable across matches and name aliases (Cricsheet's registry id). */
  readonly id: string;
  readonly name: string;
}

/** The toss: the team that won it, and what it chose to do first. */
export interface Toss {
  readonly winner: string;
  readonly decision: 'bat' | 'field';
}

/** The recorded result of a match. */
export interface Outcome {
  /** `in progress` only for a match that is cut off (`truncateMatch`) or still being simulated. */
  readonly result: 'win' | 'tie' | 'draw' | 'no result' | 'in progress';
  /** The winner, also of a super over or bowl-out after a tie; null without one. */
  readonly winner: string | null;
  /** Margin of the win: runs, wickets in hand, or an innings and runs; null without one. */
  readonly by: { readonly runs?: number; readonly wickets?: number; readonly innings?: number } | null;
  /** `D/L`, `VJD`, `Awarded` and so on when the result was not decided by play alone. */
  readonly method: string | null;
  /** Winner of the super over or bowl-out; null without one. */
  readonly eliminator: string | null;
}

/** One innings, super overs included. */
export interface InningsRecord {
  /** The batting team. */
  readonly team: string;
  readonly superOver: boolean;
  readonly declared: boolean;
  readonly forfeited: boolean;
  /**
   * Runs to win and overs to reach them in, as recorded by the source; never computed, because rain rules change
   * them.
   */
  readonly target: { readonly runs: number; readonly overs: number | null } | null;
  /** Runs awarded to the batting team before and after the innings. */
  readonly penaltyRuns: { readonly pre: number; readonly post: number };
  readonly deliveries: readonly Delivery[];
}

/** One delivery, wides and no-balls included. */
export interface Delivery {
  /** Overs completed before this ball: 0 for the first over. */
  readonly over: number;
  readonly batter: string;
  readonly nonStriker: string;
  readonly bowler: string;
  /** `batter` is off the bat; `total` is the sum. */
  readonly runs: { readonly batter: number; readonly extras: number; readonly total: number };
  readonly extras: Extras;
  /** True when four or six runs off the bat were run (overthrows included), not hit to or over the rope. */
  readonly nonBoundary: boolean;
  readonly wickets: readonly Wicket[];
}

/**
 * Runs of one delivery by kind. `wides` and `noballs` include the runs taken on them as such: a wide to the rope is
 * 5.
 */
export interface Extras {
  readonly wides: number;
  readonly noballs: number;
  readonly byes: number;
  readonly legbyes: number;
  readonly penalty: number;
}

/** The end of a batter's stay, including retirements, which are not dismissals (see `isDismissal`). */
export interface Wicket {
  readonly kind: WicketKind;
  /** Name of the batter, who may be the non-striker. */
  readonly playerOut: string;
  /** In the order in which they handled the ball; a name is null when the source does not give it. */
  readonly fielders: readonly { readonly name: string | null; readonly substitute: boolean }[];
}

/** How a batter's stay ended. */
export type WicketKind = (typeof WICKET_KINDS)[number];

/** Every kind of wicket, spelt as in Cricsheet's files. */
export const WICKET_KINDS = [
  ...(['caught', 'bowled', 'lbw', 'run out', 'caught and bowled', 'stumped', 'hit wicket'] as const),
  ...(['retired hurt', 'retired out', 'retired not out', 'obstructing the field'] as const),
  ...(['handled the ball', 'timed out', 'hit the ball twice'] as const),
] as const;

/** The id of a person named on a delivery; the name itself when the source's registry lacks it. */
export function playerId({ people }: MatchRecord, name: string): string {
  return (Object.hasOwn(people, name) ? people[name] : undefined) ?? name;
}

/** The player named on a delivery, with the id. */
export function playerNamed(match: MatchRecord, name: string): Player {
  return { id: playerId(match, name), name };
}
