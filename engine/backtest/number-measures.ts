import { rankCorrelation } from '../statistics/scores.ts';
import { absoluteError, each, type Measure, within } from './measure.ts';
import type { MatchObservation, PlayerObservation } from './observation.ts';

/** Targets for the mean absolute error of first-innings totals, by overs bowled. */
const TOTAL_TARGETS: readonly (readonly [stage: number, target: number])[] = [
  [0, 24.5],
  [6, 19.5],
  [10, 16.5],
  [15, 11.5],
];

/** How many runs a first innings comes to. */
export const TOTAL_MEASURES: readonly Measure[] = TOTAL_TARGETS.flatMap(([stage, target]): Measure[] => {
  const at = ({ totals }: MatchObservation) => totals.filter((total) => total.stage === stage);
  const key = (figure: string) => `total.${stage}.${figure}`;
  const name = `First-innings total ${stage === 0 ? 'before the first ball' : `after ${stage} overs`}`;
  return [
    {
      key: key('mae'),
      name: `${name}: mean absolute error, runs`,
      better: 'lower',
      share: each(at, absoluteError),
      target,
    },
    {
      key: key('bias'),
      name: `${name}: bias, runs`,
      better: 'lower',
      share: each(at, (total) => total.mean - total.happened),
    },
    {
      key: key('coverage'),
      name: `${name}: share within P10 to P90`,
      better: 'higher',
      share: each(at, within),
    },
  ];
});

const playersOf = ({ players }: MatchObservation) => players;

function pointsError(expected: (player: PlayerObservation) => number): Measure['share'] {
  return each(playersOf, (player) => Math.abs(expected(player) - player.happened));
}

function ranks(expected: (player: PlayerObservation) => number): Measure['share'] {
  return each(
    ({ players }) => (players.length < 2 ? [] : [players]),
    (players) =>
      rankCorrelation(
        players.map(expected),
        players.map(({ happened }) => happened),
      ),
  );
}

const EXPECTED = 'Player points: mean absolute error of the expected points';
const formBaseline = (share: typeof pointsError) => ({
  name: 'shrunk recent form',
  share: share(({ form }) => form),
});

/** What players score. */
export const POINTS_MEASURES: readonly Measure[] = [
  {
    key: 'points.mae',
    name: EXPECTED,
    better: 'lower',
    share: each(playersOf, absoluteError),
    baseline: formBaseline(pointsError),
    target: 25.2,
  },
  {
    key: 'points.mae-career',
    name: EXPECTED,
    better: 'lower',
    share: each(playersOf, absoluteError),
    baseline: { name: 'career mean', share: pointsError(({ career }) => career) },
  },
  {
    key: 'points.mae-median',
    name: 'Player points: mean absolute error of the median (P50)',
    better: 'lower',
    share: pointsError(({ p50 }) => p50),
    target: 25.2,
  },
  {
    key: 'points.coverage',
    name: 'Player points: share within P10 to P90',
    better: 'higher',
    share: each(playersOf, within),
  },
  {
    key: 'points.rank',
    name: 'Player points: rank correlation within a match',
    better: 'higher',
    share: ranks(({ mean }) => mean),
    baseline: formBaseline(ranks),
    target: 0.23,
  },
];

const liveOf = ({ live }: MatchObservation) => live;

/** What players end with, as seen between the innings. */
export const LIVE_MEASURES: readonly Measure[] = [
  {
    key: 'live.mae',
    name: 'Player points between the innings: mean absolute error',
    better: 'lower',
    share: each(liveOf, absoluteError),
    baseline: {
      name: 'earned and half the projection',
      share: each(liveOf, ({ half, happened }) => Math.abs(half - happened)),
    },
  },
  {
    key: 'live.coverage',
    name: 'Player points between the innings: share within P10 to P90',
    better: 'higher',
    share: each(liveOf, within),
  },
];
