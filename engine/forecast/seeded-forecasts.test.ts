import { beforeAll, describe, expect, it } from 'vitest';
import { learnMatch } from '../learning/learn-match.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { POINTS_FEATURES } from '../ratings/model-features.ts';
import { newPlayer, type PlayerRating } from '../ratings/player-rating.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { type FixtureFeatures, fixtureFeatures } from '../ratings/fixture-features.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { makeMatch } from '../testing/make-match.ts';
import { makeSeason } from '../testing/make-season.ts';
import { forecastResult, resultFeatures } from './forecast-result.ts';
import { forecastShape } from './forecast-shape.ts';
import {
  forecastInnings,
  forecastTotal,
  type InningsNow,
  parFeatures,
  inningsStage,
  remainingRunsFeatures,
  totalFeatures,
} from './forecast-total.ts';
import { forecastWinFirst, forecastWinSecond, winFirstFeatures, winSecondFeatures } from './forecast-win.ts';
import { battingShareOf, pointsBand, pointsFeatures, projectPoints } from './project-points.ts';
import { drawPoints, topChances } from './points-samples.ts';

/** Forecasts of one match after forty others, as of the latest measurement (`npm run backtest`). */
let rated: FixtureFeatures;

beforeAll(() => {
  const season = makeSeason(41, 31);
  const state = createRatings('dream11-2025');
  for (const match of season.slice(0, 40)) learnMatch(state, match);
  rated = fixtureFeatures(state, fixtureOf(season[40] ?? makeMatch()));
});

/** Rounds each to six digits. */
function rounded(numbers: Iterable<number>): string {
  return [...numbers].map((number) => Number(number.toPrecision(6))).join(' ');
}

function now(batting: 0 | 1, changes: Partial<InningsNow> = {}): InningsNow {
  const ids = rated.sides[batting].players.map(({ id }) => id);
  const [bowler = '', other = ''] = rated.sides[batting === 0 ? 1 : 0].players.slice(-2).map(({ id }) => id);
  return {
    batting,
    runs: 80,
    wickets: 3,
    legalBalls: 60,
    atCrease: [ids[3] ?? '', ids[4] ?? ''],
    outOrRetired: new Set(ids.slice(0, 3)),
    legalBallsByBowler: new Map([
      [bowler, 18],
      [other, 24],
    ]),
    ...changes,
  };
}

