import { beforeAll, describe, expect, it } from 'vitest';
import { startOfInnings } from '../forecast/forecast-total.ts';
import { learnMatch } from '../learning/learn-match.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { truncateMatch } from '../match/truncate-match.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { type FixtureFeatures, fixtureFeatures } from '../ratings/fixture-features.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { sumOf } from '../statistics/statistics.ts';
import { liveMatchOf } from '../testing/live-match.ts';
import { makeMatch } from '../testing/make-match.ts';
import { makeSeason } from '../testing/make-season.ts';
import { ballChances } from './ball-chances.ts';
import { planInnings } from './innings-plan.ts';
import { paceCorrectionFor } from './pace-innings.ts';
import { simulatedSide } from './simulated-side.ts';
import { projectLive } from './project-live.ts';
import { sampleForLineups } from './sample-points.ts';
import { simulateFirstInnings, simulatePlayers } from './simulate-players.ts';

/**
 * Results of fixed seeds, as of the latest comparison with real run scoring. A change in them means that the
 * simulation changed: measure it again (`npm run backtest`) before updating the numbers.
 */
const SEASON = makeSeason(60, 5);
const RULES = 'dream11-2025';
let match: MatchRecord;
let rated: FixtureFeatures;

beforeAll(() => {
  const state = createRatings(RULES);
  for (const each of SEASON.slice(0, -1)) learnMatch(state, each);
  match = SEASON.at(-1) ?? makeMatch();
  rated = fixtureFeatures(state, fixtureOf(match));
});

/** Rounds each to six digits. */
function rounded(numbers: Iterable<number>): string {
  return [...numbers].map((number) => Number(number.toPrecision(6))).join(' ');
}

function liveAfter(count: number) {
  const live = liveMatchOf(truncateMatch(match, count));
  if (!live) throw new Error('no ball was bowled');
  return live;
}

/** Deliveries of the first innings. */
function firstLength(): number {
  return match.innings[0]?.deliveries.length ?? 0;
}

