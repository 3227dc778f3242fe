import { brier, hit, logLoss } from '../statistics/scores.ts';
import { each, type Measure } from './measure.ts';
import type { MatchObservation, StateObservation } from './observation.ts';

type Score = (chance: number, happened: number) => number;
type Result = NonNullable<MatchObservation['result']>;

function ofResult(score: Score, chance: (result: Result) => number): Measure['share'] {
  return each(
    ({ result }) => (result === null ? [] : [result]),
    (result) => score(chance(result), result.happened),
  );
}

function ours({ chance }: { readonly chance: number }): number {
  return chance;
}

const elo = (score: Score) => ({ name: 'Elo', share: ofResult(score, (result) => result.elo) });

/** Who wins, before the match. */
export const RESULT_MEASURES: readonly Measure[] = [
  {
    key: 'result.log-loss',
    name: 'Winner before the match: log loss',
    better: 'lower',
    share: ofResult(logLoss, ours),
    baseline: elo(logLoss),
  },
  {
    key: 'result.log-loss-even',
    name: 'Winner before the match: log loss',
    better: 'lower',
    share: ofResult(logLoss, ours),
    baseline: { name: 'even chance', share: ofResult(logLoss, () => 0.5) },
  },
  {
    key: 'result.accuracy',
    name: 'Winner before the match: accuracy',
    better: 'higher',
    share: ofResult(hit, ours),
    baseline: elo(hit),
  },
];

type Selected = (state: StateObservation) => boolean;

function ofStates(score: Score, selected: Selected) {
  const share = (chance: (state: StateObservation) => number) =>
    each(
      ({ states }) => states.filter(selected),
      (state) => score(chance(state), state.happened),
    );
  return { share: share(ours), baseline: { name: 'state only', share: share(({ plain }) => plain) } };
}

function brierInPlay(key: string, when: string, target: number, selected: Selected): Measure {
  const name = `Win chance in play, ${when}: Brier`;
  return { key: `in-play.${key}`, name, better: 'lower', target, ...ofStates(brier, selected) };
}

const inChase = (stage: number) => (state: StateObservation) => state.innings === 2 && state.stage === stage;
const BOTH = 'Win chance in play, both innings';

/** Who wins, at the end of each over. */
export const STATE_MEASURES: readonly Measure[] = [
  brierInPlay('both', 'both innings', 0.183, () => true),
  brierInPlay('first', 'first innings', 0.219, ({ innings }) => innings === 1),
  brierInPlay('chase', 'chase', 0.143, ({ innings }) => innings === 2),
  brierInPlay('chase-10', 'chase after 10 overs', 0.15, inChase(10)),
  brierInPlay('chase-15', 'chase after 15 overs', 0.11, inChase(15)),
  {
    key: 'in-play.log-loss',
    name: `${BOTH}: log loss`,
    better: 'lower',
    target: 0.535,
    ...ofStates(logLoss, () => true),
  },
  {
    key: 'in-play.accuracy',
    name: `${BOTH}: accuracy`,
    better: 'higher',
    target: 0.71,
    ...ofStates(hit, () => true),
  },
];
