import { USUAL_RUN } from '../fitted-parameters.ts';
import type { InningsShape } from '../ratings/innings-shape.ts';

/** Factors on the pool's chances of each outcome, with which an innings has the forecast shape. */
export interface ShapeRatios {
  readonly wicket: number;
  /** Of a wide or a no-ball. */
  readonly extra: number;
  /** Of dot, one, two, three, four and six. */
  readonly hits: readonly number[];
}

export const UNCHANGED: ShapeRatios = { wicket: 1, extra: 1, hits: [1, 1, 1, 1, 1, 1] };

/** Maximum ratio; the minimum is its reciprocal. */
const MOST = 4;
/** Exponent for wickets: an innings ends with the last wicket, so wickets grow less than their chance. */
const BEYOND = 1.3;

/** Shape of the innings simulated with some ratios. */
export interface PlayedShape extends InningsShape {
  /** Mean number per innings. */
  readonly deliveries: number;
}

/** Corrects the ratios by the error of the innings simulated with them (`came`). */
export function calibrateRatios(ratios: ShapeRatios, wanted: InningsShape, came: PlayedShape): ShapeRatios {
  const run = change(runShare(wanted), runShare(came));
  const dot = change(hitDots(wanted, came), hitDots(came, came));
  const hits = [dot, run, run, run, change(wanted.fours, came.fours), change(wanted.sixes, came.sixes)];
  return {
    wicket: bounded(ratios.wicket * change(wanted.wickets, came.wickets) ** BEYOND),
    extra: bounded(ratios.extra * change(wanted.wides, came.wides)),
    hits: hits.map((more, hit) => bounded((ratios.hits[hit] ?? NaN) * more)),
  };
}

/** Change in runs per innings when the shape becomes as wanted. */
export function runsOfShape(wanted: InningsShape, came: PlayedShape): number {
  const more = (of: (shape: InningsShape) => number) => of(wanted) - of(came);
  const aBall =
    4 * more(({ fours }) => fours) +
    6 * more(({ sixes }) => sixes) +
    USUAL_RUN * more(runShare) +
    more(({ wides }) => wides);
  return came.deliveries * aBall;
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
function change(wanted: number, came: number): number {
  return came > 0 && wanted > 0 ? wanted / came : 1;
}

function bounded(ratio: number): number {
  return Math.min(MOST, Math.max(1 / MOST, ratio));
}
