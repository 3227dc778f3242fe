import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../match/match-record.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { createBaselines } from './baselines.ts';
import { forecastThenLearn } from './walk-forward.ts';

const INNINGS = [
  makeInnings({ deliveries: [...makeOver(0, { runs: 1 }), ...makeOver(1)] }),
  makeInnings({ team: 'Away', deliveries: makeOver(0, { batter: 'A1', bowler: 'H11' }) }),
];

/** The first match of all, forecast and then learnt. */
function step(outcome: Partial<MatchRecord['outcome']>) {
  const [state, baselines] = [createRatings('dream11-2025'), createBaselines()];
  const known = makeMatch().outcome;
  const match = makeMatch({ innings: INNINGS, outcome: { ...known, ...outcome } });
  const observation = forecastThenLearn(state, baselines, { match, isTested: true, isSimulated: false });
  return { state, baselines, observation };
}

describe('a match under test', () => {
  it('is forecast without history, and learnt afterwards', () => {
    const { state, baselines, observation } = step({});
    expect(observation).toMatchObject({
      id: 'made',
      date: '2023-04-01',
      result: { chance: 0.5, elo: 0.5, happened: 1 },
      bestOfTwenty: null,
      runScoring: null,
      live: [],
    });
    expect(observation?.totals.map(({ stage, happened }) => [stage, happened])).toEqual([
      [0, 6],
      [1, 6],
      [2, 6],
    ]);
    expect(observation?.states.map(({ innings, stage, happened }) => [innings, stage, happened])).toEqual([
      [1, 1, 1],
      [1, 2, 1],
      [2, 1, 0],
    ]);
    const [opener] = observation?.players ?? [];
    // Points for playing, six runs, and a strike rate of fifty.
    expect(opener).toMatchObject({ form: 0, career: 0, happened: 4 + 6 - 4 });
    expect([
      state.matches,
      baselines.fields['male T20']?.matches,
      baselines.careers.get('male T20 h1'),
    ]).toEqual([1, 22, { sum: 6, matches: 1 }]);
  });

  it('counts as lost by the first team when the other team won', () => {
    const { observation } = step({ winner: 'Away' });
    expect(observation?.result?.happened).toBe(0);
    expect(observation?.states.map(({ happened }) => happened)).toEqual([0, 0, 1]);
  });

  it('has totals and players, but neither winner nor chances, after a tie', () => {
    const { baselines, observation } = step({ result: 'tie', winner: null });
    expect(observation).toMatchObject({ result: null, states: [] });
    expect([observation?.totals.length, observation?.players.length]).toEqual([3, 22]);
    expect(baselines.stateOnly).toEqual(createBaselines().stateOnly);
  });

  it('has only its date without a result, and adds nothing to careers', () => {
    const { state, baselines, observation } = step({ result: 'no result', winner: null });
    expect(observation).toMatchObject({ result: null, states: [], totals: [], players: [], live: [] });
    expect([state.matches, baselines.fields]).toEqual([1, {}]);
  });

  it('is only learnt when it is not tested', () => {
    const state = createRatings('dream11-2025');
    expect(forecastThenLearn(state, createBaselines(), { match: makeMatch(), isTested: false })).toBeNull();
    expect(state.matches).toBe(1);
  });
});
