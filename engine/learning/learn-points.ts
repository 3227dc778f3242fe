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

/** Variance of a player's points around their projection, in T20 about thirty squared. */
const NOISE = 1000;
const SPREAD = 30;
const MIDDLING = halfLife(20_000);
const MEDIAN_DRIFT = 1e-7;

/**
 * Learns how projections turn into points; gives the points of the match for the players' own records. Washed-out
 * matches teach nothing.
 */
export function learnPoints(
  state: RatingsState,
  view: FixtureFeatures,
  match: MatchRecord,
): readonly PlayerPoints[] {
  if (match.outcome.result === 'no result') return [];
  const points = scorePlayers(match, state.ruleSet);
  const scored = new Map(points.map((each) => [each.player.id, each.points]));
  const lessons = ([0, 1] as const).flatMap((side) =>
    view.sides[side].players.map((player, place) => ({
      competition: view.keys.competition,
      features: pointsFeatures(view, player, { side, place }),
      observed: scored.get(player.id) ?? 0,
    })),
  );
  const projected = lessons.map((lesson) =>
    predictPooled(view.pool.points, lesson.competition, lesson.features),
  );
  lessons.forEach((lesson, i) => {
    const mean = projected[i] ?? 0;
    const errors = view.pool.pointsErrors[pointsBand(mean)];
    if (errors) trackQuantiles(errors, lesson.observed - mean, SPREAD);
    const halfway = {
      features: medianFeatures(mean, battingShareOf(lesson.features)),
      observed: lesson.observed,
    };
    learnMedian(view.pool.pointsMedian, halfway, { spread: SPREAD, drift: MEDIAN_DRIFT });
    learnPooled(view.pool.points, lesson, { noise: NOISE, prior: POINTS_PRIOR });
    lesson.features.forEach((value, feature) => {
      const mid = view.pool.pointsFeatures[feature];
      if (mid) addToMean(mid, value, MIDDLING);
    });
  });
  return points;
}