describe('forecasts of a known match', () => {
  it('start from features of both teams', () => {
    expect(rounded(resultFeatures(rated))).toMatchInlineSnapshot(`"-1 0.968656 0.61167 1 0 0 0"`);
    expect([rounded(totalFeatures(rated, 0)), rounded(totalFeatures(rated, 1))]).toMatchInlineSnapshot(`
      [
        "1 5.63382 0.542734 0.42476 0.107278",
        "1 5.63382 0.542734 0.0885973 0.0356601",
      ]
    `);
    expect(rounded(remainingRunsFeatures(rated, now(0)))).toMatchInlineSnapshot(
      `"1 6.4041 3 0.9 -0.535384 0.136964 0.078626 0.0913523"`,
    );
    expect(
      rounded(remainingRunsFeatures(rated, now(1, { legalBalls: 114, legalBallsByBowler: new Map() }))),
    ).toMatchInlineSnapshot(`"1 6.10124 3 0.9 -3.12951 0.00376095 0 0.00178301"`);
    expect(rounded(parFeatures(rated, now(1)))).toMatchInlineSnapshot(`"1 6.10124 3 0.9"`);
    expect(rounded(winFirstFeatures(rated, now(1)))).toMatchInlineSnapshot(
      `"1 0.5 0.25 -0.236275 -0.118138 -0.0590689 -1.02273 -0.511365"`,
    );
    expect(rounded(winSecondFeatures(rated, now(0), 150))).toMatchInlineSnapshot(
      `"1 0.5 0.25 1.60439 0.802196 0.401098 -0.237133 -0.118567 0 0 1.02273 0.511365"`,
    );
    expect(
      rounded(winSecondFeatures(rated, now(1, { runs: 149, legalBalls: 119 }), 150)),
    ).toMatchInlineSnapshot(
      `"1 1 1 -0.00744339 -0.00744339 -0.00744339 -0.391284 -0.391284 0 0 -1.02273 -1.02273"`,
    );
  });

  it('ignore a missing batter and bowlers without balls left', () => {
    expect(remainingRunsFeatures(rated, now(0, { atCrease: [] }))[5]).toBe(0);
    const allBowled = new Map(rated.sides[1].players.map(({ id }) => [id, 120]));
    expect(remainingRunsFeatures(rated, now(0, { legalBallsByBowler: allBowled }))[7]).toBe(0);
  });

  it('give chances and totals', () => {
    expect(rounded([forecastResult(rated)])).toMatchInlineSnapshot(`"0.735504"`);
    expect(
      [0, 1].map((side) => rounded(Object.values(forecastTotal(rated, side === 0 ? 0 : 1)))),
    ).toMatchInlineSnapshot(`
      [
        "192.168 153.768 193.368 229.968",
        "183.082 144.682 184.282 220.882",
      ]
    `);
    expect(rounded(Object.values(forecastInnings(rated, now(0))))).toMatchInlineSnapshot(
      `"177.271 152.434 177.646 202.522"`,
    );
    expect(rounded([forecastWinFirst(rated, now(0)), forecastWinFirst(rated, now(1))])).toMatchInlineSnapshot(
      `"0.616371 0.321845"`,
    );
    expect(
      rounded([forecastWinSecond(rated, now(0), 150), forecastWinSecond(rated, now(1), 150)]),
    ).toMatchInlineSnapshot(`"0.908678 0.74537"`);
  });

  it('are certain when an innings is over', () => {
    const over = { mean: 80, p10: 80, p50: 80, p90: 80 };
    expect(forecastInnings(rated, now(0, { wickets: 10 }))).toEqual(over);
    expect(forecastInnings(rated, now(0, { legalBalls: 120 }))).toEqual(over);
    expect(forecastWinSecond(rated, now(0), 80)).toBe(1);
    expect(forecastWinSecond(rated, now(0, { wickets: 10 }), 81)).toBe(0.5);
    expect(forecastWinSecond(rated, now(0, { legalBalls: 120 }), 82)).toBe(0);
    expect(forecastWinSecond(rated, now(0, { legalBalls: 119 }), 81)).toBeGreaterThan(0.5);
  });

  it('count stages in twentieths of the innings', () => {
    expect([0, 2, 3, 60, 117, 120, 130].map((balls) => inningsStage(rated, balls))).toEqual([
      0, 0, 1, 10, 20, 20, 20,
    ]);
  });

  it('include the shape of the first innings, once the pool has enough matches', () => {
    expect(rounded(Object.values(forecastShape(rated, 0) ?? {}))).toMatchInlineSnapshot(
      `"5.63908 0.133842 0.0659184 0.31398 0.0306492"`,
    );
    expect(forecastShape({ ...rated, balls: 108 }, 0)).toBeNull();
    expect(forecastShape({ ...rated, pool: { ...rated.pool, matches: 19 } }, 0)).toBeNull();
    expect(forecastShape({ ...rated, pool: { ...rated.pool, matches: 20 } }, 0)).not.toBeNull();
    const elsewhere = { ...rated, keys: { ...rated.keys, competition: 'New League' } };
    expect(rounded(Object.values(forecastShape(elsewhere, 0) ?? {}))).toMatchInlineSnapshot(
      `"5.76559 0.135777 0.0634238 0.324607 0.0285694"`,
    );
  });
});

