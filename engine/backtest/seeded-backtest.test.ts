import { expect, it } from 'vitest';
import { createRatings } from '../ratings/ratings-state.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { makeSeason } from '../testing/make-season.ts';
import { createBaselines } from './plain-baselines.ts';
import { countObservation, createRunningFigures } from './running-figures.ts';
import { summariseBacktest } from './summarise-backtest.ts';
import { stepForward } from './walk-forward.ts';

/** Thirty matches of a made league, the last twelve forecast first and two of those simulated, as they always came out. */
const [state, baselines, running] = [
  createRatings('dream11-2025'),
  createBaselines(),
  createRunningFigures(),
];
const observations = makeSeason(30, 11).flatMap((match, i) => {
  const simulating = i === 20 || i === 25;
  return stepForward(state, baselines, { match, isTested: i >= 18, simulating }) ?? [];
});
for (const observation of observations) countObservation(running, observation);
const report = summariseBacktest(createGenerator(3), observations);

function rounded(number: number): number {
  return Number(number.toPrecision(5));
}

it('has every figure beside its baseline', () => {
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
  expect(figures).toMatchInlineSnapshot();
});

it('names the figures', () => {
  expect(report.figures.map(({ name }) => name)).toMatchInlineSnapshot();
});

it('measures calibration beside what luck leaves', () => {
  const calibrations = report.calibrations.map(({ name, error, floor, bins }) => [
    name,
    [error, floor.mean, floor.p95].map(rounded),
    bins.map(({ from, count, meanChance, share }) =>
      [from, count, rounded(meanChance), rounded(share)].join(' '),
    ),
  ]);
  expect(calibrations).toMatchInlineSnapshot();
});

it('goes over by over', () => {
  const chances = report.chances.map(({ innings, over, count, ...means }) =>
    [innings, over, count, ...Object.values(means).map(rounded)].join(' '),
  );
  expect(chances).toMatchInlineSnapshot();
  const totals = report.totals.map(({ over, count, error, bias }) =>
    [over, count, rounded(error), rounded(bias)].join(' '),
  );
  expect(totals).toMatchInlineSnapshot();
});

it('observes what was simulated in the matches chosen for it, and nothing in the others', () => {
  const simulated = observations.flatMap(({ id, cricket, bestOfTwenty, live }) =>
    cricket || bestOfTwenty !== null || live.length > 0
      ? [
          {
            id,
            cricket,
            bestOfTwenty: bestOfTwenty && rounded(bestOfTwenty),
            live: live.slice(0, 3).map(Object.values),
          },
        ]
      : [],
  );
  expect(simulated).toMatchInlineSnapshot();
});

it('keeps running figures', () => {
  const { result, inPlay, totalBefore, totalHalfway, points, ...rest } = running;
  const sums = [totalBefore, totalHalfway, points].map((each) => Object.values(each).map(rounded));
  const chances = [result, inPlay].map(({ bins, ...each }) => [
    ...Object.values(each).map(rounded),
    bins.map((bin) => `${bin.count} ${rounded(bin.chance)} ${bin.happened}`).join(', '),
  ]);
  expect(rest).toEqual({ matches: 12, from: '2022-01-19', to: '2022-01-30' });
  expect(chances).toMatchInlineSnapshot();
  expect(sums).toMatchInlineSnapshot();
});

it('learns the simplest baselines from all matches', () => {
  expect(baselines.stateOnly.map(({ weights }) => weights.map(rounded))).toMatchInlineSnapshot();
  expect([baselines.field.matches, baselines.field.sum, baselines.careers.size]).toMatchInlineSnapshot();
});
