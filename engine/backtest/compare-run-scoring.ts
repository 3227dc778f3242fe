import { byKey } from '../by-key.ts';
import { INNINGS_FACTS } from '../match/innings-facts.ts';
import { mean, sumBy } from '../statistics/statistics.ts';
import { type RunScoringObservation, type InningsSums } from './observation.ts';

/** One figure of an innings, and how far the simulated one may lie from the real one. */
interface RunScoringMeasure {
  readonly name: string;
  readonly of: (sums: InningsSums) => number;
  /** A bet, not a result. */
  readonly band: number;
}

const RUN_SCORING_MEASURES: readonly RunScoringMeasure[] = [
  { name: 'total, mean', of: ({ total, innings }) => total / innings, band: 2 },
  { name: 'total, standard deviation', of: spreadOf, band: 2 },
  { name: 'wickets', of: ({ wickets, innings }) => wickets / innings, band: 0.15 },
  ...(['fours', 'sixes', 'dots', 'wides'] as const).map((fact) => ({
    name: `${fact}, % of balls`,
    of: (sums: InningsSums) => (100 * sums[fact]) / sums.deliveries,
    band: 0.5,
  })),
];

function spreadOf({ innings, total, totalSquared }: InningsSums): number {
  return Math.sqrt(Math.max(0, totalSquared / innings - (total / innings) ** 2));
}

const SUMS = [...INNINGS_FACTS, 'innings', 'totalSquared'] as const;

/** What the matches come to together. */
function sumObservations(group: readonly RunScoringObservation[], which: 'simulated' | 'real'): InningsSums {
  return byKey(SUMS, (key) => sumBy(group, (each) => each[which][key]));
}

/**
 * Standard error of a simulated figure less the real one, for want of more matches: the figures are worked out again without each
 * match in turn, simulated and real together (jackknife, Efron 1982), so whatever both share of a match does not count as error.
 */
function errorOfDifference(
  group: readonly RunScoringObservation[],
  of: RunScoringMeasure['of'],
  { simulated, real }: Pick<RunScoringObservation, 'simulated' | 'real'>,
): number {
  const without = group.map((each) => of(less(simulated, each.simulated)) - of(less(real, each.real)));
  const middle = mean(without);
  const squares = sumBy(without, (each) => (each - middle) ** 2);
  return Math.sqrt((squares * (without.length - 1)) / without.length);
}

function less(all: InningsSums, one: InningsSums): InningsSums {
  return byKey(SUMS, (key) => all[key] - one[key]);
}

/** First innings of one format and era: simulated beside real. */
export type RunScoringTable = ReturnType<typeof compareRunScoring>[number];

export interface RunScoringRow {
  readonly name: string;
  readonly simulated: number;
  readonly real: number;
  /** Standard error of how far they lie apart, for want of more matches. */
  readonly error: number;
  /** How far the two may lie apart; a bet, not a result. */
  readonly band: number;
  /** `sampling`: outside the band, but no further apart than so few matches leave figures that are the same. */
  readonly verdict: 'within' | 'sampling' | 'outside';
}

const ERA_YEARS = 5;
const FIRST_ERA = 2008;
/** Too few innings tell nothing of a spread. */
const FEWEST = 20;
/** Standard errors within which nineteen of twenty differences stay that are none. */
const CHANCE = 1.96;
/** Chi-squared with four degrees of freedom, exceeded once in twenty samples of even fifths. */
const UNEVEN = 9.49;

/** By gender, format and era, in that order; groups of fewer than twenty innings are left out. */
export function compareRunScoring(observed: readonly RunScoringObservation[]) {
  const groups = new Map<string, RunScoringObservation[]>();
  for (const each of observed) {
    const name = `${each.gender === 'male' ? 'Men' : 'Women'}, ${each.format}, ${eraOf(each.year)}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups]
    .filter(([, group]) => group.length >= FEWEST)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => {
      const fifths = fifthsOf(group);
      return {
        name,
        matches: group.length,
        rows: rowsOf(group),
        /** How many real totals fell into each fifth of their simulated spread, as shares: 0.2 each when the spread is right. */
        fifths,
        /** Whether they are as even as chance leaves even ones in nineteen of twenty samples of this size. */
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
  return RUN_SCORING_MEASURES.map(({ name, of, band }) => {
    const [simulated, real] = [of(sums.simulated), of(sums.real)];
    const error = errorOfDifference(group, of, sums);
    return { name, simulated, real, error, band, verdict: verdictOf(simulated - real, band, error) };
  });
}

function verdictOf(apart: number, band: number, error: number): RunScoringRow['verdict'] {
  if (Math.abs(apart) <= band) return 'within';
  return Math.abs(apart) <= CHANCE * error ? 'sampling' : 'outside';
}

function fifthsOf(group: readonly RunScoringObservation[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { place } of group) {
    const fifth = Math.min(4, Math.floor(5 * place));
    counts[fifth] = (counts[fifth] ?? NaN) + 1;
  }
  return counts.map((count) => count / group.length);
}

function areEven(fifths: readonly number[], matches: number): boolean {
  const chiSquared = sumBy(fifths, (share) => (matches * (share - 0.2) ** 2) / 0.2);
  return chiSquared <= UNEVEN;
}
