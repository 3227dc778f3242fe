import { byKey } from '../by-key.ts';
import { INNINGS_FACTS } from '../match/innings-facts.ts';
import { mean, sumBy } from '../statistics/statistics.ts';
import type { CricketObservation, InningsSums } from './observation.ts';

/** One figure of an innings, and how far the simulated one may lie from the real one. */
export interface CricketFigure {
  readonly name: string;
  readonly of: (sums: InningsSums) => number;
  /** A bet, not a result. */
  readonly band: number;
}

export const CRICKET_FIGURES: readonly CricketFigure[] = [
  { name: 'total, mean', of: ({ total, innings }) => total / innings, band: 2 },
  { name: 'total, standard deviation', of: spreadOf, band: 2 },
  { name: 'wickets', of: ({ wickets, innings }) => wickets / innings, band: 0.15 },
  { name: 'fours, % of balls', of: ({ fours, deliveries }) => (100 * fours) / deliveries, band: 0.5 },
  { name: 'sixes, % of balls', of: ({ sixes, deliveries }) => (100 * sixes) / deliveries, band: 0.5 },
  { name: 'dots, % of balls', of: ({ dots, deliveries }) => (100 * dots) / deliveries, band: 0.5 },
  { name: 'wides, % of balls', of: ({ wides, deliveries }) => (100 * wides) / deliveries, band: 0.5 },
];

function spreadOf({ innings, total, totalSquared }: InningsSums): number {
  return Math.sqrt(Math.max(0, totalSquared / innings - (total / innings) ** 2));
}

const SUMS = [...INNINGS_FACTS, 'innings', 'totalSquared'] as const;

/** What the matches come to together. */
export function addUp(group: readonly CricketObservation[], which: 'simulated' | 'real'): InningsSums {
  return byKey(SUMS, (key) => sumBy(group, (each) => each[which][key]));
}

/**
 * Standard error of a simulated figure less the real one, for want of more matches: the figures are worked out again without each
 * match in turn, simulated and real together (jackknife, Efron 1982), so whatever both share of a match does not count as error.
 */
export function errorOfDifference(
  group: readonly CricketObservation[],
  of: CricketFigure['of'],
  { simulated, real }: Pick<CricketObservation, 'simulated' | 'real'>,
): number {
  const without = group.map((each) => of(less(simulated, each.simulated)) - of(less(real, each.real)));
  const middle = mean(without);
  const squares = sumBy(without, (each) => (each - middle) ** 2);
  return Math.sqrt((squares * (without.length - 1)) / without.length);
}

function less(all: InningsSums, one: InningsSums): InningsSums {
  return byKey(SUMS, (key) => all[key] - one[key]);
}
