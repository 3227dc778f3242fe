import type { PlayerRole } from '../fantasy/player-role.ts';
import type { NumberForecast } from '../forecast/number-forecast.ts';
import type { InningsFacts } from '../match/innings-facts.ts';
import type { MatchFormat } from '../match/match-record.ts';

/** All forecasts of one match, made before it was learnt, each with the outcome (`happened`). */
export interface MatchObservation {
  readonly id: string;
  /** First day of play, `YYYY-MM-DD`. */
  readonly date: string;
  /** Competition key in the ratings; all internationals of a pool are one. */
  readonly competition: string;
  /** Chances, 0 to 1, that the first team wins; null for matches without a winner. */
  readonly result: { readonly chance: number; readonly elo: number; readonly happened: 0 | 1 } | null;
  readonly states: readonly StateObservation[];
  readonly totals: readonly TotalObservation[];
  /** The projected players: the named elevens, or the likely ones. */
  readonly players: readonly PlayerObservation[];
  /** Everybody who may play, with the chance to; empty when only the elevens were known. */
  readonly squad: readonly SquadObservation[];
  /**
   * Captain and eleven chosen from the projected players, by us and by the baselines; null with fewer than eleven of
   * them, or with players of one team only.
   */
  readonly chosen: Readonly<Record<Chooser, ChosenObservation>> | null;
  /**
   * The named picks of the analysis as it would have been published; null when only the elevens were known, or without
   * a result.
   */
  readonly picks: PicksObservation | null;
  /**
   * Best of twenty diversified line-ups as a share of the best eleven in hindsight; null when there was none or nothing
   * was simulated.
   */
  readonly bestOfTwenty: number | null;
  /** Simulated and real first innings; null for Tests, shortened matches and when nothing was simulated. */
  readonly cricket: RunScoringObservation | null;
  /**
   * Each player's points, projected at the innings break; `half` is the baseline: points earned plus half the first
   * projection.
   */
  readonly live: readonly LiveObservation[];
}

export interface LiveObservation extends Pick<NumberForecast, 'mean' | 'p10' | 'p90'> {
  readonly half: number;
  readonly happened: number;
}

export interface RunScoringObservation {
  readonly format: MatchFormat;
  readonly gender: 'male' | 'female';
  readonly year: number;
  readonly real: InningsSums;
  readonly simulated: InningsSums;
  /** Share of the simulated totals below the real one, 0 to 1; equal totals count half. */
  readonly shareBelow: number;
}

/** Sums over one or more innings. */
export type InningsSums = InningsFacts & { readonly innings: number; readonly totalSquared: number };

/** Win chances of the batting team at the end of an over, while the match is open. */
export interface StateObservation {
  readonly innings: 1 | 2;
  /** Twentieths of the innings bowled: overs in a T20. */
  readonly stage: number;
  readonly chance: number;
  /** The baseline's chance, from overs, wickets and runs alone (`stateOnlyChance`). */
  readonly plain: number;
  /** The same model refitted on the eight seasons before (`refittedChance`); null without enough matches. */
  readonly refitted: number | null;
  readonly happened: 0 | 1;
}

/** The first-innings total forecast at a stage, in runs. */
export interface TotalObservation extends NumberForecast {
  readonly stage: number;
  readonly happened: number;
}

/** A player of the likely squads, before the elevens are announced. */
export interface SquadObservation {
  /** Chance, 0 to 1, to play, and the baseline: the share of the team's latest matches. */
  readonly chance: number;
  readonly share: number;
  readonly happened: 0 | 1;
}

export interface PlayerObservation extends NumberForecast {
  readonly id: string;
  /** Null when roles are not used, because the archives state none. */
  readonly role: PlayerRole | null;
  /** Index of the team. */
  readonly side: 0 | 1;
  /**
   * Baselines, in points: recent form shrunk towards the mean of the pool, the career mean, and recent form as it is.
   */
  readonly form: number;
  readonly career: number;
  readonly recent: number;
  /** Chance, 0 to 1, to play; 1 in announced elevens. */
  readonly playChance: number;
  /** False for a player of a likely eleven who did not play. */
  readonly played: boolean;
  /** 0 when the player did not play. */
  readonly happened: number;
}

/** Who chooses: our projections, shrunk recent form, or the most selected of each role. */
export type Chooser = 'ours' | 'form' | 'selected';

export interface ChosenObservation {
  /** Number of players of the match who scored more than the captain. */
  readonly aboveCaptain: number;
  /** Points of the eleven with captains as a share of the best possible. */
  readonly share: number;
}

/** What an analysis says of its named players and line-ups, each with the outcome. */
export interface PicksObservation {
  readonly players: readonly PickedObservation[];
  /** The three named line-ups; empty when nothing was simulated. */
  readonly teams: readonly TeamObservation[];
}

export interface PickedObservation {
  /** Chances, 0 to 1, to be among the three highest and in the best line-up; null when nothing was simulated. */
  readonly topThree: number | null;
  readonly picked: number | null;
  readonly call: 'trump' | 'flop' | null;
  /** Whether the player is among the eleven with the highest averages, from whom flops are named. */
  readonly popular: boolean;
  readonly wasTopThree: 0 | 1;
  readonly wasInBest: 0 | 1;
  /** Fantasy points; 0 when the player did not play. */
  readonly happened: number;
}

/** A named line-up with captains: its expected points and range, its points, and their share of the best possible. */
export interface TeamObservation extends Pick<NumberForecast, 'mean' | 'p10' | 'p90'> {
  readonly style: 'safe' | 'balanced' | 'high-risk';
  readonly happened: number;
  readonly share: number;
}
