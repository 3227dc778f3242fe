import { type Measure, measure, NOTHING } from './measure.ts';
import type { MatchObservation, PlayerObservation } from './observation.ts';

/** What is made of the projections: captains and line-ups. */
export function pickMeasures(): Measure[] {
  return [
    pickMeasure('captain.top', 'Captain: the match’s highest', 0.13, (players, of) =>
      placeOfBest(players, of) === 0 ? 1 : 0,
    ),
    pickMeasure('captain.top-three', 'Captain: among the match’s three highest', 0.3, (players, of) =>
      placeOfBest(players, of) < 3 ? 1 : 0,
    ),
    pickMeasure('eleven.share', 'Eleven with captains: share of the best possible points', 0.67, elevenShare),
    measure(
      'portfolio.share',
      'Best of 20 diversified line-ups: share of the best possible points',
      'higher',
      bestOfTwenty((share) => share),
      null,
      0.8,
    ),
    measure(
      'portfolio.high',
      'Best of 20 diversified line-ups: reaches 85% of the best possible',
      'higher',
      bestOfTwenty((share) => (share >= 0.85 ? 1 : 0)),
      null,
      0.2,
    ),
  ];
}

function bestOfTwenty(score: (share: number) => number): Measure['share'] {
  return ({ bestOfTwenty: share }) => (share === null ? NOTHING : { sum: score(share), count: 1 });
}

type PickScore = (players: readonly PlayerObservation[], of: (player: PlayerObservation) => number) => number;

function pickMeasure(key: string, name: string, target: number, score: PickScore): Measure {
  const by = (of: (player: PlayerObservation) => number) => (match: MatchObservation) =>
    match.players.length < 11 ? NOTHING : { sum: score(match.players, of), count: 1 };
  return measure(
    key,
    name,
    'higher',
    by((player) => player.mean),
    { name: 'shrunk recent form', share: by((player) => player.form) },
    target,
  );
}

function placeOfBest(
  players: readonly PlayerObservation[],
  of: (player: PlayerObservation) => number,
): number {
  const best = players.toSorted((a, b) => of(b) - of(a))[0];
  return players.filter((player) => player.happened > (best?.happened ?? 0)).length;
}

/** Eleven of the match by what was expected, against the best eleven in hindsight; no limits on roles or sides. */
function elevenShare(
  players: readonly PlayerObservation[],
  of: (player: PlayerObservation) => number,
): number {
  const value = (by: (player: PlayerObservation) => number) => {
    const eleven = players
      .toSorted((a, b) => by(b) - by(a))
      .slice(0, 11)
      .map((player) => player.happened);
    return eleven.reduce((sum, points) => sum + points, 0) + (eleven[0] ?? 0) + (eleven[1] ?? 0) / 2;
  };
  return value(of) / value((player) => player.happened);
}
