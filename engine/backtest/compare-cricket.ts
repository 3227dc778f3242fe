import type { CricketObservation, InningsSums } from './observation.ts';

/** First innings of one format and era: simulated beside real. */
export interface CricketTable {
  readonly name: string;
  readonly matches: number;
  readonly rows: readonly CricketRow[];
  /** How many real totals fell into each fifth of their simulated spread, as shares: 0.2 each when the spread is right. */
  readonly fifths: readonly number[];
}

export interface CricketRow {
  readonly name: string;
  readonly simulated: number;
  readonly real: number;
  /** Standard error of the real figure, for want of more matches; `null` where balls, not innings, are counted. */
  readonly error: number | null;
  /** How far the two may lie apart; a bet, not a result. */
  readonly band: number;
}

const ERA_YEARS = 5;
const FIRST_ERA = 2008;
/** Too few innings tell nothing of a spread. */
const FEWEST = 20;

/** By gender, format and era, in that order; groups of fewer than twenty innings are left out. */
export function compareCricket(observed: readonly CricketObservation[]): CricketTable[] {
  const groups = new Map<string, CricketObservation[]>();
  for (const each of observed) {
    const name = `${each.gender === 'male' ? 'Men' : 'Women'}, ${each.format}, ${eraOf(each.year)}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups]
    .filter(([, group]) => group.length >= FEWEST)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => tableOf(name, group));
}

function eraOf(year: number): string {
  const from = FIRST_ERA + ERA_YEARS * Math.floor((year - FIRST_ERA) / ERA_YEARS);
  return `${from} to ${from + ERA_YEARS - 1}`;
}

function tableOf(name: string, group: readonly CricketObservation[]): CricketTable {
  const [simulated, real] = [added(group, 'simulated'), added(group, 'real')];
  const sd = spreadOf(real);
  const row = (
    label: string,
    of: (sums: InningsSums) => number,
    band: number,
    error: number | null = null,
  ) => ({
    name: label,
    simulated: of(simulated),
    real: of(real),
    error,
    band,
  });
  return {
    name,
    matches: group.length,
    rows: [
      row('total, mean', (sums) => sums.total / sums.innings, 2, sd / Math.sqrt(group.length)),
      row('total, standard deviation', spreadOf, 2, sd / Math.sqrt(2 * group.length)),
      row('wickets', (sums) => sums.wickets / sums.innings, 0.15, 2 / Math.sqrt(group.length)),
      row(
        'fours, % of balls',
        share((sums) => sums.fours),
        0.5,
      ),
      row(
        'sixes, % of balls',
        share((sums) => sums.sixes),
        0.5,
      ),
      row(
        'dots, % of balls',
        share((sums) => sums.dots),
        0.5,
      ),
      row(
        'wides, % of balls',
        share((sums) => sums.wides),
        0.5,
      ),
    ],
    fifths: fifthsOf(group),
  };
}

function share(of: (sums: InningsSums) => number): (sums: InningsSums) => number {
  return (sums) => (100 * of(sums)) / sums.deliveries;
}

function added(group: readonly CricketObservation[], which: 'simulated' | 'real'): InningsSums {
  const sum = (key: keyof InningsSums) => group.reduce((total, each) => total + each[which][key], 0);
  return {
    innings: sum('innings'),
    total: sum('total'),
    totalSquared: sum('totalSquared'),
    wickets: sum('wickets'),
    deliveries: sum('deliveries'),
    fours: sum('fours'),
    sixes: sum('sixes'),
    dots: sum('dots'),
    wides: sum('wides'),
  };
}

function spreadOf({ innings, total, totalSquared }: InningsSums): number {
  return Math.sqrt(Math.max(0, totalSquared / innings - (total / innings) ** 2));
}

function fifthsOf(group: readonly CricketObservation[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { place } of group) {
    const fifth = Math.min(4, Math.floor(5 * place));
    counts[fifth] = (counts[fifth] ?? 0) + 1;
  }
  return counts.map((count) => count / group.length);
}
