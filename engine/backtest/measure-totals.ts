import { type Measure, measure, sumOf, within } from './measure.ts';
import type { MatchObservation } from './observation.ts';

const TOTAL_TARGETS: readonly (readonly [stage: number, target: number])[] = [
  [0, 24.5],
  [6, 19.5],
  [10, 16.5],
  [15, 11.5],
];

/** How many runs a first innings comes to. */
export function totalMeasures(): Measure[] {
  return TOTAL_TARGETS.flatMap(([stage, target]) => {
    const at = (match: MatchObservation) => match.totals.filter((total) => total.stage === stage);
    const after = stage === 0 ? 'before the first ball' : `after ${stage} overs`;
    return [
      measure(
        `total.${stage}.mae`,
        `First-innings total ${after}: mean absolute error, runs`,
        'lower',
        (match) => sumOf(at(match), (total) => Math.abs(total.mean - total.happened)),
        null,
        target,
      ),
      measure(
        `total.${stage}.bias`,
        `First-innings total ${after}: bias, runs`,
        'lower',
        (match) => sumOf(at(match), (total) => total.mean - total.happened),
        null,
      ),
      measure(
        `total.${stage}.coverage`,
        `First-innings total ${after}: share within P10 to P90`,
        'higher',
        (match) => sumOf(at(match), (total) => within(total)),
        null,
      ),
    ];
  });
}
