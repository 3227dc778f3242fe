import { describe, expect, it } from 'vitest';
import { startOfInnings } from '../forecast/forecast-total.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { makeMatch } from '../testing/make-match.ts';
import { stateFeatures } from './baselines.ts';
import { createRefits, learnRefits, refittedChance } from './refitted-states.ts';

const rated = (competition: string) =>
  fixtureFeatures(createRatings('dream11-2025'), fixtureOf(makeMatch({ competition })));
const league = rated('Made League');
const now = { ...startOfInnings(0), runs: 80, wickets: 2, legalBalls: 60 };
const chase = { ...startOfInnings(1), runs: 90, wickets: 3, legalBalls: 60 };
const features = stateFeatures(league, now, null);

/** Teams batting first won `won` of 150 matches in the year. */
function season(won: number) {
  return Array.from({ length: 150 }, (_, i) => ({
    first: {} as never,
    batting: 0 as const,
    firstWon: i < won ? (1 as const) : (0 as const),
    target: 160,
    firstStates: [now],
    chaseStates: [chase],
  }));
}

function learnt(year: number, won: number, from = league) {
  const refits = createRefits();
  for (const played of season(won)) learnRefits(refits, from, { year, played });
  return refits;
}

const chanceIn = (refits: ReturnType<typeof createRefits>, year: number, of = league) =>
  refittedChance(refits, of, { year, innings: 0, features });

describe('the refitted baseline', () => {
  it('gives the share that won from the same state', () => {
    expect(chanceIn(learnt(2015, 120), 2016)).toBeCloseTo(0.8, 1);
    const inChase = { year: 2016, innings: 1, features: stateFeatures(league, chase, 160) } as const;
    expect(refittedChance(learnt(2015, 120), league, inChase)).toBeCloseTo(0.2, 1);
  });

  it('uses the eight years before, not the year itself and not earlier ones', () => {
    expect(chanceIn(learnt(2015, 120), 2015)).toBeNull();
    expect(chanceIn(learnt(2015, 120), 2023)).not.toBeNull();
    expect(chanceIn(learnt(2015, 120), 2024)).toBeNull();
  });

  it('uses all matches of the gender and format for a competition with too few', () => {
    const refits = learnt(2015, 120, rated('Other League'));
    expect(chanceIn(refits, 2016)).toBeCloseTo(0.8, 1);
    for (const played of season(30)) learnRefits(refits, league, { year: 2015, played });
    const later = { ...refits, fits: new Map() };
    expect(chanceIn(later, 2016)).toBeCloseTo(0.2, 1);
    expect(chanceIn(later, 2016, rated('Third League'))).toBeCloseTo(0.5, 1);
  });

  it('learns nothing from a tie', () => {
    const refits = createRefits();
    for (const played of season(1))
      learnRefits(refits, league, { year: 2015, played: { ...played, firstWon: null } });
    expect(chanceIn(refits, 2016)).toBeNull();
  });
});
