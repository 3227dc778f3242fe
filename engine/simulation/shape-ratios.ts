import { MEAN_RUNNING_RUNS } from '../fitted-parameters.ts';
import type { InningsShape } from '../ratings/innings-shape.ts';

/**
 * Factors on the chances of each outcome, with which simulated innings have the forecast shape on average. The chances
 * themselves are learnt from all matches of the gender and format. Fitted by `paceCorrectionFor`.
 */
export interface ShapeRatios {
  /** Factor on the chance of a wicket. */
  readonly wicket: number;
  /** Of a wide or a no-ball; both are corrected by the wides. */
  readonly extra: number;
  /** Of dot, one, two, three, four and six. */
  readonly hits: readonly number[];
}

/** Ratios that leave the learnt chances as they are. */
export const UNCHANGED: ShapeRatios = { wicket: 1, extra: 1, hits: [1, 1, 1, 1, 1, 1] };

/** Maximum ratio; the minimum is its reciprocal. Chosen. */
const MAX_RATIO = 4;
/**
 * Exponent for wickets: an innings ends with the last wicket, so their number grows less than their chance. Chosen.
 */
const WICKET_EXPONENT = 1.3;

/** Mean shape of innings simulated with some ratios. */
export interface PlayedShape extends InningsShape {
  /** Mean number per innings. */
  readonly deliveries: number;
}

/** Multiplies the ratios by the `wanted` shape over that of the innings simulated with them (`simulated`). */
export function calibrateRatios(
  ratios: ShapeRatios,
  wanted: InningsShape,
  simulated: PlayedShape,
): ShapeRatios {
  const run = quotient(runShare(wanted), runShare(simulated));
  const dot = quotient(hitDots(wanted, simulated), hitDots(simulated, simulated));
  const factors = [
    dot,
    run,
    run,
    run,
    quotient(wanted.fours, simulated.fours),
    quotient(wanted.sixes, simulated.sixes),
  ];
  return {
    wicket: limitRatio(ratios.wicket * quotient(wanted.wickets, simulated.wickets) ** WICKET_EXPONENT),
    extra: limitRatio(ratios.extra * quotient(wanted.wides, simulated.wides)),
    hits: factors.map((factor, hit) => limitRatio((ratios.hits[hit] ?? NaN) * factor)),
  };
}

/** Runs per innings by which the total changes when the shape becomes as wanted; may be negative. */
export function runsOfShape(wanted: InningsShape, simulated: PlayedShape): number {
  const difference = (partOf: (shape: InningsShape) => number) => partOf(wanted) - partOf(simulated);
  const runsPerDelivery =
    4 * difference(({ fours }) => fours) +
    6 * difference(({ sixes }) => sixes) +
    MEAN_RUNNING_RUNS * difference(runShare) +
    difference(({ wides }) => wides);
  return simulated.deliveries * runsPerDelivery;
}

/** Dots without wickets, as a share of deliveries. */
function hitDots({ dots, wickets }: InningsShape, { deliveries }: PlayedShape): number {
  return dots - wickets / deliveries;
}

/** Share of ones, twos, threes and rare outcomes, such as most no-balls. */
function runShare({ dots, fours, sixes, wides }: InningsShape): number {
  return 1 - dots - fours - sixes - wides;
}

/** The wanted over the simulated share of an outcome; 1 when it never occurred. */
function quotient(wanted: number, simulated: number): number {
  return simulated > 0 && wanted > 0 ? wanted / simulated : 1;
}

function limitRatio(ratio: number): number {
  return Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio));
}
