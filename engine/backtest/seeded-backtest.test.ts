import { expect, it } from 'vitest';
import { createGenerator } from '../statistics/random-draws.ts';
import { seededBacktest } from '../testing/seeded-backtest.ts';
import { summariseBacktest } from './summarise-backtest.ts';

const report = summariseBacktest(createGenerator(3), seededBacktest().observations);

function rounded(number: number): number {
  return Number(number.toPrecision(5));
}

it('reports every measure with its baseline', () => {
  const figures = report.figures.map(
    ({ key, better, figure, matches, observations: seen, target, baseline }) =>
      [
        key,
        better,
        [figure.value, figure.low, figure.high].map(rounded).join(' '),
        `${matches} ${seen} ${target}`,
        baseline === null
          ? '-'
          : `${baseline.name} ${[baseline.value, baseline.gain.value].map(rounded).join(' ')}`,
      ].join(' | '),
  );
  expect(figures).toMatchInlineSnapshot(`
    [
      "result.log-loss | lower | 0.60722 0.53523 0.67657 | 12 12 null | Elo 0.5944 -0.012827",
      "result.log-loss-even | lower | 0.60722 0.53749 0.68025 | 12 12 null | even chance 0.69315 0.085923",
      "result.accuracy | higher | 0.75 0.5 0.91667 | 12 12 null | Elo 0.75 0",
      "in-play.both | lower | 0.20584 0.14632 0.26718 | 12 455 0.183 | state only 0.2372 0.031359",
      "in-play.first | lower | 0.24445 0.18663 0.30335 | 12 240 0.219 | state only 0.24975 0.0052965",
      "in-play.chase | lower | 0.16273 0.080958 0.23934 | 12 215 0.143 | state only 0.22318 0.060451",
      "in-play.chase-10 | lower | 0.15279 0.059668 0.24476 | 12 12 0.15 | state only 0.21359 0.060794",
      "in-play.chase-15 | lower | 0.13395 0.048445 0.2373 | 11 11 0.11 | state only 0.21332 0.07937",
      "in-play.log-loss | lower | 0.58063 0.43771 0.72349 | 12 455 0.535 | state only 0.66586 0.085229",
      "in-play.accuracy | higher | 0.65714 0.45708 0.81982 | 12 455 0.71 | state only 0.62857 0.028571",
      "total.0.mae | lower | 30.183 20.551 41.15 | 12 12 24.5 | -",
      "total.0.bias | lower | 6.3631 -12.489 25.89 | 12 12 null | -",
      "total.0.coverage | higher | 0.66667 0.41667 0.91667 | 12 12 null | -",
      "total.6.mae | lower | 26.673 18.221 35.262 | 12 12 19.5 | -",
      "total.6.bias | lower | 2.2031 -15.429 18.2 | 12 12 null | -",
      "total.6.coverage | higher | 0.5 0.25 0.75 | 12 12 null | -",
      "total.10.mae | lower | 17.492 10.631 25.08 | 12 12 16.5 | -",
      "total.10.bias | lower | 4.7341 -8.399 16.473 | 12 12 null | -",
      "total.10.coverage | higher | 0.75 0.5 0.91667 | 12 12 null | -",
      "total.15.mae | lower | 9.9157 5.6568 14.795 | 12 12 11.5 | -",
      "total.15.bias | lower | 2.021 -4.2921 10.258 | 12 12 null | -",
      "total.15.coverage | higher | 0.91667 0.75 1 | 12 12 null | -",
      "points.mae | lower | 34.887 31.523 38.051 | 12 264 25.2 | shrunk recent form 34.859 -0.027924",
      "points.mae-career | lower | 34.887 31.539 38.278 | 12 264 null | career mean 35.969 1.0814",
      "points.mae-median | lower | 34.513 30.863 37.726 | 12 264 25.2 | -",
      "points.coverage | higher | 0.51515 0.45455 0.57197 | 12 264 null | -",
      "points.rank | higher | 0.099075 -0.0615 0.22968 | 12 12 0.23 | shrunk recent form 0.035021 0.064053",
      "live.mae | lower | 19.415 16.654 22.176 | 2 44 null | points earned plus half of the first projection 26.812 7.3968",
      "live.coverage | higher | 0.90909 0.86364 0.95455 | 2 44 null | -",
      "likely.played | higher | 1 1 1 | 12 264 null | -",
      "captain.top | higher | 0.25 0 0.5 | 12 12 0.13 | shrunk recent form 0.083333 0.16667",
      "captain.top-three | higher | 0.41667 0.16667 0.66667 | 12 12 0.3 | shrunk recent form 0.25 0.16667",
      "captain.top-three-selected | higher | 0.41667 0.16667 0.66667 | 12 12 null | most selected by role 0.25 0.16667",
      "eleven.share | higher | 0.6465 0.58375 0.69528 | 12 12 0.67 | shrunk recent form 0.6104 0.036103",
      "eleven.share-selected | higher | 0.6465 0.5808 0.70245 | 12 12 null | most selected by role 0.59787 0.048638",
      "portfolio.share | higher | 0.8744 0.81611 0.93269 | 2 2 0.8 | -",
      "portfolio.high | higher | 0.5 0 1 | 2 2 0.2 | -",
    ]
  `);
});

