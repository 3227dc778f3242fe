import { describe, expect, it } from 'vitest';
import { compareRunScoring } from './compare-run-scoring.ts';
import type { RunScoringObservation, InningsSums } from './observation.ts';

function innings(total: number, dots = 40): InningsSums {
  return {
    innings: 1,
    total,
    totalSquared: total ** 2,
    wickets: 6,
    deliveries: 120,
    fours: 12,
    sixes: 6,
    dots,
    wides: 4,
  };
}

/** `count` matches with real totals spread evenly around 160; the simulated totals differ by `apart`. */
function matches(count: number, apart: number): RunScoringObservation[] {
  return Array.from({ length: count }, (_, i) => {
    const real = 100 + (120 * (i + 0.5)) / count;
    const luck = 30 * (i % 2 === 0 ? 1 : -1);
    return {
      format: 'T20',
      gender: 'male',
      year: 2020,
      real: innings(real),
      simulated: innings(real + luck + apart),
      shareBelow: (i + 0.5) / count,
    };
  });
}

function rowsOf(observed: readonly RunScoringObservation[]) {
  const rows = new Map(compareRunScoring(observed)[0]?.rows.map((row) => [row.name, row]));
  return { mean: rows.get('total, mean'), dots: rows.get('dots, % of balls') };
}

function group(count: number, changes: Partial<RunScoringObservation>): RunScoringObservation[] {
  return matches(count, 0).map((each) => ({ ...each, ...changes }));
}

/** A hundred totals: the given number in the first fifth, the others in the other four. */
function isEvenWith(first: number): boolean | undefined {
  const observed = matches(100, 0).map((each, i) => ({
    ...each,
    shareBelow: i < first ? 0.1 : 0.3 + 0.2 * (i % 4),
  }));
  return compareRunScoring(observed)[0]?.even;
}

describe('compareRunScoring', () => {
  it('computes the standard error of the difference per match, not of all totals', () => {
    const { mean } = rowsOf(matches(100, 1));
    expect(mean?.error).toBeCloseTo(30 / Math.sqrt(99), 6);
    expect(mean?.verdict).toBe('within');
  });

  it('reports `outside` only for differences beyond sampling error', () => {
    expect(rowsOf(matches(50, 6)).mean?.verdict).toBe('sampling');
    expect(rowsOf(matches(50, 10)).mean?.verdict).toBe('outside');
    expect(rowsOf(matches(500, 6)).mean?.verdict).toBe('outside');
  });

  it('treats balls of one match as correlated', () => {
    const uneven = matches(50, 0).map((each, i) => ({ ...each, real: innings(160, i % 2 === 0 ? 30 : 50) }));
    const { dots } = rowsOf(uneven);
    expect(dots?.error).toBeCloseTo((100 * 10) / 120 / Math.sqrt(49), 6);
  });

  it('accepts fifths within chance and rejects others', () => {
    const [even] = compareRunScoring(matches(100, 0));
    const [low] = compareRunScoring(
      matches(100, 0).map((each) => ({ ...each, shareBelow: each.shareBelow / 2 })),
    );
    expect(even).toMatchObject({ even: true, fifths: [0.2, 0.2, 0.2, 0.2, 0.2] });
    expect(low).toMatchObject({ even: false });
  });

  it('checks each measure of an innings against its band', () => {
    const figures = (apart: number) =>
      compareRunScoring(matches(100, apart))[0]?.rows.map(({ name, simulated, real, band, verdict }) =>
        [name, Number((simulated - real).toFixed(6)), Number(real.toFixed(4)), band, verdict].join(', '),
      );
    expect(figures(2)).toMatchInlineSnapshot(`
      [
        "total, mean, 2, 160, 2, within",
        "total, standard deviation, 10.790662, 34.6393, 2, outside",
        "wickets, 0, 6, 0.15, within",
        "fours, % of balls, 0, 10, 0.5, within",
        "sixes, % of balls, 0, 5, 0.5, within",
        "dots, % of balls, 0, 33.3333, 0.5, within",
        "wides, % of balls, 0, 3.3333, 0.5, within",
      ]
    `);
    const spread = compareRunScoring(
      matches(100, 0).map((each) => ({ ...each, simulated: innings(160) })),
    )[0];
    expect(spread?.rows[1]).toMatchObject({ simulated: 0 });
  });

  it('groups at least twenty innings by gender, format and era', () => {
    const tables = compareRunScoring([
      ...group(20, { year: 2012 }),
      ...group(19, { year: 2013 }),
      ...group(20, { year: 2007, gender: 'female' }),
      ...group(21, { year: 2008, format: 'ODI' }),
    ]);
    expect(tables.map(({ name, matches: count }) => `${name}: ${count}`)).toEqual([
      'Men, ODI, 2008 to 2012: 21',
      'Men, T20, 2008 to 2012: 20',
      'Women, T20, 2003 to 2007: 20',
    ]);
  });

  it('counts the highest rank in the last fifth', () => {
    const [table] = compareRunScoring(
      matches(20, 0).map((each, i) => ({ ...each, shareBelow: i < 10 ? 1 : 0.4 })),
    );
    expect(table?.fifths).toEqual([0, 0, 0.5, 0, 0.5]);
  });

  it('rejects even fifths at a chi-squared above 9.49', () => {
    expect([32, 33, 8, 7].map(isEvenWith)).toEqual([true, false, true, false]);
  });
});
