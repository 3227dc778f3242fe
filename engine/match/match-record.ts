/**
 * One cricket match, ball by ball. Archives are read into it; the CricAPI sandbox simulates matches in it and replays
 * matches as a live feed. Teams and persons are names as the source writes them. Field names follow the scorebook,
 * not a supplier.
 */
export interface MatchRecord {
  /** The supplier's id of the match, unique within its archive. */
  readonly id: string;
  readonly format: MatchFormat;
  readonly gender: 'male' | 'female';
  readonly teamType: 'club' | 'international';
  /** Days of play as `YYYY-MM-DD`, in order; never empty. */
  readonly dates: readonly string[];
  /** As written by the source: `2025` or `2007/08`. */
  readonly season: string;
  readonly competition: string | null;
  readonly matchNumber: number | null;
  /** `Final`, `Qualifier 1` and so on; null in the league stage. */
  readonly stage: string | null;
  readonly venue: string;
  readonly city: string | null;
  readonly teams: readonly [string, string];
  /** Every player named for each team, in the order of the source; twelve per team where impact players are allowed. */
  readonly lineups: Readonly<Record<string, readonly Player[]>>;
  /** Name to id of every person on a delivery, including substitute fielders. Names are unique in a match. */
  readonly people: Readonly<Record<string, string>>;
  readonly toss: Toss | null;
  readonly outcome: Outcome;
  readonly playerOfMatch: readonly string[];
  readonly ballsPerOver: number;
  /** Maximum overs of an innings, 20 (of five balls) in the Hundred; null without a limit. */
  readonly oversLimit: number | null;
  readonly innings: readonly InningsRecord[];
}

export type MatchFormat = 'T20' | 'ODI' | 'Test' | 'T10' | 'Hundred';

export interface Player {
  /** Stable across matches and name aliases (Cricsheet's registry id). */
  readonly id: string;
  readonly name: string;
}

export interface Toss {
  readonly winner: string;
  readonly decision: 'bat' | 'field';
}

export interface Outcome {
  /** `in progress` only for a match that is cut off (`truncateMatch`) or still being simulated. */
  readonly result: 'win' | 'tie' | 'draw' | 'no result' | 'in progress';
  /** The winner, also of a super over or bowl-out after a tie; null without one. */
  readonly winner: string | null;
  readonly by: { readonly runs?: number; readonly wickets?: number; readonly innings?: number } | null;
  /** `D/L`, `VJD`, `Awarded` and so on when the result was not decided by play alone. */
  readonly method: string | null;
  /** Winner of the super over or bowl-out; null without one. */
  readonly eliminator: string | null;
}

export interface InningsRecord {
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

export interface Delivery {
  /** Overs completed before this ball: 0 for the first over. */
  readonly over: number;
  readonly batter: string;
  readonly nonStriker: string;
  readonly bowler: string;
  /** `batter` is off the bat; `total` is the sum. */
  readonly runs: { readonly batter: number; readonly extras: number; readonly total: number };
  readonly extras: Extras;
  /** True when a four or six was run, not hit to the rope. */
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
  readonly playerOut: string;
  readonly fielders: readonly { readonly name: string | null; readonly substitute: boolean }[];
}

export type WicketKind = (typeof WICKET_KINDS)[number];

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
