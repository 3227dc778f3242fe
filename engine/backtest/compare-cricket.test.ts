import { describe, expect, it } from 'vitest';
import { compareCricket } from './compare-cricket.ts';
import type { CricketObservation, InningsSums } from './observation.ts';

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

/** `count` matches whose real totals are spread evenly around 160, the simulated ones `apart` above or below them. */
function matches(count: number, apart: number): CricketObservation[] {
  return Array.from({ length: count }, (_, i) => {
    const real = 100 + (120 * (i + 0.5)) / count;
    const luck = 30 * (i % 2 === 0 ? 1 : -1);
    return {
      format: 'T20',
      gender: 'male',
      year: 2020,
      real: innings(real),
      simulated: innings(real + luck + apart),
      place: (i + 0.5) / count,
    };
  });
}

function rowsOf(observed: readonly CricketObservation[]) {
  const rows = new Map(compareCricket(observed)[0]?.rows.map((row) => [row.name, row]));
  return { mean: rows.get('total, mean'), dots: rows.get('dots, % of balls') };
}

describe('compareCricket', () => {
  it('tells how sure the difference is: that of the totals of each match, not of all totals', () => {
    const { mean } = rowsOf(matches(100, 1));
    expect(mean?.error).toBeCloseTo(30 / Math.sqrt(99), 6);
    expect(mean?.verdict).toBe('within');
  });

  it('calls outside only what so many matches can tell apart', () => {
    expect(rowsOf(matches(50, 6)).mean?.verdict).toBe('sampling');
    expect(rowsOf(matches(50, 10)).mean?.verdict).toBe('outside');
    expect(rowsOf(matches(500, 6)).mean?.verdict).toBe('outside');
  });

  it('knows that balls of one match hang together', () => {
    const uneven = matches(50, 0).map((each, i) => ({ ...each, real: innings(160, i % 2 === 0 ? 30 : 50) }));
    const { dots } = rowsOf(uneven);
    expect(dots?.error).toBeCloseTo((100 * 10) / 120 / Math.sqrt(49), 6);
  });

  it('finds fifths even that chance could have left, and others not', () => {
    const [even] = compareCricket(matches(100, 0));
    const [low] = compareCricket(matches(100, 0).map((each) => ({ ...each, place: each.place / 2 })));
    expect(even).toMatchObject({ even: true, fifths: [0.2, 0.2, 0.2, 0.2, 0.2] });
    expect(low).toMatchObject({ even: false });
  });
});
