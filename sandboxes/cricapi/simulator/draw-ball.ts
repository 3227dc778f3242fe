import { drawChance } from '@gullylens/engine/statistics/random-draws';
import { BALL_OUTCOMES } from '@gullylens/engine/ratings/prepared-innings';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawIndex } from './draw-weighted.ts';
import type { OverRow } from './t20-ball-table.ts';

/** Skills are those of the striker and the bowler, in standard deviations of the league's players. */
export interface BallSituation {
  readonly row: OverRow;
  readonly batting: number;
  readonly bowling: number;
  /** Ease of scoring in this match: 0 on an average pitch. */
  readonly pitch: number;
  /** How hard the batting team attacks: 0 is usual, positive is harder, negative is more careful. */
  readonly urgency: number;
  readonly freeHit: boolean;
}

/** The outcome of one delivery, before byes and the kind of wicket are drawn. */
export interface DrawnBall {
  readonly kind: 'wide' | 'noball' | 'legal';
  readonly wicket: boolean;
  /** Runs off the bat; `bowlBall` draws byes and leg-byes from the dots. */
  readonly runs: number;
}

/**
 * Effect of one unit of ease on the logarithm of the chance of dot, one, two, three, four and six. Chosen to give the
 * IPL's standard deviation of totals.
 */
const EASE_EFFECTS = [-0.55, 0, 0.1, 0.1, 0.55, 0.85] as const;
const RUNS = [0, 1, 2, 3, 4, 6] as const;
/**
 * Effects of one standard deviation of skill on ease and on the logarithm of the chance of a wicket. Chosen so that the
 * standard deviation of strike and economy rates is about a tenth.
 */
const BATTING_EASE = 0.2;
const BOWLING_EASE = 0.14;
const BATTING_WICKET_EFFECT = 0.2;
const BOWLING_WICKET_EFFECT = 0.14;
/**
 * Correction of ease, chosen: the table counts the balls that the actual batters faced, so a simulated batting order
 * would score more without it.
 */
const EASE_CORRECTION = -0.09;
/** Effect of one unit of urgency on the logarithm of the chance of a wicket; chosen. */
const URGENCY_RISK = 0.7;

/** Draws the outcome of one delivery. No-balls and free hits have no wicket, so run outs on them are not simulated. */
export function drawBall(rng: RandomGenerator, situation: BallSituation): DrawnBall {
  const { row } = situation;
  if (drawChance(rng, row.wide)) return { kind: 'wide', wicket: false, runs: 0 };
  const kind = drawChance(rng, row.noball / (1 - row.wide)) ? 'noball' : 'legal';
  const outcome = drawIndex(rng, outcomeWeights(situation));
  const wicket = BALL_OUTCOMES[outcome] === 'wicket';
  if (wicket && (kind === 'noball' || situation.freeHit)) return { kind, wicket: false, runs: 0 };
  return { kind, wicket, runs: wicket ? 0 : (RUNS[outcome] ?? 0) };
}

/** Chances of the outcomes in the order of `OverRow.outcomes`; they sum to 1. */
export function outcomeWeights(situation: BallSituation): number[] {
  const { row, batting, bowling, pitch, urgency } = situation;
  const ease = EASE_CORRECTION + BATTING_EASE * batting - BOWLING_EASE * bowling + pitch + urgency;
  const wicketEffect =
    BOWLING_WICKET_EFFECT * bowling - BATTING_WICKET_EFFECT * batting - 0.3 * pitch + URGENCY_RISK * urgency;
  const weights = row.outcomes.map(
    (chance, i) => chance * Math.exp(i < EASE_EFFECTS.length ? (EASE_EFFECTS[i] ?? 0) * ease : wicketEffect),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