it('names the measures', () => {
  expect(report.figures.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "Winner before the match: log loss",
      "Winner before the match: log loss",
      "Winner before the match: accuracy",
      "Win chance in play, both innings: Brier",
      "Win chance in play, first innings: Brier",
      "Win chance in play, chase: Brier",
      "Win chance in play, chase after 10 overs: Brier",
      "Win chance in play, chase after 15 overs: Brier",
      "Win chance in play, both innings: log loss",
      "Win chance in play, both innings: accuracy",
      "First-innings total before the first ball: mean absolute error, runs",
      "First-innings total before the first ball: bias, runs",
      "First-innings total before the first ball: share within P10 to P90",
      "First-innings total after 6 overs: mean absolute error, runs",
      "First-innings total after 6 overs: bias, runs",
      "First-innings total after 6 overs: share within P10 to P90",
      "First-innings total after 10 overs: mean absolute error, runs",
      "First-innings total after 10 overs: bias, runs",
      "First-innings total after 10 overs: share within P10 to P90",
      "First-innings total after 15 overs: mean absolute error, runs",
      "First-innings total after 15 overs: bias, runs",
      "First-innings total after 15 overs: share within P10 to P90",
      "Player points: mean absolute error of the expected points",
      "Player points: mean absolute error of the expected points",
      "Player points: mean absolute error of the median (P50)",
      "Player points: share within P10 to P90",
      "Player points: rank correlation within a match",
      "Player points between the innings: mean absolute error",
      "Player points between the innings: share within P10 to P90",
      "Players of the forecast elevens who played",
      "Captain: the match’s highest",
      "Captain: among the match’s three highest",
      "Captain: among the match’s three highest",
      "Eleven with captains: share of the best possible points",
      "Eleven with captains: share of the best possible points",
      "Best of 20 diversified line-ups: share of the best possible points",
      "Best of 20 diversified line-ups: reaches 85% of the best possible",
    ]
  `);
});

it('reports calibration error next to sampling noise', () => {
  const calibrations = report.calibrations.map(({ name, error, floor, bins }) => [
    name,
    [error, floor.mean, floor.p95].map(rounded),
    bins.map(({ from, count, meanChance, share }) =>
      [from, count, rounded(meanChance), rounded(share)].join(' '),
    ),
  ]);
  expect(calibrations).toMatchInlineSnapshot(`
    [
      [
        "Winner before the match",
        [
          0.18691,
          0.1986,
          0.30121,
        ],
        [
          "0.4 7 0.46563 0.42857",
          "0.5 3 0.54655 1",
          "0.6 1 0.67429 1",
          "0.7 1 0.70251 1",
        ],
      ],
      [
        "Win chance in the first innings",
        [
          0.14697,
          0.1856,
          0.29918,
        ],
        [
          "0.1 10 0.15505 0",
          "0.2 20 0.25415 0.3",
          "0.3 48 0.35884 0.39583",
          "0.4 104 0.45092 0.30769",
          "0.5 28 0.53697 0.60714",
          "0.6 22 0.65554 0.27273",
          "0.7 8 0.71853 0",
        ],
      ],
      [
        "Win chance in the chase",
        [
          0.17508,
          0.14949,
          0.23374,
        ],
        [
          "0 26 0.042115 0",
          "0.1 15 0.15079 0.13333",
          "0.2 13 0.2461 0.46154",
          "0.3 14 0.35832 0.78571",
          "0.4 25 0.46226 0.88",
          "0.5 21 0.5406 0.90476",
          "0.6 29 0.6506 0.48276",
          "0.7 29 0.74606 0.7931",
          "0.8 13 0.83416 1",
          "0.9 30 0.96589 1",
        ],
      ],
    ]
  `);
});

it('reports by over', () => {
  const chances = report.chances.map(({ innings, over, count, ...means }) =>
    [innings, over, count, ...Object.values(means).map(rounded)].join(' '),
  );
  expect(chances).toMatchInlineSnapshot(`
    [
      "1 1 12 0.24682 0.2463 0.46384 0.33333",
      "1 2 12 0.2452 0.24635 0.45932 0.33333",
      "1 3 12 0.24568 0.24703 0.44656 0.33333",
      "1 4 12 0.23536 0.24594 0.4375 0.33333",
      "1 5 12 0.23459 0.24684 0.44498 0.33333",
      "1 6 12 0.23018 0.24413 0.4387 0.33333",
      "1 7 12 0.22813 0.24347 0.43233 0.33333",
      "1 8 12 0.23295 0.24477 0.44184 0.33333",
      "1 9 12 0.23248 0.24602 0.44292 0.33333",
      "1 10 12 0.24782 0.2509 0.44728 0.33333",
      "1 11 12 0.25855 0.25367 0.45267 0.33333",
      "1 12 12 0.24544 0.25255 0.43617 0.33333",
      "1 13 12 0.25368 0.25371 0.43824 0.33333",
      "1 14 12 0.25636 0.25138 0.43948 0.33333",
      "1 15 12 0.25966 0.25123 0.43929 0.33333",
      "1 16 12 0.25348 0.25011 0.44523 0.33333",
      "1 17 12 0.24957 0.25398 0.44029 0.33333",
      "1 18 12 0.25223 0.25634 0.42932 0.33333",
      "1 19 13 0.23 0.24379 0.40683 0.30769",
      "1 20 11 0.25278 0.2685 0.45075 0.36364",
      "2 1 12 0.22624 0.23312 0.56944 0.66667",
      "2 2 12 0.21961 0.23293 0.55607 0.66667",
      "2 3 12 0.21177 0.22996 0.55598 0.66667",
      "2 4 12 0.20798 0.22601 0.55162 0.66667",
      "2 5 12 0.21267 0.22798 0.56731 0.66667",
      "2 6 12 0.21781 0.23018 0.55068 0.66667",
      "2 7 12 0.21508 0.22761 0.53994 0.66667",
      "2 8 12 0.19699 0.22488 0.53345 0.66667",
      "2 9 12 0.16843 0.2225 0.54623 0.66667",
      "2 10 12 0.15279 0.21359 0.55202 0.66667",
      "2 11 12 0.12984 0.21077 0.55198 0.66667",
      "2 12 12 0.14119 0.20814 0.53426 0.66667",
      "2 13 12 0.10834 0.20076 0.5656 0.66667",
      "2 14 11 0.12283 0.21469 0.52378 0.63636",
      "2 15 11 0.13395 0.21332 0.53428 0.63636",
      "2 16 10 0.10488 0.24614 0.47708 0.6",
      "2 17 10 0.068039 0.22522 0.50222 0.6",
      "2 18 10 0.064084 0.21213 0.46478 0.6",
      "2 19 7 0.12685 0.25433 0.37587 0.57143",
    ]
  `);
  const totals = report.totals.map(({ over, count, error, bias }) =>
    [over, count, rounded(error), rounded(bias)].join(' '),
  );
  expect(totals).toMatchInlineSnapshot(`
    [
      "0 12 30.183 6.3631",
      "1 12 34.883 9.3807",
      "2 12 31.852 7.8967",
      "3 12 29.075 3.5764",
      "4 12 27.21 1.333",
      "5 12 27.651 4.0748",
      "6 12 26.673 2.2031",
      "7 12 25.166 0.44517",
      "8 12 22.557 3.2659",
      "9 12 19.007 3.6532",
      "10 12 17.492 4.7341",
      "11 12 17.611 6.0015",
      "12 12 15.744 2.0501",
      "13 12 13.53 2.4478",
      "14 12 9.0597 2.3647",
      "15 12 9.9157 2.021",
      "16 12 9.5534 3.4793",
      "17 12 6.3878 2.8211",
      "18 12 5.8285 0.64959",
      "19 13 4.9038 1.1578",
      "20 11 0 0",
    ]
  `);
});
