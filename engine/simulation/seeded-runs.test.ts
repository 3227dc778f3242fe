import { beforeAll, describe, expect, it } from 'vitest';
import { learnMatch } from '../learning/learn-match.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { truncateMatch } from '../match/truncate-match.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { type FixtureView, viewFixture } from '../ratings/view-fixture.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { sumOf } from '../statistics/statistics.ts';
import { makeMatch } from '../testing/make-match.ts';
import { makeSeason } from '../testing/make-season.ts';
import { ballChances } from './ball-chances.ts';
import { planInnings } from './innings-plan.ts';
import { liveMatchOf, openingOf } from './live-match.ts';
import { paceOf } from './pace-innings.ts';
import { playoutSide } from './playout-side.ts';
import { projectLive } from './project-live.ts';
import { sampleForLineups } from './sample-points.ts';
import { simulateFirstInnings } from './simulate-first-innings.ts';
import { simulatePlayers } from './simulate-players.ts';

/**
 * Results of fixed seeds, as they were when the simulation was last measured against real cricket. Whoever changes one
 * of them changes the simulation: measure it again (`npm run backtest`) before writing the new numbers down.
 */
const SEASON = makeSeason(60, 5);
const RULES = 'dream11-2025';
let match: MatchRecord;
let view: FixtureView;

beforeAll(() => {
  const state = createRatings(RULES);
  for (const each of SEASON.slice(0, -1)) learnMatch(state, each);
  match = SEASON.at(-1) ?? makeMatch();
  view = viewFixture(state, fixtureOf(match));
});

/** Six digits of each. */
function rounded(numbers: Iterable<number>): string {
  return [...numbers].map((number) => Number(number.toPrecision(6))).join(' ');
}

function liveAfter(count: number) {
  return liveMatchOf(truncateMatch(match, count));
}

/** Deliveries of the first innings. */
function firstLength(): number {
  return match.innings[0]?.deliveries.length ?? 0;
}

