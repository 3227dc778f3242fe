import { MEAN_RUNNING_RUNS } from '../fitted-parameters.ts';
import type { InningsShape } from '../ratings/innings-shape.ts';

/**
 * Factors on the chances of each outcome, which are learnt from all matches of the gender and format; with them a
 * simulated innings has the forecast shape. Fitted by `paceCorrectionFor`.
 */
export interface ShapeRatios {
  /** Factor on the chance of a wicket. */
  readonly wicket: number;
  /** Of a wide or a no-ball. */
  readonly extra: number;
  /** Of dot, one, two, three, four and six. */
  readonly hits: readonly number[];
}

/** Ratios that leave the learnt chances as they are. */
export const UNCHANGED: ShapeRatios = { wicket: 1, extra: 1, hits: [1, 1, 1, 1, 1, 1] };

/** Maximum ratio; the minimum is its reciprocal. Chosen. */
const MAX_RATIO = 4;
/** Exponent for wickets: an innings ends with the last wicket, so wickets grow less than their chance. Chosen. */
const WICKET_EXPONENT = 1.3;

/** Shape of the innings simulated with some ratios. */
export interface PlayedShape extends InningsShape {
  /** Mean number per innings. */
  readonly deliveries: number;
}

/** Multiplies the ratios by what the innings simulated with them (`simulated`) lack of the `wanted` shape. */
export function calibrateRatios(
  ratios: ShapeRatios,
  wanted: InningsShape,
  simulated: PlayedShape,
): ShapeRatios {
  const run = change(runShare(wanted), runShare(simulated));
  const dot = change(hitDots(wanted, simulated), hitDots(simulated, simulated));
  const hits = [
    dot,
    run,
    run,
    run,
    change(wanted.fours, simulated.fours),
    change(wanted.sixes, simulated.sixes),
  ];
  return {
    wicket: bounded(ratios.wicket * change(wanted.wickets, simulated.wickets) ** WICKET_EXPONENT),
    extra: bounded(ratios.extra * change(wanted.wides, simulated.wides)),
    hits: hits.map((more, hit) => bounded((ratios.hits[hit] ?? NaN) * more)),
  };
}

/** Runs per innings by which the total changes when the shape becomes as wanted; may be negative. */
export function runsOfShape(wanted: InningsShape, simulated: PlayedShape): number {
  const more = (of: (shape: InningsShape) => number) => of(wanted) - of(simulated);
  const aBall =
    4 * more(({ fours }) => fours) +
    6 * more(({ sixes }) => sixes) +
    MEAN_RUNNING_RUNS * more(runShare) +
    more(({ wides }) => wides);
  return simulated.deliveries * aBall;
}

/** Dots without wickets, as a share of deliveries. */
function hitDots({ dots, wickets }: InningsShape, { deliveries }: PlayedShape): number {
  return dots - wickets / deliveries;
}

/** Share of ones, twos, threes and rare outcomes. */
function runShare({ dots, fours, sixes, wides }: InningsShape): number {
  return 1 - dots - fours - sixes - wides;
}

/** Factor on the share of an outcome; 1 when it never occurred. */
function change(wanted: number, simulated: number): number {
  return simulated > 0 && wanted > 0 ? wanted / simulated : 1;
}

function bounded(ratio: number): number {
  return Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio));
}
