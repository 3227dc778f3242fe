import { sumBy } from '../statistics/statistics.ts';
import { addUp, CRICKET_FIGURES, errorOfDifference } from './cricket-sums.ts';
import type { CricketObservation } from './observation.ts';

/** First innings of one format and era: simulated beside real. */
export interface CricketTable {
  readonly name: string;
  readonly matches: number;
  readonly rows: readonly CricketRow[];
  /** How many real totals fell into each fifth of their simulated spread, as shares: 0.2 each when the spread is right. */
  readonly fifths: readonly number[];
  /** Whether they are as even as chance leaves even ones in nineteen of twenty samples of this size. */
  readonly even: boolean;
}

export interface CricketRow {
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
export function compareCricket(observed: readonly CricketObservation[]): CricketTable[] {
  const groups = new Map<string, CricketObservation[]>();
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
        fifths,
        even: areEven(fifths, group.length),
      };
    });
}

function eraOf(year: number): string {
  const from = FIRST_ERA + ERA_YEARS * Math.floor((year - FIRST_ERA) / ERA_YEARS);
  return `${from} to ${from + ERA_YEARS - 1}`;
}

function rowsOf(group: readonly CricketObservation[]): CricketRow[] {
  const sums = { simulated: addUp(group, 'simulated'), real: addUp(group, 'real') };
  return CRICKET_FIGURES.map(({ name, of, band }) => {
    const [simulated, real] = [of(sums.simulated), of(sums.real)];
    const error = errorOfDifference(group, of, sums);
    return { name, simulated, real, error, band, verdict: verdictOf(simulated - real, band, error) };
  });
}

function verdictOf(apart: number, band: number, error: number): CricketRow['verdict'] {
  if (Math.abs(apart) <= band) return 'within';
  return Math.abs(apart) <= CHANCE * error ? 'sampling' : 'outside';
}

function fifthsOf(group: readonly CricketObservation[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { place } of group) {
    const fifth = Math.min(4, Math.floor(5 * place));
    counts[fifth] = (counts[fifth] ?? 0) + 1;
  }
  return counts.map((count) => count / group.length);
}

function areEven(fifths: readonly number[], matches: number): boolean {
  const chiSquared = sumBy(fifths, (share) => (matches * (share - 0.2) ** 2) / 0.2);
  return chiSquared <= UNEVEN;
}