describe('a seeded simulation', () => {
  it('lays a side out from its ratings', () => {
    const side = playoutSide(view, 0);
    expect(rounded(side.position)).toMatchInlineSnapshot();
    expect(rounded(side.battingRuns)).toMatchInlineSnapshot();
    expect(rounded(side.battingWickets)).toMatchInlineSnapshot();
    expect(rounded(side.bowlingRuns)).toMatchInlineSnapshot();
    expect(rounded(side.bowlingWickets)).toMatchInlineSnapshot();
    expect(rounded(side.load)).toMatchInlineSnapshot();
    expect(rounded(side.liking.subarray(24, 44))).toMatchInlineSnapshot();
    expect(
      rounded([side.named, side.size, side.keeper, side.isBowler.indexOf(true)]),
    ).toMatchInlineSnapshot();
    expect(rounded([side.fieldingSum, ...side.fielding.subarray(0, 3)])).toMatchInlineSnapshot();
  });

  it('knows what comes of a ball by part of the innings and wickets down', () => {
    const chances = ballChances(view);
    expect(rounded(chances.wide)).toMatchInlineSnapshot();
    expect(rounded(chances.extra.subarray(0, 4))).toMatchInlineSnapshot();
    expect(rounded(chances.wicket.subarray(0, 24))).toMatchInlineSnapshot();
    expect(rounded(chances.ease.subarray(50, 64))).toMatchInlineSnapshot();
    expect(rounded(chances.easePerRun.subarray(0, 5))).toMatchInlineSnapshot();
    expect(rounded(chances.hits.subarray(0, 12))).toMatchInlineSnapshot();
    expect(rounded([chances.legByes])).toMatchInlineSnapshot();
  });

  it('plans an innings and finds its pace', () => {
    const sides = [playoutSide(view, 0), playoutSide(view, 1)] as const;
    const plan = planInnings(view, sides, {
      now: openingOf(1),
      lastBowler: null,
      chances: ballChances(view),
    });
    const { battingFrom, bowlingFrom, balls, ballsPerOver, mostWickets, most } = plan;
    expect(
      rounded([battingFrom, bowlingFrom, balls, ballsPerOver, mostWickets, most]),
    ).toMatchInlineSnapshot();
    expect(rounded([...plan.slots.subarray(0, 14), ...plan.slots.subarray(115)])).toMatchInlineSnapshot();
    expect(
      rounded([plan.turns.length, sumOf(plan.turns), plan.expected, plan.spread]),
    ).toMatchInlineSnapshot();
    expect(rounded(plan.turns.subarray(30, 55))).toMatchInlineSnapshot();
    expect(
      rounded([plan.pressing[0] ?? 0, plan.pressing[60] ?? 0, plan.pressing[119] ?? 0]),
    ).toMatchInlineSnapshot();
    const pace = paceOf(createGenerator(3), plan, null);
    expect(rounded([pace.runs, pace.day])).toMatchInlineSnapshot();
    expect(rounded([pace.ratios.wicket, pace.ratios.extra, ...pace.ratios.hits])).toMatchInlineSnapshot();
  });

  it('plays first innings', () => {
    const innings = simulateFirstInnings(createGenerator(8), view, { batting: 0, runs: 4 });
    expect(innings.map((facts) => rounded(Object.values(facts)))).toMatchInlineSnapshot();
  });

  it('plays matches from before the toss', () => {
    const open = { ...view, fixture: { ...view.fixture, battingFirst: null } };
    const played = simulatePlayers(createGenerator(1), open, { runs: 40, ruleSet: RULES });
    expect(rounded(played.totals[0].subarray(0, 10))).toMatchInlineSnapshot();
    expect(rounded(played.totals[1].subarray(0, 10))).toMatchInlineSnapshot();
    expect(rounded([played.winChance, sumOf(played.earned), played.samples.players])).toMatchInlineSnapshot();
    expect(rounded(played.samples.points.subarray(0, 22))).toMatchInlineSnapshot();
    expect(
      rounded([sumOf(played.totals[0]), sumOf(played.totals[1]), sumOf(played.samples.points)]),
    ).toMatchInlineSnapshot();
  });

  it('goes on in a first innings', () => {
    const results = [1, 40, 75].map((count) => {
      const live = liveAfter(count);
      const played = simulatePlayers(createGenerator(count), view, { live, runs: 30, ruleSet: RULES });
      return {
        now: live.now && rounded([live.now.runs, live.now.wickets, live.now.legalBalls, live.now.batting]),
        atCrease: live.now?.atCrease.join(' '),
        lastBowler: live.lastBowler,
        totals: rounded(played.totals.map(sumOf)),
        points: sumOf(played.samples.points),
        earned: sumOf(played.earned),
        chance: Number(played.winChance.toFixed(6)),
      };
    });
    expect(results).toMatchInlineSnapshot();
  });

  it('goes on between the innings and in a chase', () => {
    const results = [0, 1, 33, 90].map((balls) => {
      const live = liveAfter(firstLength() + balls);
      const played = simulatePlayers(createGenerator(balls), view, { live, runs: 30, ruleSet: RULES });
      const totals = played.totals.map(sumOf);
      return rounded([live.target ?? -1, ...totals, sumOf(played.samples.points), played.winChance]);
    });
    expect(results).toMatchInlineSnapshot();
  });

  it('projects the points that players end with', () => {
    const live = liveAfter(70);
    const projected = projectLive(createGenerator(2), view, { live, ruleSet: RULES, runs: 100 });
    const of = ({ earned, toCome, p10, p50, p90 }: (typeof projected)[number]) =>
      rounded([earned, toCome, p10, p50, p90]);
    expect(projected.slice(0, 6).map(of)).toMatchInlineSnapshot();
    expect(projected.slice(-3).map(of)).toMatchInlineSnapshot();
  });

  it('samples points for line-ups', () => {
    const samples = sampleForLineups(createGenerator(9), view, { runs: 50, ruleSet: RULES });
    expect(rounded(samples.points.subarray(0, 8))).toMatchInlineSnapshot();
    expect(rounded([sumOf(samples.points)])).toMatchInlineSnapshot();
  });

  it('plays an ODI between strangers', () => {
    const fixture = { ...view.fixture, format: 'ODI', oversLimit: 50, players: [[], ['x']] } as const;
    const fresh = viewFixture(createRatings('dream11-classic'), fixture);
    const { totals, samples } = simulatePlayers(createGenerator(6), fresh, {
      runs: 6,
      ruleSet: 'dream11-classic',
    });
    expect([rounded(totals[0]), rounded(totals[1]), rounded(samples.points)]).toMatchInlineSnapshot();
  });
});
