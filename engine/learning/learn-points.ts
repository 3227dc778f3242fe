import { type PlayerPoints, scorePlayers } from '../fantasy/score-players.ts';
import { battingShareOf, medianFeatures, pointsBand, pointsFeatures } from '../forecast/project-points.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { halfLife, addToMean } from '../ratings/decayed-mean.ts';
import { learnMedian } from '../ratings/linear-learner.ts';
import { POINTS_PRIOR } from '../ratings/model-features.ts';
import { learnPooled, predictPooled } from '../ratings/pooled-learner.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import { trackQuantiles } from '../ratings/tracked-quantiles.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';

/** Variance of a player's points around the projection, in squared points; chosen for a T20, used in every format. */
const NOISE = 1000;
/** Typical error of a projection, in points; chosen. */
const SPREAD = 30;
/** Decay factor of the average player's features, per player and match; chosen. */
const AVERAGE_DECAY = halfLife(20_000);
/** Variance added to each weight of the median per player and match; chosen. */
const MEDIAN_DRIFT = 1e-7;

/**
 * Learns the models of fantasy points from all players of a match. Changes `rated.pool`; reads `state` only for its
 * rule set. A step of `learnMatch`. Returns the players' points, which `learnBalls` learns next. Without a result the
 * list is empty and nothing is learnt.
 */
export function learnPoints(
  state: RatingsState,
  rated: FixtureFeatures,
  match: MatchRecord,
): readonly PlayerPoints[] {
  if (match.outcome.result === 'no result') return [];
  const points = scorePlayers(match, state.ruleSet);
  const scored = new Map(points.map((each) => [each.player.id, each.points]));
  const examples = ([0, 1] as const).flatMap((side) =>
    rated.sides[side].players.map((player, orderIndex) => ({
      competition: rated.keys.competition,
      features: pointsFeatures(rated, player, { side, orderIndex }),
      observed: scored.get(player.id) ?? 0,
    })),
  );
  const projected = examples.map((example) =>
    predictPooled(rated.pool.points, example.competition, example.features),
  );
  examples.forEach((example, i) => {
    const mean = projected[i] ?? 0;
    const errors = rated.pool.pointsErrors[pointsBand(mean)];
    if (errors) trackQuantiles(errors, example.observed - mean, SPREAD);
    const medianExample = {
      features: medianFeatures(mean, battingShareOf(example.features)),
      observed: example.observed,
    };
    learnMedian(rated.pool.pointsMedian, medianExample, { spread: SPREAD, drift: MEDIAN_DRIFT });
    learnPooled(rated.pool.points, example, { noise: NOISE, prior: POINTS_PRIOR });
    example.features.forEach((value, feature) => {
      const average = rated.pool.pointsFeatures[feature];
      if (average) addToMean(average, value, AVERAGE_DECAY);
    });
  });
  return points;
}