describe('projected points', () => {
  it('are computed from the features of a player', () => {
    const player = rated.sides[1].players[7];
    if (!player) throw new Error('no player');
    expect(rounded(pointsFeatures(rated, player, { side: 1, orderIndex: 7 }))).toMatchInlineSnapshot(
      `"1 6.90435 36.9189 1.66588 4.17006 3.00008 19.1649 -0.070314 -0.258534 0.0267458 2.03512 0.518305 3.311 0 3.04452 1.91649 0.300008 0 7 1 -1.07349 0.0247961 0.450023 15.3039 2.8748 1.16835 1.19677"`,
    );
    const unknown = { ...rated, fixture: { ...rated.fixture, battingFirst: null } };
    expect(pointsFeatures(unknown, player, { side: 1, orderIndex: 7 }).slice(15, 17)).toEqual([0, 0]);
  });

  it('distinguish newcomers, keepers and players beyond the twelfth', () => {
    const [known] = rated.sides[1].players;
    if (!known) throw new Error('no player');
    const of = (changes: Partial<PlayerRating>, orderIndex = 0) => {
      const features = pointsFeatures(
        rated,
        { ...known, ballsBowled: 0, rating: { ...newPlayer(), ...changes } },
        { side: 1, orderIndex },
      );
      return Object.fromEntries(Object.keys(POINTS_FEATURES).map((name, i) => [name, features[i]]));
    };
    expect([2, 3].map((matches) => of({ matches })['newcomer'])).toEqual([1, 0]);
    expect([0.3, 0.31].map((keeping) => of({ keeping })['keepsWicket'])).toEqual([0, 1]);
    expect(of({}, 11)).toMatchObject({ ballsToFace: 0, battingPoints: 2, tail: 5 });
    expect(of({}, 12)).toMatchObject({ ballsToFace: 0, battingPoints: 2, tail: 6 });
    expect(of({}, 1)).toMatchObject({ ballsToFace: 19, battingPoints: 24, tail: 0 });
  });

  it('have parts that sum to the mean', () => {
    const projections = projectPoints(rated);
    expect(projections).toHaveLength(22);
    for (const { parts, mean, p10, p50, p90 } of projections) {
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(mean, 9);
      expect(p10 <= p50 && p50 <= p90).toBe(true);
    }
    const [first, ...others] = projections;
    const of = ({ id, mean, p10, p50, p90, battingShare, parts, matches }: (typeof projections)[number]) => [
      id,
      rounded([mean, p10, p50, p90, battingShare, matches, ...Object.values(parts)]),
    ];
    expect([first, others[9], others[20]].map((each) => each && of(each))).toMatchInlineSnapshot(`
      [
        [
          "reds-1",
          "68.0694 31.5094 51.1994 107.029 0.999937 20 51.4742 24.2909 -12.5298 4.76583 0.0681925",
        ],
        [
          "reds-11",
          "44.4277 7.68774 35.7653 80.5677 0.0121763 20 50.3033 -4.13718 0.126331 -1.71469 -0.15006",
        ],
        [
          "greens-11",
          "42.4063 5.66632 34.0997 78.5463 0.0403274 20 51.2775 -6.12574 -0.00737319 -1.79911 -0.938927",
        ],
      ]
    `);
  });

  it('have shares of batting, and bands six points wide', () => {
    expect(battingShareOf([1, 30, 10])).toBe(0.75);
    expect(battingShareOf([1, -5, 5])).toBe(0.5);
    expect(battingShareOf([1, -5, 10])).toBe(0);
    expect(battingShareOf([1, 10, -5])).toBe(1);
    expect(battingShareOf([1])).toBe(0.5);
    expect([-3, 0, 5.9, 6, 71.9, 72, 500].map(pointsBand)).toEqual([0, 0, 0, 1, 11, 11, 11]);
  });
});

describe('drawPoints', () => {
  const shape = { side: 0, mean: 30, p10: 4, p50: 25, p90: 60, battingShare: 0.9 } as const;
  const shapes = [
    shape,
    { ...shape, battingShare: 0.1 },
    { ...shape, side: 1, mean: 90, battingShare: 0.1 } as const,
  ];

  it('draws the points of all players of a match together', () => {
    expect(rounded(drawPoints(createGenerator(1), shapes, 5).points)).toMatchInlineSnapshot(
      `"55.5494 56.9935 -1.40299 20.0256 61.0124 46.0989 15.4032 15.5332 28.9655 33.8307 -0.583137 22.9954 7.86518 78.1355 17.8568"`,
    );
    const { points } = drawPoints(createGenerator(2), shapes, 4000);
    const of = (player: number) => points.filter((_, i) => i % 3 === player).toSorted();
    expect(
      rounded([0, 1, 2].flatMap((i) => [of(i)[400] ?? 0, of(i)[2000] ?? 0, of(i)[3600] ?? 0])),
    ).toMatchInlineSnapshot(`"3.61177 24.5904 59.7942 3.10881 24.2069 59.0752 4.23936 25.6669 59.485"`);
  });

  it('counts the highest and the three highest scorers', () => {
    const samples = { players: 4, simulations: 2, points: Float32Array.of(1, 4, 3, 2, 9, 8, 7, 6) };
    expect(topChances(samples)).toEqual([
      { top: 0.5, topThree: 0.5 },
      { top: 0.5, topThree: 1 },
      { top: 0, topThree: 1 },
      { top: 0, topThree: 0.5 },
    ]);
  });
});
