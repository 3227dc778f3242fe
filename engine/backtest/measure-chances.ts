import { type Measure, measure, sumOf } from './measure.ts';
import type { MatchObservation, StateObservation } from './observation.ts';
import { brier, hit, logLoss, rankedScore } from './scores.ts';

/** Our own chance, wherever there is one. */
function ours({ chance }: { readonly chance: number }): number {
  return chance;
}

type Score = (chance: number, happened: number) => number;

function resultScore(
  score: Score,
  of: (result: NonNullable<MatchObservation['result']>) => number,
): Measure['share'] {
  return ({ result }) => sumOf(result === null ? [] : [result], (each) => score(of(each), each.happened));
}

/** Who wins, before the match. */
export function resultMeasures(): Measure[] {
  return [
    measure('result.log-loss', 'Winner before the match: log loss', 'lower', resultScore(logLoss, ours), {
      name: 'Elo',
      share: resultScore(logLoss, (result) => result.elo),
    }),
    measure(
      'result.log-loss-even',
      'Winner before the match: log loss',
      'lower',
      resultScore(logLoss, ours),
      {
        name: 'even chance',
        share: resultScore(logLoss, () => 0.5),
      },
    ),
    measure('result.accuracy', 'Winner before the match: accuracy', 'higher', resultScore(hit, ours), {
      name: 'Elo',
      share: resultScore(hit, (result) => result.elo),
    }),
  ];
}

function stateScore(
  score: Score,
  by: 'chance' | 'plain',
  wanted: (state: StateObservation) => boolean,
): Measure['share'] {
  return (match) => sumOf(match.states.filter(wanted), (state) => score(state[by], state.happened));
}

/** Who wins, as the match goes on. */
export function stateMeasures(): Measure[] {
  const inPlay = (
    key: string,
    name: string,
    target: number | null,
    wanted: (state: StateObservation) => boolean,
  ) =>
    measure(
      `in-play.${key}`,
      `Win chance in play, ${name}: Brier`,
      'lower',
      stateScore(brier, 'chance', wanted),
      { name: 'state only', share: stateScore(brier, 'plain', wanted) },
      target,
    );
  return [
    inPlay('both', 'both innings', 0.183, () => true),
    inPlay('first', 'first innings', 0.219, (state) => state.innings === 1),
    inPlay('chase', 'chase', 0.143, (state) => state.innings === 2),
    inPlay('chase-10', 'chase after 10 overs', 0.15, (state) => state.innings === 2 && state.stage === 10),
    inPlay('chase-15', 'chase after 15 overs', 0.11, (state) => state.innings === 2 && state.stage === 15),
    measure(
      'in-play.log-loss',
      'Win chance in play, both innings: log loss',
      'lower',
      stateScore(logLoss, 'chance', () => true),
      { name: 'state only', share: stateScore(logLoss, 'plain', () => true) },
      0.535,
    ),
    measure(
      'in-play.accuracy',
      'Win chance in play, both innings: accuracy',
      'higher',
      stateScore(hit, 'chance', () => true),
      { name: 'state only', share: stateScore(hit, 'plain', () => true) },
      0.71,
    ),
  ];
}

type TestScore = (chances: readonly number[], happened: number) => number;

/** Who wins a Test, or neither. */
export function testMatchMeasures(): Measure[] {
  return [
    testMeasure('log-loss', 'log loss', lossOfThree),
    testMeasure('ranked', 'ranked score', rankedScore),
  ];
}

function testMeasure(key: string, name: string, score: TestScore): Measure {
  const baseline = { name: 'how Tests usually end', share: testScore(score, 'usual') };
  return measure(
    `test.${key}`,
    `Test, win, draw or loss: ${name}`,
    'lower',
    testScore(score, 'chances'),
    baseline,
  );
}

function testScore(score: TestScore, which: 'chances' | 'usual'): Measure['share'] {
  return ({ tests }) => sumOf(tests, (state) => score(state[which], state.happened));
}

function lossOfThree(chances: readonly number[], happened: number): number {
  return logLoss(chances[happened] ?? 0, 1);
}
