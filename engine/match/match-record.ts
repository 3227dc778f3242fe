/**
 * One cricket match as it was played, ball by ball: the form in which history is read, simulated matches are
 * made and live replays are run. Field names follow the scorebook, not any one supplier.
 */
export interface MatchRecord {
  /** The supplier's id of the match, unique within its archive. */
  readonly id: string;
  readonly format: MatchFormat;
  readonly gender: 'male' | 'female';
  readonly teamType: 'club' | 'international';
  /** Days of play as `YYYY-MM-DD`, in order; never empty. */
  readonly dates: readonly string[];
  readonly season: string;
  readonly competition: string | null;
  readonly matchNumber: number | null;
  /** `Final`, `Qualifier 1` and the like; `null` in the league part. */
  readonly stage: string | null;
  readonly ground: string;
  readonly city: string | null;
  readonly teams: readonly [string, string];
  /** Everyone named for each team, in the order of the source; twelve a side where impact players are allowed. */
  readonly lineups: Readonly<Record<string, readonly Player[]>>;
  /** Name to id of everyone whom a delivery may name, substitute fielders included. Names are unique in a match. */
  readonly people: Readonly<Record<string, string>>;
  readonly toss: Toss | null;
  readonly outcome: Outcome;
  readonly playerOfMatch: readonly string[];
  readonly ballsPerOver: number;
  /** Overs an innings may last; `null` where the format sets no limit. */
  readonly oversLimit: number | null;
  readonly innings: readonly InningsRecord[];
}

export type MatchFormat = 'T20' | 'ODI' | 'Test' | 'T10' | 'Hundred';

export interface Player {
  /** Stable across matches and spellings (Cricsheet's registry id). */
  readonly id: string;
  readonly name: string;
}

export interface Toss {
  readonly winner: string;
  readonly decision: 'bat' | 'field';
}

export interface Outcome {
  /** `in progress` stands only on the beginning of a match, cut off after some ball. */
  readonly result: 'win' | 'tie' | 'draw' | 'no result' | 'in progress';
  /** The side that went through: the winner, or the winner of a super over or bowl-out after a tie. */
  readonly winner: string | null;
  readonly by: { readonly runs?: number; readonly wickets?: number; readonly innings?: number } | null;
  /** Words such as `D/L`, `VJD`, `Awarded` when the result was not played out. */
  readonly method: string | null;
  readonly eliminator: string | null;
}

export interface InningsRecord {
  readonly team: string;
  readonly superOver: boolean;
  readonly declared: boolean;
  readonly forfeited: boolean;
  /** Runs to win, read from the source and never worked out (rain rules move it). */
  readonly target: { readonly runs: number; readonly overs: number | null } | null;
  readonly penaltyRuns: { readonly pre: number; readonly post: number };
  readonly powerplays: readonly { readonly from: number; readonly to: number }[];
  readonly deliveries: readonly Delivery[];
}

export interface Delivery {
  /** Overs completed before this ball: 0 for the first over. */
  readonly over: number;
  readonly batter: string;
  readonly nonStriker: string;
  readonly bowler: string;
  readonly runs: { readonly batter: number; readonly extras: number; readonly total: number };
  readonly extras: Extras;
  /** True when a four or six was run, not hit to the rope. */
  readonly nonBoundary: boolean;
  readonly wickets: readonly Wicket[];
}

export interface Extras {
  readonly wides: number;
  readonly noballs: number;
  readonly byes: number;
  readonly legbyes: number;
  readonly penalty: number;
}

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
