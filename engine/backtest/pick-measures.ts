import { captainedPoints, each, type Measure } from './measure.ts';
import type { PlayerObservation } from './observation.ts';

const ELEVEN = 11;

type Expected = (player: PlayerObservation) => number;
type PickScore = (players: readonly PlayerObservation[], expected: Expected) => number;

function picks(score: PickScore): Pick<Measure, 'better' | 'share' | 'baseline'> {
  const by = (expected: Expected) =>
    each(
      ({ players }) => (players.length < ELEVEN ? [] : [players]),
      (players) => score(players, expected),
    );
  return {
    better: 'higher',
    share: by(({ mean }) => mean),
    baseline: { name: 'shrunk recent form', share: by(({ form }) => form) },
  };
}

function bestOfTwenty(score: (share: number) => number): Pick<Measure, 'better' | 'share'> {
  return {
    better: 'higher',
    share: each(({ bestOfTwenty: share }) => (share === null ? [] : [share]), score),
  };
}

/** What is made of the projections: captains and line-ups. */
export const PICK_MEASURES: readonly Measure[] = [
  {
    key: 'captain.top',
    name: 'Captain: the match’s highest',
    target: 0.13,
    ...picks((players, expected) => (higherThanCaptain(players, expected) === 0 ? 1 : 0)),
  },
  {
    key: 'captain.top-three',
    name: 'Captain: among the match’s three highest',
    target: 0.3,
    ...picks((players, expected) => (higherThanCaptain(players, expected) < 3 ? 1 : 0)),
  },
  {
    key: 'eleven.share',
    name: 'Eleven with captains: share of the best possible points',
    target: 0.67,
    ...picks(elevenShare),
  },
  {
    key: 'portfolio.share',
    name: 'Best of 20 diversified line-ups: share of the best possible points',
    target: 0.8,
    ...bestOfTwenty((share) => share),
  },
  {
    key: 'portfolio.high',
    name: 'Best of 20 diversified line-ups: reaches 85% of the best possible',
    target: 0.2,
    ...bestOfTwenty((share) => (share >= 0.85 ? 1 : 0)),
  },
];

/** How many scored more than the player of whom most was expected. */
function higherThanCaptain(players: readonly PlayerObservation[], expected: Expected): number {
  const [captain] = players.toSorted((a, b) => expected(b) - expected(a));
  return players.filter(({ happened }) => happened > (captain?.happened ?? 0)).length;
}

/** Eleven of the match by what was expected, against the best eleven in hindsight; no limits on roles or teams. */
function elevenShare(players: readonly PlayerObservation[], expected: Expected): number {
  const points = (by: Expected) =>
    captainedPoints(
      players
        .toSorted((a, b) => by(b) - by(a))
        .slice(0, ELEVEN)
        .map(({ happened }) => happened),
    );
  return points(expected) / points(({ happened }) => happened);
}
