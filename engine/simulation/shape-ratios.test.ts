import { describe, expect, it } from 'vitest';
import { calibrateRatios, runsOfShape, UNCHANGED } from './shape-ratios.ts';

const CAME = { wickets: 6, fours: 0.1, sixes: 0.05, dots: 0.35, wides: 0.03, deliveries: 120 };

describe('calibrateRatios', () => {
  it('keeps ratios that give the wanted shape', () => {
    const ratios = { ...UNCHANGED, wicket: 1.2 };
    expect(calibrateRatios(ratios, CAME, CAME)).toEqual(ratios);
  });

  it('multiplies the ratios by wanted over simulated share, within bounds', () => {
    const before = { ...UNCHANGED, hits: [1, 1, 1, 1, 1.5, 1] };
    const { hits } = calibrateRatios(before, { ...CAME, fours: 0.12 }, CAME);
    expect(hits[4]).toBeCloseTo(1.8, 9);
    expect(calibrateRatios(before, { ...CAME, fours: 0.9 }, CAME).hits[4]).toBe(4);
  });

  it('corrects dots without wickets, because wickets bring their own', () => {
    const more = { ...CAME, wickets: 7.2, dots: 0.36 };
    const ratios = calibrateRatios(UNCHANGED, more, CAME);
    expect(ratios.wicket).toBeGreaterThan(1.2);
    expect(ratios.hits[0]).toBeCloseTo(1, 9);
  });

  it('learns nothing from an outcome that never occurred', () => {
    const { hits } = calibrateRatios(UNCHANGED, CAME, { ...CAME, sixes: 0 });
    expect(hits[5]).toBe(1);
    expect(calibrateRatios(UNCHANGED, { ...CAME, sixes: 0 }, CAME).hits[5]).toBe(1);
  });

  it('corrects every outcome by its own share, wickets by slightly more', () => {
    const wanted = { wickets: 7.2, fours: 0.12, sixes: 0.06, dots: 0.33, wides: 0.06 };
    const { wicket, extra, hits } = calibrateRatios(UNCHANGED, wanted, CAME);
    const [singles, dots] = [0.43 / 0.47, (0.33 - 7.2 / 120) / 0.3];
    expect([wicket, extra]).toEqual([expect.closeTo(1.2 ** 1.3, 9), expect.closeTo(2, 9)]);
    expect(hits).toEqual([dots, singles, singles, singles, 1.2, 1.2].map((hit) => expect.closeTo(hit, 9)));
    expect(calibrateRatios(UNCHANGED, { ...CAME, wides: 0.001 }, CAME).extra).toBe(0.25);
  });
});

describe('runsOfShape', () => {
  it('counts the runs that a change of shape brings, so that the pace does not include them', () => {
    expect(runsOfShape(CAME, CAME)).toBe(0);
    expect(runsOfShape({ ...CAME, fours: 0.11, dots: 0.34 }, CAME)).toBeCloseTo(4.8, 9);
    expect(runsOfShape({ ...CAME, wides: 0.04, dots: 0.34 }, CAME)).toBeCloseTo(1.2, 9);
    expect(runsOfShape({ ...CAME, sixes: 0.06, dots: 0.34 }, CAME)).toBeCloseTo(7.2, 9);
    expect(runsOfShape({ ...CAME, dots: 0.34 }, CAME)).toBeCloseTo(1.32, 9);
  });
});