describe('a seeded simulation', () => {
  it('prepares a team from its ratings', () => {
    const side = simulatedSide(rated, 0);
    expect(rounded(side.position)).toMatchInlineSnapshot(
      `"1.15261 2.12718 3.10174 4.07733 5.05232 6.02706 7 7.97037 8.92904 9.86529 10.7874"`,
    );
    expect(rounded(side.battingRuns)).toMatchInlineSnapshot(
      `"-0.113686 -0.137382 0.113945 0.0632033 -0.0582012 -0.081642 0.0011873 0.0254119 -0.198064 -0.200169 0.0162759"`,
    );
    expect(rounded(side.battingWickets)).toMatchInlineSnapshot(
      `"0.000797086 -0.00100215 0.00298046 0.00312552 0.000871254 0.00160587 0.0108848 -0.00134089 0.00712885 0.00672831 0.000700106"`,
    );
    expect(rounded(side.bowlingRuns)).toMatchInlineSnapshot(
      `"0 0 0 0 0.0258264 0.0587482 -0.0577778 0.0109098 0.0137661 -0.0284013 0.00325167"`,
    );
    expect(rounded(side.bowlingWickets)).toMatchInlineSnapshot(
      `"0 0 0 0 -0.00374351 -0.00176308 -0.000864536 0.00279231 -0.00308346 -0.00619842 -0.000738243"`,
    );
    expect(rounded(side.load)).toMatchInlineSnapshot(
      `"0.135713 0.135713 0.135713 0.135713 13.669 17.6593 15.7133 17.2115 16.9816 18.7872 19.4352"`,
    );
    expect(rounded(side.quarterPreference.subarray(24, 44))).toMatchInlineSnapshot(
      `"0.454451 1.21786 1.5511 0.776588 1.27054 0.864847 0.93135 0.933262 0.856728 1.35808 1.3638 0.421394 1.41086 1.0519 0.660233 0.87701 1.1115 0.752158 0.848529 1.28781"`,
    );
    expect(rounded([side.named, side.size, side.keeper, side.isBowler.indexOf(true)])).toMatchInlineSnapshot(
      `"11 11 1 7"`,
    );
    expect(rounded([side.fieldingSum, ...side.fielding.subarray(0, 3)])).toMatchInlineSnapshot(
      `"38.2308 3.87038 4.74464 3.34404"`,
    );
  });

  it('has chances of outcomes by slot and wickets down', () => {
    const chances = ballChances(rated);
    expect(rounded(chances.wide)).toMatchInlineSnapshot(
      `"0.0406465 0.0426286 0.0216457 0.0275091 0.0333565 0.0194945 0.0263511 0.0220064 0.0234346 0.0301772 0.0251369 0.0208347 0.0312256 0.0141585 0.0315981 0.0456434 0.056204 0.0405439 0.064963 0.0346131"`,
    );
    expect(rounded(chances.extra.subarray(0, 4))).toMatchInlineSnapshot(
      `"0.0407674 0.0466436 0.0284909 0.0410291"`,
    );
    expect(rounded(chances.wicket.subarray(0, 24))).toMatchInlineSnapshot(
      `"0.0250982 0.0325552 0.0301229 0.0301229 0.0301229 0.0301229 0.0301229 0.0301229 0.0301229 0.0301229 0.0349078 0.0273018 0.0328105 0.0358568 0.0358568 0.0358568 0.0358568 0.0358568 0.0358568 0.0358568 0.0346635 0.0320982 0.0346633 0.0354716"`,
    );
    expect(rounded(chances.ease.subarray(50, 64))).toMatchInlineSnapshot(
      `"0.13364 -0.124085 1.39976 -1.87452 -0.614538 -0.220954 -0.220954 -0.220954 -0.220954 -0.220954 0.42197 0.241881 0.93001 -1.8441"`,
    );
    expect(rounded(chances.easePerRun.subarray(0, 5))).toMatchInlineSnapshot(
      `"19.6559 17.1212 16.0473 15.949 15.2973"`,
    );
    expect(rounded(chances.hits.subarray(0, 12))).toMatchInlineSnapshot(
      `"0.554831 0.237523 0.0379597 0.0042684 0.146917 0.0185006 0.517734 0.245843 0.050184 0.00291612 0.141511 0.0418112"`,
    );
    expect(rounded([chances.legByes])).toMatchInlineSnapshot(`"0.0358581"`);
  });

  it('plans an innings and fits its pace correction', () => {
    const sides = [simulatedSide(rated, 0), simulatedSide(rated, 1)] as const;
    const plan = planInnings(rated, sides, startOfInnings(1), ballChances(rated));
    const { battingFrom, bowlingFrom, balls, ballsPerOver, maxWickets, maxOvers } = plan;
    expect(
      rounded([battingFrom, bowlingFrom, balls, ballsPerOver, maxWickets, maxOvers]),
    ).toMatchInlineSnapshot(`"11 0 120 6 10 4"`);
    expect(rounded([...plan.slots.subarray(0, 14), ...plan.slots.subarray(115)])).toMatchInlineSnapshot(
      `"0 0 0 0 0 0 1 1 1 1 1 1 2 2 19 19 19 19 19"`,
    );
    expect(
      rounded([plan.bowlerWeights.length, sumOf(plan.bowlerWeights), plan.expected, plan.spread]),
    ).toMatchInlineSnapshot(`"220 12691 170.415 35.9416"`);
    expect(rounded(plan.bowlerWeights.subarray(30, 55))).toMatchInlineSnapshot(
      `"112.494 43.0536 6.33402 1.15082 0 377.256 160.275 34.7732 3.85179 0 247.641 103.694 21.4318 2.52912 0 499.036 231.415 65.3763 5.08634 0 420.709 201.229 61.7776 4.2853 0"`,
    );
    expect(
      rounded([plan.urgencyPerRun[0] ?? 0, plan.urgencyPerRun[60] ?? 0, plan.urgencyPerRun[119] ?? 0]),
    ).toMatchInlineSnapshot(`"0.00247175 0.00494351 0.29661"`);
    const pace = paceCorrectionFor(createGenerator(3), plan, null);
    expect(rounded([pace.runsPerBall, pace.dayEaseSpread])).toMatchInlineSnapshot(`"-0.213478 0.348279"`);
    expect(rounded([pace.ratios.wicket, pace.ratios.extra, ...pace.ratios.hits])).toMatchInlineSnapshot(
      `"1.03028 1.01118 0.891692 1.02237 1.02237 1.02237 1.11282 1.16977"`,
    );
  });

  it('simulates first innings', () => {
    const innings = simulateFirstInnings(createGenerator(8), rated, { batting: 0, simulations: 4 });
    expect(innings.map((facts) => rounded(Object.values(facts)))).toMatchInlineSnapshot(`
      [
        "121 6 123 8 5 56 3",
        "175 6 122 17 6 40 2",
        "138 5 128 9 4 47 8",
        "145 5 127 8 6 48 6",
      ]
    `);
  });

  it('simulates matches from before the toss', () => {
    const open = { ...rated, fixture: { ...rated.fixture, battingFirst: null } };
    const played = simulatePlayers(createGenerator(1), open, { simulations: 40, ruleSet: RULES });
    expect(rounded([sumOf(played.earned), played.samples.players])).toMatchInlineSnapshot(`"88 22"`);
    expect(rounded(played.samples.points.subarray(0, 22))).toMatchInlineSnapshot(
      `"23 13 144 34 16 175 69 1 17 17 81 83 17 5 10 269 25 68 42 15 55 39"`,
    );
    expect(rounded([sumOf(played.samples.points)])).toMatchInlineSnapshot(`"44767"`);
  });

  it('continues a first innings', () => {
    const results = [1, 40, 75].map((count) => {
      const live = liveAfter(count);
      const played = simulatePlayers(createGenerator(count), rated, {
        live,
        simulations: 30,
        ruleSet: RULES,
      });
      return {
        now: rounded([live.now.runs, live.now.wickets, live.now.legalBalls, live.now.batting]),
        atCrease: live.now.atCrease.join(' '),
        points: sumOf(played.samples.points),
        earned: sumOf(played.earned),
      };
    });
    expect(results).toMatchInlineSnapshot(`
      [
        {
          "atCrease": "whites-2 whites-1",
          "earned": 89,
          "now": "1 0 1 0",
          "points": 34304,
        },
        {
          "atCrease": "whites-1 whites-3",
          "earned": 219,
          "now": "46 1 38 0",
          "points": 34385,
        },
        {
          "atCrease": "whites-3 whites-5",
          "earned": 378,
          "now": "87 3 73 0",
          "points": 33337,
        },
      ]
    `);
  });

  it('continues between the innings and in a chase', () => {
    const results = [0, 1, 33, 90].map((balls) => {
      const live = liveAfter(firstLength() + balls);
      const played = simulatePlayers(createGenerator(balls), rated, {
        live,
        simulations: 30,
        ruleSet: RULES,
      });
      return rounded([live.target ?? -1, sumOf(played.samples.points)]);
    });
    expect(results).toMatchInlineSnapshot(`
      [
        "115 30424",
        "115 29682",
        "115 28818",
        "115 28195",
      ]
    `);
  });

  it('projects the final points of players', () => {
    const live = liveAfter(70);
    const projected = projectLive(createGenerator(2), rated, { live, ruleSet: RULES, simulations: 100 });
    const of = ({ earned, mean, p10, p50, p90 }: (typeof projected)[number]) =>
      rounded([earned, mean - earned, p10, p50, p90]);
    expect(projected.slice(0, 6).map(of)).toMatchInlineSnapshot(`
      [
        "66 5.05416 66 66 75.673",
        "33 9.78483 33 41.855 55.1376",
        "51 40.2318 54.4162 86.301 140.961",
        "4 45.412 8.95358 37.4367 101.833",
        "4 51.4904 18.2944 46.8832 104.061",
        "4 50.4582 9.47388 42.3172 116.762",
      ]
    `);
    expect(projected.slice(-3).map(of)).toMatchInlineSnapshot(`
      [
        "5 32.432 6.94612 26.4073 78.9524",
        "49 19.796 49 57.4598 95.059",
        "9 16.6737 8.19528 15.4377 58.0876",
      ]
    `);
  });

  it('samples points for line-ups', () => {
    const samples = sampleForLineups(createGenerator(9), rated, { simulations: 50, ruleSet: RULES });
    expect(rounded(samples.points.subarray(0, 8))).toMatchInlineSnapshot(
      `"134.934 33.9417 76.4089 88.1116 45.6945 98.8276 54.0278 78.1025"`,
    );
    expect(rounded([sumOf(samples.points)])).toMatchInlineSnapshot(`"56623.7"`);
  });

  it('simulates an ODI between unknown players', () => {
    const fixture = { ...rated.fixture, format: 'ODI', oversLimit: 50, players: [[], ['x']] } as const;
    const fresh = fixtureFeatures(createRatings('dream11-classic'), fixture);
    const { samples } = simulatePlayers(createGenerator(6), fresh, {
      simulations: 6,
      ruleSet: 'dream11-classic',
    });
    expect(rounded(samples.points)).toMatchInlineSnapshot(`"28 25 128 93 68 85"`);
  });
});
