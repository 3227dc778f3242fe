import { USUAL_RUN } from '../fitted-parameters.ts';
import type { InningsShape } from '../ratings/innings-shape.ts';

/** By how much likelier than the pool's tables say each outcome is to be made, so that an innings looks as foreseen. */
export interface ShapeRatios {
  readonly wicket: number;
  /** Of a wide or a no-ball. */
  readonly extra: number;
  /** Of dot, one, two, three, four and six. */
  readonly hits: readonly number[];
}

export const UNCHANGED: ShapeRatios = { wicket: 1, extra: 1, hits: [1, 1, 1, 1, 1, 1] };

/** How far ratios may go. */
const MOST = 4;
/** Innings end with the last wicket, so wickets come to less than their chance does: it is raised by so much more. */
const BEYOND = 1.3;

/** How innings looked that were played at some ratios. */
export interface PlayedShape extends InningsShape {
  /** In one of them. */
  readonly deliveries: number;
}

/** The ratios set right by how much the innings played at them missed. */
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

/** Runs by which an innings comes out higher for looking as wanted. */
export function runsOfShape(wanted: InningsShape, came: PlayedShape): number {
  const more = (of: (shape: InningsShape) => number) => of(wanted) - of(came);
  const aBall =
    4 * more(({ fours }) => fours) +
    6 * more(({ sixes }) => sixes) +
    USUAL_RUN * more(runShare) +
    more(({ wides }) => wides);
  return came.deliveries * aBall;
}

/** Dots that are no wickets, as a share of deliveries. */
function hitDots({ dots, wickets }: InningsShape, { deliveries }: PlayedShape): number {
  return dots - wickets / deliveries;
}

/** Ones, twos and threes, and what little comes beside them. */
function runShare({ dots, fours, sixes, wides }: InningsShape): number {
  return 1 - dots - fours - sixes - wides;
}

/** What the share of an outcome is to be multiplied by; an outcome that never came tells nothing. */
function change(wanted: number, came: number): number {
  return came > 0 && wanted > 0 ? wanted / came : 1;
}

function bounded(ratio: number): number {
  return Math.min(MOST, Math.max(1 / MOST, ratio));
}
