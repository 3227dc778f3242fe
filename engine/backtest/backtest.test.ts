import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { scorePlayers } from '../fantasy/score-players.ts';
import { playedInnings } from '../learning/played-innings.ts';
import { prepareInnings } from '../ratings/prepared-innings.ts';
import { projectPoints } from '../forecast/project-points.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { createRatings, type RatingsState } from '../ratings/ratings-state.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { makeSeason } from '../testing/make-season.ts';
import type { MatchObservation } from './observation.ts';
import { observeRunScoring, observeLive } from './observe-simulations.ts';
import { clusteredMean } from './resampling.ts';
import { createBaselines } from './baselines.ts';
import { summariseBacktest } from './summarise-backtest.ts';
import { forecastThenLearn } from './walk-forward.ts';
import { writeReport } from './write-report.ts';

describe('clusteredMean', () => {
  it('resamples whole matches: many balls of one match do not narrow the interval', () => {
    const few = [1, 3, 2, 4, 1, 5].map((sum) => ({ sum, count: 1 }));
    const many = few.map(({ sum }) => ({ sum: 100 * sum, count: 100 }));
    const [narrow, wide] = [few, many].map((shares) => clusteredMean(xoroshiro128plus(1), shares));
    expect(narrow).toEqual(wide);
    expect(narrow?.low).toBeLessThan(narrow?.value ?? 0);
  });
});

/** Observations of the last fifty of 160 matches, without line-ups, which take longest. */
function walkForward(matches: readonly MatchRecord[]): MatchObservation[] {
  const [state, baselines] = [createRatings('dream11-classic'), createBaselines()];
  return matches.flatMap((match, i) => {
    const isTested = i >= 110;
    const simulated = isTested ? simulate(state, match, i % 5 === 0) : {};
    const observation = forecastThenLearn(state, baselines, { match, isTested, isSimulated: false });
    return observation ? { ...observation, ...simulated } : [];
  });
}

function simulate(state: RatingsState, match: MatchRecord, playsOn: boolean): Partial<MatchObservation> {
  const rated = fixtureFeatures(state, fixtureOf(match));
  const played = playedInnings(rated, match, prepareInnings(match));
  const scored = new Map(scorePlayers(match, state.ruleSet).map(({ player, points }) => [player.id, points]));
  const players = { match, ruleSet: state.ruleSet, projections: projectPoints(rated), scored };
  return {
    runScoring: observeRunScoring(rated, match, match.innings[0]?.team === match.teams[0] ? 0 : 1),
    ...(playsOn && played && { live: observeLive(rated, players, played) }),
  };
}

describe('a backtest over a test league', () => {
  const matches = makeSeason(160, 3);
  const observations = walkForward(matches);
  const report = summariseBacktest(xoroshiro128plus(1), observations);

  function figure(key: string) {
    return report.figures.find((each) => each.key === key);
  }

  it('observes the tested matches only', () => {
    expect(observations.map((match) => match.id)).toEqual(matches.slice(110).map((match) => match.id));
  });

  it('beats an even chance, increasingly during the match, and gives intervals', () => {
    expect(figure('result.log-loss-even')?.baseline?.gain.value).toBeGreaterThan(0);
    expect(Math.abs((figure('points.coverage')?.figure.value ?? 0) - 0.8)).toBeLessThan(0.05);
    expect(figure('in-play.both')?.figure.value).toBeLessThan(0.2);
    expect(figure('total.15.mae')?.figure.value).toBeLessThan(figure('total.0.mae')?.figure.value ?? 0);
  });

  it('writes every measure with interval and target, and the plots', () => {
    const page = writeReport(report, 'Made League');
    expect(page).toContain('50 matches from 2022-04-21');
    expect(page).toMatch(
      /\| Win chance in play, both innings: Brier \| 0\.\d{4} \(0\.\d{4} to 0\.\d{4}\) \| [45]\d /,
    );
    expect(page).toMatch(/met|missed by/);
    expect(page).toMatch(/\| 0\.\d \| 0\.\d{3} \| [01]\.\d{3} \| \d+ \|/);
    expect(page.match(/<svg [^>]*aria-label="[^"]+"/g)).toHaveLength(report.calibrations.length + 5);
    expect(page).toContain('## Simulated run scoring: Men, T20, 2018 to 2022');
  });

  it('simulates innings similar to the real ones', () => {
    const [table] = report.runScoring;
    const total = table?.rows.find(({ name }) => name === 'total, mean');
    expect(table?.matches).toBeGreaterThan(40);
    expect(Math.abs((total?.simulated ?? 0) - (total?.real ?? 0))).toBeLessThan(3 * (total?.error ?? 0));
    expect(table?.fifths.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it('forecasts points between the innings better than half the projection', () => {
    expect(figure('live.mae')?.baseline?.gain.low).toBeGreaterThan(0);
  });

  it('reports errors of chances and totals by over', () => {
    expect(report.chances.filter(({ innings }) => innings === 1)).toHaveLength(20);
    expect(report.totals.at(-1)).toMatchObject({ over: 20, error: 0 });
  });

  it('reports the claims of each competition when there are several', () => {
    const renamed = observations.map((match, i) => (i < 20 ? { ...match, competition: 'Other' } : match));
    expect(report.competitions).toEqual([]);
    const { competitions } = summariseBacktest(xoroshiro128plus(1), renamed);
    expect(competitions.map(({ name, matches: count }) => `${name} ${count}`)).toEqual([
      'Made League 30',
      'Other 20',
    ]);
    expect(competitions[0]?.figures.map(({ key }) => key)).toContain('eleven.share');
  });

  it('reports nothing without matches', () => {
    expect(summariseBacktest(xoroshiro128plus(1), [])).toMatchObject({
      matches: 0,
      from: null,
      figures: [],
      calibrations: [],
    });
  });
});
