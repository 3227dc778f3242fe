import { beforeAll, describe, expect, it } from 'vitest';
import { createBaselines } from '../backtest/baselines.ts';
import { forecastThenLearn } from '../backtest/walk-forward.ts';
import { forecastResult } from '../forecast/forecast-result.ts';
import { forecastInnings, forecastTotal, type InningsNow } from '../forecast/forecast-total.ts';
import { forecastWinFirst, forecastWinSecond } from '../forecast/forecast-win.ts';
import { projectPoints } from '../forecast/project-points.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { type Fixture, fixtureOf } from '../ratings/fixture.ts';
import { createRatings, type RatingsState } from '../ratings/ratings-state.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { makeSeason } from '../testing/make-season.ts';
import { learnMatch } from './learn-match.ts';

const SEASON = makeSeason(140, 1);

function learned(matches: readonly MatchRecord[]): RatingsState {
  const state = createRatings('dream11-2025');
  for (const match of matches) learnMatch(state, match);
  return state;
}

function observed(matches: readonly MatchRecord[]) {
  const state = createRatings('dream11-2025');
  const baselines = createBaselines();
  return matches.map((match) =>
    forecastThenLearn(state, baselines, { match, isTested: true, isSimulated: false }),
  );
}

function now(changes: Partial<InningsNow> = {}): InningsNow {
  return {
    batting: 0,
    runs: 80,
    wickets: 3,
    legalBalls: 60,
    atCrease: [],
    outOrRetired: new Set(),
    legalBallsByBowler: new Map(),
    ...changes,
  };
}

describe('learnMatch', () => {
  it('forecasts a match the same whether later ones exist or not', () => {
    const all = observed(SEASON.slice(0, 40));
    expect(observed(SEASON.slice(0, 25))).toEqual(all.slice(0, 25));
  });

  it('forecasts a match the same whatever its result', () => {
    const last = SEASON[79];
    if (!last) throw new Error('no match');
    const [home, away] = last.teams;
    const other = last.outcome.winner === home ? away : home;
    const turned = { ...last, outcome: { ...last.outcome, winner: other }, playerOfMatch: [] };
    const state = learned(SEASON.slice(0, 79));
    const rated = (match: MatchRecord) => fixtureFeatures(state, fixtureOf(match));
    expect(rated(turned)).toEqual(rated(last));
    expect(rated({ ...last, innings: [] })).toEqual(rated(last));
  });

  it('can be stored, restored and continued', () => {
    const through = learned(SEASON.slice(0, 40));
    const resumed = JSON.parse(JSON.stringify(learned(SEASON.slice(0, 25)))) as RatingsState;
    for (const match of SEASON.slice(25, 40)) learnMatch(resumed, match);
    expect(resumed).toEqual(through);
  });

  it('learns no totals or winners from a washed-out match, but counts it', () => {
    const washedOut = makeMatch({
      innings: [makeInnings({ deliveries: makeOver(0, { runs: 4 }) })],
      outcome: { result: 'no result', winner: null, by: null, method: null, eliminator: null },
    });
    const state = learned([washedOut]);
    const fresh = fixtureFeatures(createRatings('dream11-2025'), fixtureOf(washedOut));
    const rated = fixtureFeatures(state, fixtureOf(washedOut));
    expect(state.matches).toBe(1);
    expect([rated.level, rated.eloDifference]).toEqual([fresh.level, 0]);
  });

  it('accepts Tests, ODIs, T10 and The Hundred, and matches without a ball', () => {
    const state = createRatings('dream11-classic');
    for (const format of ['Test', 'ODI', 'T10', 'Hundred'] as const) {
      const innings = [makeInnings({ deliveries: makeOver(0, { runs: 1 }) })];
      learnMatch(state, makeMatch({ format, oversLimit: format === 'Test' ? null : 20, innings }));
      learnMatch(state, makeMatch({ format, innings: [], lineups: {} }));
    }
    expect(state.matches).toBe(8);
    expect(Object.keys(state.pools)).toHaveLength(4);
  });
});

