import type { PlayerRole } from '../fantasy/player-role.ts';
import type { NumberForecast } from '../forecast/number-forecast.ts';
import type { InningsFacts } from '../match/innings-facts.ts';
import type { MatchFormat } from '../match/match-record.ts';

// What the backtest measures. Made by `observeMatch` in the server's learning thread, which only adds it to its running
// scores, and in the backtest command, which collects and summarises it. Never stored. In every type `happened` is the
// outcome: 1 or 0 for an event, else runs or fantasy points.

/** All forecasts of one match, made before it was learnt, each with its outcome. */
export interface MatchObservation {
  readonly id: string;
  /** First day of play, `YYYY-MM-DD`. */
  readonly date: string;
  /** Competition key in the ratings; all internationals of a pool are one. */
  readonly competition: string;
  /**
   * Chances, 0 to 1, that the first of `MatchRecord.teams` wins, before the first ball: ours, and by Elo ratings alone
   * (the baseline). Null for matches without a winner.
   */
  readonly result: { readonly chance: number; readonly elo: number; readonly happened: 0 | 1 } | null;
  /** Empty unless the match was played in full (see `PlayedInnings`); also empty for a tie. */
  readonly states: readonly StateObservation[];
  /** Empty unless the match was played in full. */
  readonly totals: readonly TotalObservation[];
  /** The announced or likely players, whose points are projected; empty without a result. */
  readonly players: readonly PlayerObservation[];
  /** Everybody who may play. Only `observePublished` fills it, and only before the elevens are announced. */
  readonly squad: readonly SquadObservation[];
  /**
   * Captain and eleven chosen from `players`, by us and by the baselines; null with fewer than eleven of them, or with
   * players of one team only.
   */
  readonly chosen: Readonly<Record<Chooser, ChosenObservation>> | null;
  /** The calls of the analysis, as it would have been published. Null unless `observePublished` fills it. */
  readonly picks: PicksObservation | null;
  /**
   * The best of twenty diversified line-ups, in points as a share of the best possible eleven. Null when nothing was
   * simulated, or no line-up was possible.
   */
  readonly bestOfTwenty: number | null;
  /** The first innings, simulated and real; null unless the match was played in full and simulated. */
  readonly runScoring: RunScoringObservation | null;
  /** Points of each player, projected at the innings break; empty unless played in full and simulated. */
  readonly live: readonly LiveObservation[];
}

/** A player's points at the end of the match, projected at the innings break. */
export interface LiveObservation extends Pick<NumberForecast, 'mean' | 'p10' | 'p90'> {
  /** The baseline: points earned so far, plus half of the projection before the match. */
  readonly half: number;
  readonly happened: number;
}

/** One first innings: as played, and sums over its simulations. */
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

/** Chances, 0 to 1, at the end of an over that the batting team wins, while the match is undecided. */
export interface StateObservation {
  readonly innings: 1 | 2;
  /** Twentieths of the innings bowled, 0 to 20: overs in a T20. */
  readonly stage: number;
  readonly chance: number;
  /** The baseline's chance, from overs, wickets and runs alone (`stateOnlyChance`). */
  readonly plain: number;
  /** A baseline refitted on the eight years before (`refittedChance`); null with too few matches, or not requested. */
  readonly refitted: number | null;
  /** 1 when the batting team won. */
  readonly happened: 0 | 1;
}

/** The first-innings total, in runs, as forecast at one stage. */
export interface TotalObservation extends NumberForecast {
  /** Twentieths of the innings bowled, 0 (before the first ball) to 20. */
  readonly stage: number;
  readonly happened: number;
}

/** A player of the likely squads, before the elevens are announced. */
export interface SquadObservation {
  /** Chance, 0 to 1, to play. */
  readonly chance: number;
  /** The baseline: share, 0 to 1, of the team's latest five matches that the player played. */
  readonly share: number;
  readonly happened: 0 | 1;
}

/** Fantasy points of one player, projected before the match. */
export interface PlayerObservation extends NumberForecast {
  readonly id: string;
  /** Null unless roles were inferred from history: archives state none. */
  readonly role: PlayerRole | null;
  /** Index of the team. */
  readonly side: 0 | 1;
  /** Baseline: mean points, half-life twenty matches, shrunk towards the mean of the pool (gender and format). */
  readonly form: number;
  /** Baseline: mean points of all earlier matches in the pool. */
  readonly career: number;
  /** Baseline: mean points, half-life six matches, without those for playing; 0 for a newcomer. */
  readonly recent: number;
  /** Chance, 0 to 1, to play; 1 in announced elevens. */
  readonly playChance: number;
  /** False for a player of a likely eleven who did not play. */
  readonly played: boolean;
  /** 0 when the player did not play. */
  readonly happened: number;
}

/** How players are chosen: by our projections, by `form`, or by `recent` within each role, as most users select. */
export type Chooser = 'ours' | 'form' | 'selected';

/** How good a chosen eleven was in hindsight. */
export interface ChosenObservation {
  /** Number of players of the match who scored more than the captain. */
  readonly aboveCaptain: number;
  /** Points of the eleven, captains multiplied, as a share of the best possible. */
  readonly share: number;
}

/** What an analysis says of players and line-ups. */
export interface PicksObservation {
  /** The announced or likely players of both teams, named in the analysis or not. */
  readonly players: readonly PickedObservation[];
  /** The three recommended line-ups; empty when nothing was simulated. */
  readonly teams: readonly TeamObservation[];
}

/** What an analysis says of one player. */
export interface PickedObservation {
  /** Chance, 0 to 1, of one of the match's three highest points; null when nothing was simulated. */
  readonly topThree: number | null;
  /** Chance, 0 to 1, to be in the match's best line-up; null when nothing was simulated. */
  readonly picked: number | null;
  /** Null for a player whom the analysis names neither trump nor flop. */
  readonly call: 'trump' | 'flop' | null;
  /** Whether the player is among the eleven with the highest averages. Flops are named from these, trumps not. */
  readonly popular: boolean;
  readonly wasTopThree: 0 | 1;
  readonly wasInBest: 0 | 1;
  /** Fantasy points; 0 when the player did not play. */
  readonly happened: number;
}

/** A recommended line-up: its points, captains multiplied, as forecast and as earned. */
export interface TeamObservation extends Pick<NumberForecast, 'mean' | 'p10' | 'p90'> {
  readonly style: 'safe' | 'balanced' | 'high-risk';
  readonly happened: number;
  /** `happened` as a share of the best possible. */
  readonly share: number;
}
