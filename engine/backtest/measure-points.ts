import type { MatchShare } from './bootstrap.ts';
import { type Measure, measure, NOTHING, sumOf, within } from './measure.ts';
import type { MatchObservation, PlayerObservation } from './observation.ts';
import { rankCorrelation } from './scores.ts';

function pointsError(of: (player: PlayerObservation) => number): Measure['share'] {
  return (match) => sumOf(match.players, (player) => Math.abs(of(player) - player.happened));
}

/** What players score. */
export function pointsMeasures(): Measure[] {
  const mean = pointsError((player) => player.mean);
  return [
    measure(
      'points.mae',
      'Player points: mean absolute error of the expected points',
      'lower',
      mean,
      { name: 'shrunk recent form', share: pointsError((player) => player.form) },
      25.2,
    ),
    measure('points.mae-career', 'Player points: mean absolute error of the expected points', 'lower', mean, {
      name: 'career mean',
      share: pointsError((player) => player.career),
    }),
    measure(
      'points.mae-median',
      'Player points: mean absolute error of the median (P50)',
      'lower',
      pointsError((player) => player.p50),
      null,
      25.2,
    ),
    measure(
      'points.coverage',
      'Player points: share within P10 to P90',
      'higher',
      (match) => sumOf(match.players, within),
      null,
    ),
    measure(
      'points.rank',
      'Player points: rank correlation within a match',
      'higher',
      rank((player) => player.mean),
      { name: 'shrunk recent form', share: rank((player) => player.form) },
      0.23,
    ),
  ];
}

function rank(of: (player: PlayerObservation) => number): (match: MatchObservation) => MatchShare {
  return ({ players }) => {
    if (players.length < 2) return NOTHING;
    return {
      sum: rankCorrelation(
        players.map(of),
        players.map((player) => player.happened),
      ),
      count: 1,
    };
  };
}

/** What players end with, as seen between the innings. */
export function liveMeasures(): Measure[] {
  return [
    measure(
      'live.mae',
      'Player points between the innings: mean absolute error',
      'lower',
      ({ live }) => sumOf(live, ({ mean, happened }) => Math.abs(mean - happened)),
      {
        name: 'earned and half the projection',
        share: ({ live }) => sumOf(live, ({ half, happened }) => Math.abs(half - happened)),
      },
    ),
    measure(
      'live.coverage',
      'Player points between the innings: share within P10 to P90',
      'higher',
      ({ live }) => sumOf(live, within),
      null,
    ),
  ];
}
