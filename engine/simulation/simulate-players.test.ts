import { beforeAll, describe, expect, it } from 'vitest';
import { scorePlayers } from '../fantasy/score-players.ts';
import { forecastTotal } from '../forecast/forecast-total.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { learnMatch } from '../learning/learn-match.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { truncateMatch } from '../match/truncate-match.ts';
import { type Fixture, fixtureOf } from '../ratings/fixture.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { type FixtureFeatures, fixtureFeatures } from '../ratings/fixture-features.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { liveMatchOf } from '../testing/live-match.ts';
import { makeMatch } from '../testing/make-match.ts';
import { makeSeason } from '../testing/make-season.ts';
import { projectLive } from './project-live.ts';
import { sampleForLineups, samplePoints } from './sample-points.ts';
import { type LiveMatch, simulateFirstInnings, simulatePlayers } from './simulate-players.ts';

const SEASON = makeSeason(160, 2);
const RULES = 'dream11-classic';
let match: MatchRecord;
let rated: FixtureFeatures;
let usual: ReturnType<typeof play>;

beforeAll(() => {
  const state = createRatings(RULES);
  for (const each of SEASON.slice(0, -1)) learnMatch(state, each);
  match = SEASON.at(-1) ?? makeMatch();
  rated = fixtureFeatures(state, fixtureOf(match));
  usual = play(1500);
});

function play(runs = 50) {
  return simulatePlayers(createGenerator(4), rated, { ruleSet: RULES, simulations: runs });
}

/** The state after this many deliveries. */
function after(count: number): LiveMatch | undefined {
  return liveMatchOf(truncateMatch(match, count));
}

function project(live?: LiveMatch) {
  return projectLive(createGenerator(2), rated, { live, ruleSet: RULES, simulations: 300 });
}

function firstInningsTotals(features: FixtureFeatures, batting: 0 | 1, runs: number): number[] {
  return simulateFirstInnings(createGenerator(1), features, { batting, simulations: runs }).map(
    ({ total }) => total,
  );
}

function mean(numbers: ArrayLike<number>): number {
  return Array.from(numbers).reduce((sum, number) => sum + number, 0) / numbers.length;
}

