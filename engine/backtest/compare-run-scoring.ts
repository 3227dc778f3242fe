import { byKey } from '../by-key.ts';
import { INNINGS_FACTS } from '../match/innings-facts.ts';
import { mean, sumBy } from '../statistics/statistics.ts';
import { type RunScoringObservation, type InningsSums } from './observation.ts';

// Compares simulated with real first innings of the same matches, for the backtest command's report.

/** A statistic of first innings, and the accepted difference between simulated and real ones. */
interface RunScoringMeasure {
  readonly name: string;
  /** Runs or wickets per innings, or percent of deliveries. */
  readonly valueOf: (sums: InningsSums) => number;
  /** Largest accepted difference, in the unit of the value. Fixed before the first comparison. */
  readonly band: number;
}

const RUN_SCORING_MEASURES: readonly RunScoringMeasure[] = [
  { name: 'total, mean', valueOf: ({ total, innings }) => total / innings, band: 2 },
  { name: 'total, standard deviation', valueOf: standardDeviationOfTotals, band: 2 },
  { name: 'wickets', valueOf: ({ wickets, innings }) => wickets / innings, band: 0.15 },
  ...(['fours', 'sixes', 'dots', 'wides'] as const).map((fact) => ({
    name: `${fact}, % of balls`,
    valueOf: (sums: InningsSums) => (100 * sums[fact]) / sums.deliveries,
    band: 0.5,
  })),
];

function standardDeviationOfTotals({ innings, total, totalSquared }: InningsSums): number {
  return Math.sqrt(Math.max(0, totalSquared / innings - (total / innings) ** 2));
}

const SUMS = [...INNINGS_FACTS, 'innings', 'totalSquared'] as const;

function sumObservations(group: readonly RunScoringObservation[], which: 'simulated' | 'real'): InningsSums {
  return byKey(SUMS, (key) => sumBy(group, (each) => each[which][key]));
}

/**
 * Standard error of the simulated less the real value, by the jackknife (Efron 1982): leaves out each match once,
 * simulated and real together. Variation that is common to the simulated and the real innings does not count.
 */
function errorOfDifference(
  group: readonly RunScoringObservation[],
  valueOf: RunScoringMeasure['valueOf'],
  { simulated, real }: Pick<RunScoringObservation, 'simulated' | 'real'>,
): number {
  const differences = group.map(
    (left) => valueOf(subtract(simulated, left.simulated)) - valueOf(subtract(real, left.real)),
  );
  const middle = mean(differences);
  const squares = sumBy(differences, (each) => (each - middle) ** 2);
  return Math.sqrt((squares * (differences.length - 1)) / differences.length);
}

function subtract(all: InningsSums, part: InningsSums): InningsSums {
  return byKey(SUMS, (key) => all[key] - part[key]);
}

/** First innings of one format and era: simulated and real values. */
export type RunScoringTable = ReturnType<typeof compareRunScoring>[number];

/** One statistic of a table. */
export interface RunScoringRow {
  readonly name: string;
  readonly simulated: number;
  readonly real: number;
  /** Standard error of the difference, given the number of matches. */
  readonly error: number;
  /** Largest accepted difference. */
  readonly band: number;
  /** `sampling`: outside the band, but the difference may be due to the small number of matches. */
  readonly verdict: 'within' | 'sampling' | 'outside';
}

/** Years per group of matches, and the first year of a group: the first IPL season. */
const ERA_YEARS = 5;
const FIRST_ERA = 2008;
/** Minimum innings of a group, whose standard deviation would otherwise mean little; chosen. */
const MIN_INNINGS = 20;
/** Half-width of a 95% interval, in standard errors. */
const Z_95 = 1.96;
/** 95% quantile of the chi-squared distribution with four degrees of freedom, for a test of equal fifths. */
const CHI_SQUARED_95 = 9.49;

/** One table for each gender, format and era, in that order. Leaves out groups of fewer than twenty innings. */
export function compareRunScoring(observed: readonly RunScoringObservation[]) {
  const groups = new Map<string, RunScoringObservation[]>();
  for (const each of observed) {
    const name = `${each.gender === 'male' ? 'Men' : 'Women'}, ${each.format}, ${eraOf(each.year)}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups]
    .filter(([, group]) => group.length >= MIN_INNINGS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => {
      const fifths = fifthsOf(group);
      return {
        name,
        matches: group.length,
        rows: rowsOf(group),
        /** Share of real totals in each fifth of their simulated distribution: 0.2 each when the spread is right. */
        fifths,
        /** Whether the fifths pass a chi-squared test of equal shares at 5%. */
        even: areEven(fifths, group.length),
      };
    });
}

function eraOf(year: number): string {
  const from = FIRST_ERA + ERA_YEARS * Math.floor((year - FIRST_ERA) / ERA_YEARS);
  return `${from} to ${from + ERA_YEARS - 1}`;
}

function rowsOf(group: readonly RunScoringObservation[]): RunScoringRow[] {
  const sums = { simulated: sumObservations(group, 'simulated'), real: sumObservations(group, 'real') };
  return RUN_SCORING_MEASURES.map(({ name, valueOf, band }) => {
    const [simulated, real] = [valueOf(sums.simulated), valueOf(sums.real)];
    const error = errorOfDifference(group, valueOf, sums);
    return { name, simulated, real, error, band, verdict: verdictOf(simulated - real, band, error) };
  });
}

function verdictOf(difference: number, band: number, error: number): RunScoringRow['verdict'] {
  if (Math.abs(difference) <= band) return 'within';
  return Math.abs(difference) <= Z_95 * error ? 'sampling' : 'outside';
}

/** Share of the matches whose real total lies in each fifth of its simulated distribution. */
function fifthsOf(group: readonly RunScoringObservation[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { shareBelow } of group) {
    const fifth = Math.min(4, Math.floor(5 * shareBelow));
    counts[fifth] = (counts[fifth] ?? NaN) + 1;
  }
  return counts.map((count) => count / group.length);
}

function areEven(fifths: readonly number[], matches: number): boolean {
  const chiSquared = sumBy(fifths, (share) => (matches * (share - 0.2) ** 2) / 0.2);
  return chiSquared <= CHI_SQUARED_95;
}