describe('forecasts after a season of a test league', () => {
  let state: RatingsState;
  let fixture: Fixture;

  beforeAll(() => {
    state = learned(SEASON);
    const match = SEASON.find(({ teams }) => teams[0] === 'Reds' && teams[1] === 'Whites');
    if (!match) throw new Error('no such match');
    fixture = fixtureOf(match);
  });

  it('favour the better team, with chances that sum to one', () => {
    const chance = forecastResult(fixtureFeatures(state, fixture));
    const turned = fixtureFeatures(state, {
      ...fixture,
      teams: [fixture.teams[1], fixture.teams[0]],
      players: [fixture.players[1], fixture.players[0]],
      battingFirst: fixture.battingFirst === 0 ? 1 : 0,
      tossWinner: fixture.tossWinner === 0 ? 1 : 0,
    });
    expect(chance).toBeGreaterThan(0.6);
    expect(chance + forecastResult(turned)).toBeCloseTo(1, 10);
  });

  it('expect more runs on the better ground', () => {
    const [high, low] = ['High Ground', 'Low Ground'].map(
      (venue) => forecastTotal(fixtureFeatures(state, { ...fixture, venue }), 0).mean,
    );
    expect(high).toBeGreaterThan((low ?? 0) + 5);
  });

  it('rise with runs and fall with wickets of the batting team, and are certain only at the end', () => {
    const rated = fixtureFeatures(state, fixture);
    for (let overs = 1; overs < 20; overs += 1) {
      for (let runs = 20; runs < 200; runs += 12) {
        const at = now({ runs, legalBalls: 6 * overs, wickets: Math.min(9, Math.floor(overs / 3)) });
        const more = { ...at, runs: runs + 6 };
        expect(forecastWinFirst(rated, more)).toBeGreaterThanOrEqual(forecastWinFirst(rated, at));
        expect(forecastWinSecond(rated, more, 210)).toBeGreaterThanOrEqual(forecastWinSecond(rated, at, 210));
        const fewer = { ...at, wickets: Math.max(0, at.wickets - 1) };
        expect(forecastInnings(rated, fewer).mean).toBeGreaterThanOrEqual(forecastInnings(rated, at).mean);
        expect(forecastWinSecond(rated, fewer, 210)).toBeGreaterThanOrEqual(
          forecastWinSecond(rated, at, 210),
        );
      }
    }
    expect(forecastWinSecond(rated, now({ runs: 161 }), 161)).toBe(1);
    expect(forecastWinSecond(rated, now({ wickets: 10 }), 161)).toBe(0);
    expect(forecastWinSecond(rated, now({ wickets: 10, runs: 160 }), 161)).toBe(0.5);
    expect(forecastInnings(rated, now({ legalBalls: 120 }))).toEqual({ mean: 80, p10: 80, p50: 80, p90: 80 });
  });

  it('have points whose parts sum to the mean and whose quantiles are in order', () => {
    const projected = projectPoints(fixtureFeatures(state, fixture));
    expect(projected).toHaveLength(22);
    for (const { mean, p10, p50, p90, parts } of projected) {
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(mean, 8);
      expect(p10 <= p50 && p50 <= p90).toBe(true);
    }
    const best = projected.toSorted((a, b) => b.mean - a.mean)[0];
    expect(best?.side).toBe(0);
  });

  it.each([0, 11, 15, 30])('accept a squad of %i, including unknown players', (size) => {
    const strangers = Array.from({ length: size }, (_, i) => `stranger-${i}`);
    const rated = fixtureFeatures(state, { ...fixture, players: [strangers, fixture.players[1]] });
    expect(projectPoints(rated)).toHaveLength(size + 11);
    expect(Number.isFinite(forecastResult(rated))).toBe(true);
  });

  it('count a player named for both teams, or twice for one, once, in the first position', () => {
    const [[first = '', ...others], theirs] = fixture.players;
    const rated = fixtureFeatures(state, {
      ...fixture,
      players: [
        [first, ...others, first],
        [first, ...theirs],
      ],
    });
    const places = projectPoints(rated).filter(({ id }) => id === first);
    expect(places).toMatchObject([{ side: 0 }]);
  });
});

describe('forecasts from no history at all', () => {
  const match = makeMatch();

  it('are even and average with wide intervals, never certain or invalid', () => {
    for (const format of ['T20', 'ODI', 'T10', 'Hundred', 'Test'] as const) {
      const rated = fixtureFeatures(createRatings('dream11-2025'), {
        ...fixtureOf(match),
        format,
        battingFirst: null,
        tossWinner: null,
      });
      expect(forecastResult(rated)).toBe(0.5);
      const total = forecastTotal(rated, 0);
      expect(total.p90 - total.p10).toBeGreaterThan(0.2 * total.mean);
      const chance = forecastWinSecond(rated, now({ legalBalls: 30 }), 170);
      expect(chance).toBeGreaterThan(0.02);
      expect(chance).toBeLessThan(0.98);
      expect(projectPoints(rated).every(({ mean, matches }) => Number.isFinite(mean) && matches === 0)).toBe(
        true,
      );
    }
  });
});