function column(player: number): number[] {
  const { samples } = usual;
  return Array.from(
    { length: samples.simulations },
    (_, run) => samples.points[run * samples.players + player] ?? 0,
  );
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [mean(a), mean(b)];
  const product = (p: readonly number[], q: readonly number[]) =>
    mean(p.map((each, i) => (each - (p === a ? x : y)) * ((q[i] ?? 0) - (q === a ? x : y))));
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

describe('simulatePlayers', () => {
  it('matches the forecast total, with the spread of real ones', () => {
    const batting = rated.fixture.battingFirst ?? 0;
    const totals = firstInningsTotals(rated, batting, 1500);
    const first = mean(totals);
    expect(Math.abs(first - forecastTotal(rated, batting).mean)).toBeLessThan(3);
    const sd = Math.sqrt(mean(totals.map((total) => (total - first) ** 2)));
    expect(Math.abs(sd - 27)).toBeLessThan(5);
  });

  it('correlates points: bowlers score more when the opposing batters score less', () => {
    const opener = rated.sides[0].players.length;
    const bowlers = rated.sides[0].players.flatMap((player, i) => (player.ballsBowled > 15 ? i : []));
    expect(bowlers.length).toBeGreaterThan(2);
    expect(mean(bowlers.map((bowler) => correlation(column(opener), column(bowler))))).toBeLessThan(-0.01);
  });

  it('repeats for the same seed and differs for another', () => {
    expect(play()).toEqual(play());
    expect(
      simulatePlayers(createGenerator(5), rated, { ruleSet: RULES, simulations: 50 }).samples,
    ).not.toEqual(play().samples);
  });

  it.each([0, 1, 11, 15, 30])('simulates a squad of %i unknown players', (size) => {
    const strangers = Array.from({ length: size }, (_, i) => `stranger-${i}`);
    const fixture: Fixture = {
      ...fixtureOf(match),
      players: [strangers, strangers.map((id) => `other-${id}`)],
    };
    const fresh = fixtureFeatures(createRatings(RULES), fixture);
    const { samples } = simulatePlayers(createGenerator(1), fresh, { ruleSet: RULES, simulations: 200 });
    expect(samples.players).toBe(2 * size);
    expect(samples.points.every(Number.isFinite)).toBe(true);
    expect(Math.abs(mean(firstInningsTotals(fresh, 0, 200)) - 158)).toBeLessThan(12);
  });

  it.each(['ODI', 'T10', 'Hundred'] as const)('plays an %s from no history at the usual pace', (format) => {
    const ballsPerOver = format === 'Hundred' ? 5 : 6;
    const oversLimit = { ODI: 50, T10: 10, Hundred: 20 }[format];
    const fixture = { ...fixtureOf(makeMatch()), format, ballsPerOver, oversLimit };
    const fresh = fixtureFeatures(createRatings(RULES), fixture);
    expect(Math.abs(mean(firstInningsTotals(fresh, 0, 1500)) / fresh.scale.total - 1)).toBeLessThan(0.08);
  });
});

describe('samplePoints', () => {
  it('returns the players in the requested order', () => {
    const order = { simulations: 40, ruleSet: RULES } as const;
    const plain = samplePoints(createGenerator(6), rated, order);
    const ids = projectPoints(rated).map(({ id }) => id);
    const turned = samplePoints(createGenerator(6), rated, { ...order, ids: ids.toReversed() });
    expect([...turned.points.subarray(0, ids.length)]).toEqual(
      [...plain.points.subarray(0, ids.length)].toReversed(),
    );
  });

  it('throws for a player in neither team', () => {
    const order = { simulations: 1, ruleSet: RULES, ids: ['nobody'] } as const;
    expect(() => samplePoints(createGenerator(6), rated, order)).toThrow(RangeError);
  });
});

describe('sampleForLineups', () => {
  it('has means halfway between simulation and projection', () => {
    const order = { simulations: 100, ruleSet: RULES } as const;
    const played = simulatePlayers(createGenerator(6), rated, order).samples;
    const ids = projectPoints(rated).map(({ id }) => id);
    const moved = sampleForLineups(createGenerator(6), rated, { ...order, ids: ids.toReversed() });
    const meanOf = ({ points, players }: typeof moved, player: number) =>
      mean(points.filter((_, i) => i % players === player));
    projectPoints(rated).forEach((projection, player) => {
      expect(meanOf(moved, ids.length - 1 - player)).toBeCloseTo(
        (meanOf(played, player) + projection.mean) / 2,
        3,
      );
    });
  });
});

describe('projectLive', () => {
  it('equals the projection before the first ball', () => {
    const [live, before] = [project(after(0)), projectPoints(rated)];
    live.forEach((player, i) => expect(Math.abs(player.mean - (before[i]?.mean ?? 0))).toBeLessThan(1e-3));
  });

  it('adds earned and expected points, with quantiles in order', () => {
    const count = (match.innings[0]?.deliveries.length ?? 0) + 30;
    const scored = new Map(
      scorePlayers(truncateMatch(match, count), RULES).map((each) => [each.player.id, each.points]),
    );
    for (const player of project(after(count))) {
      expect(player.mean).toBeGreaterThanOrEqual(player.p10);
      expect(player.p10 <= player.p50 && player.p50 <= player.p90).toBe(true);
      expect(Math.abs(player.earned - (scored.get(player.id) ?? 0))).toBeLessThanOrEqual(8);
    }
  });

  it('expects no more points when the match is over', () => {
    for (const { mean: end, earned, p10, p90 } of project(liveMatchOf(match))) {
      expect([end, p10, p90]).toEqual([earned, earned, earned]);
    }
  });

  it('expects fewer points from a batter who is out', () => {
    const live = after(60);
    const out = [...(live?.now.outOrRetired ?? [])][0];
    const before = projectPoints(rated).find(({ id }) => id === out);
    const now = project(live).find(({ id }) => id === out);
    expect((now?.mean ?? NaN) - (now?.earned ?? NaN)).toBeLessThan((before?.mean ?? 0) * 0.8);
  });
});
