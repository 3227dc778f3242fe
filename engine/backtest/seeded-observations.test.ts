import { expect, it } from 'vitest';
import { seededBacktest } from '../testing/seeded-backtest.ts';

const { baselines, running, observations } = seededBacktest();

function rounded(number: number): number {
  return Number(number.toPrecision(5));
}

it('observes simulations in the selected matches only', () => {
  const simulated = observations.flatMap(({ id, runScoring, bestOfTwenty, live }) =>
    runScoring || bestOfTwenty !== null || live.length > 0
      ? [
          {
            id,
            runScoring,
            bestOfTwenty: bestOfTwenty && rounded(bestOfTwenty),
            live: live.slice(0, 3).map(Object.values),
          },
        ]
      : [],
  );
  expect(simulated).toMatchInlineSnapshot(`
    [
      {
        "bestOfTwenty": 0.81611,
        "id": "made-0020",
        "live": [
          [
            80.40568482875824,
            29.48995018005371,
            140.7811737060547,
            54.35641393364197,
            56,
          ],
          [
            65.08951709747315,
            7.007853984832764,
            134.34034729003906,
            39.58143794504146,
            13,
          ],
          [
            61.98397941172123,
            12,
            131.0293426513672,
            42.04142133288131,
            82,
          ],
        ],
        "runScoring": {
          "format": "T20",
          "gender": "male",
          "real": {
            "deliveries": 124,
            "dots": 40,
            "fours": 14,
            "innings": 1,
            "sixes": 7,
            "total": 174,
            "totalSquared": 30276,
            "wickets": 7,
            "wides": 3,
          },
          "shareBelow": 0.28,
          "simulated": {
            "deliveries": 6093,
            "dots": 1877,
            "fours": 830,
            "innings": 50,
            "sixes": 420,
            "total": 9344,
            "totalSquared": 1771202,
            "wickets": 284,
            "wides": 159,
          },
          "year": 2022,
        },
      },
      {
        "bestOfTwenty": 0.93269,
        "id": "made-0025",
        "live": [
          [
            60.55964477539062,
            4.989626884460449,
            141.55812072753906,
            37.741042108640904,
            185,
          ],
          [
            71.09865687608719,
            7.400844097137451,
            159.3052215576172,
            39.19932486543876,
            26,
          ],
          [
            61.32880134701729,
            5.94921350479126,
            132.64808654785156,
            35.24185513757185,
            72,
          ],
        ],
        "runScoring": {
          "format": "T20",
          "gender": "male",
          "real": {
            "deliveries": 123,
            "dots": 34,
            "fours": 23,
            "innings": 1,
            "sixes": 6,
            "total": 201,
            "totalSquared": 40401,
            "wickets": 3,
            "wides": 3,
          },
          "shareBelow": 0.84,
          "simulated": {
            "deliveries": 6148,
            "dots": 1973,
            "fours": 777,
            "innings": 50,
            "sixes": 390,
            "total": 8989,
            "totalSquared": 1662343,
            "wickets": 299,
            "wides": 195,
          },
          "year": 2022,
        },
      },
    ]
  `);
});

it('accumulates running scores', () => {
  const { result, inPlay, totalBefore, totalHalfway, points, ...rest } = running;
  const sums = [totalBefore, totalHalfway, points].map((each) => Object.values(each).map(rounded));
  const chances = [result, inPlay].map(({ bins, ...each }) => [
    ...Object.values(each).map(rounded),
    bins.map((bin) => `${bin.count} ${rounded(bin.chance)} ${bin.happened}`).join(', '),
  ]);
  expect(rest).toEqual({ matches: 12, from: '2022-01-19', to: '2022-01-30' });
  expect(chances).toMatchInlineSnapshot(`
    [
      [
        12,
        2.5001,
        7.2867,
        2.4204,
        "0 0 0, 0 0 0, 0 0 0, 0 0 0, 7 3.2594 3, 3 1.6396 3, 1 0.67429 1, 1 0.70251 1, 0 0 0, 0 0 0",
      ],
      [
        455,
        93.656,
        264.19,
        107.92,
        "26 1.095 0, 25 3.8123 2, 33 8.2824 12, 62 22.241 30, 129 58.452 54, 49 26.388 36, 51 33.289 20, 37 27.384 23, 13 10.844 13, 30 28.977 30",
      ],
    ]
  `);
  expect(sums).toMatchInlineSnapshot(`
    [
      [
        12,
        362.19,
        362.19,
        8,
      ],
      [
        12,
        209.91,
        209.91,
        9,
      ],
      [
        264,
        9210.2,
        9202.8,
        136,
      ],
    ]
  `);
});

it('trains the baselines on all matches', () => {
  expect(baselines.stateOnly.map(({ weights }) => weights.map(rounded))).toMatchInlineSnapshot(`
    [
      [
        -0.16657,
        -0.047684,
        -0.018245,
        0.18228,
        0.11266,
        0.077129,
        -0.043558,
        0.00068069,
        0.010367,
      ],
      [
        0.3986,
        0.22251,
        0.14531,
        -0.029429,
        -0.059218,
        -0.18405,
        -0.028825,
        0.023153,
        -0.40728,
        -0.25086,
        -0.17739,
      ],
    ]
  `);
  expect([baselines.fields, baselines.careers.size]).toMatchInlineSnapshot(`
    [
      {
        "male T20": {
          "matches": 660,
          "sum": 34733,
        },
      },
      44,
    ]
  `);
});
