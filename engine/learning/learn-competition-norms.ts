import { shapeFeatures } from '../forecast/forecast-shape.ts';
import { expectedTotal } from '../forecast/forecast-total.ts';
import { factsOf } from '../match/innings-facts.ts';
import type { MatchRecord } from '../match/match-record.ts';
import {
  type CompetitionNorms,
  newCompetitionNorms,
  meanForecastError,
} from '../ratings/competition-norms.ts';
import { halfLife, addToMean } from '../ratings/decayed-mean.ts';
import { type InningsShape, SHAPE_PARTS, inningsShapeOf } from '../ratings/innings-shape.ts';
import { learnLinear, predictLinear } from '../ratings/linear-learner.ts';
import { BALL_OUTCOMES, type PreparedBall } from '../ratings/prepared-innings.ts';
import { dayOf, updateLevel } from '../ratings/tracked-level.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import type { PlayedInnings } from './played-innings.ts';

/** Decay per match of the spread of totals; the half-life of 140 matches is two seasons of a league. */
const SPREAD_DECAY = halfLife(140);
/** Decay per dot ball of the leg-bye share; the half-life is about sixty innings. */
const LEG_BYES_DECAY = halfLife(2000);
/** Variance added to each weight of the pool's shape per innings: the memory is about a thousand matches. */
const DRIFT = 1e-6;

/**
 * Learns how a first innings differed from its forecast, for the norms of its competition; also the pool's shape of
 * innings. A step of `learnMatch`, before totals and players learn the match: it compares with forecasts from earlier
 * matches. Changes `rated.pool`.
 */
export function learnCompetitionNorms(
  rated: FixtureFeatures,
  match: MatchRecord,
  { first, batting }: Pick<PlayedInnings, 'first' | 'batting'>,
): void {
  const played = match.innings.find((innings) => !innings.superOver);
  if (!played) return;
  const { pool, keys, scale } = rated;
  const norms = (pool.cricket[keys.competition] ??= newCompetitionNorms());
  const day = dayOf(match.dates[0] ?? '');
  const facts = factsOf(played);
  learnShape(norms, rated, {
    seen: inningsShapeOf(facts),
    features: shapeFeatures(rated, batting),
    deliveries: facts.deliveries,
    day,
  });
  const error = first.runs / scale.spread - expectedTotal(rated, batting);
  addToMean(norms.missedSquared, (error - meanForecastError(norms)) ** 2, SPREAD_DECAY);
  updateLevel(norms.missed, error, { day });
  learnLegByes(norms, first.balls);
}

interface ShapeExample {
  /** The shape of the innings as played. */
  readonly seen: InningsShape;
  readonly features: readonly number[];
  readonly deliveries: number;
  readonly day: number;
}

/**
 * Learns the pool's shape and the competition's difference from it. Shares of a short innings are noisier than those
 * of a full one, in proportion to the balls.
 */
function learnShape(
  norms: CompetitionNorms,
  { pool, balls }: FixtureFeatures,
  { seen, features, deliveries, day }: ShapeExample,
): void {
  for (const part of SHAPE_PARTS) {
    const [learner, level] = [pool.shape[part], norms.shape[part]];
    const noise = part === 'wickets' ? 1 : balls / Math.max(1, deliveries);
    updateLevel(level, seen[part] - predictLinear(learner, features), { day, noise });
    learnLinear(learner, { features, observed: seen[part] }, { noise, drift: DRIFT });
  }
}

/** Index into `BALL_OUTCOMES`: no run off the bat, neither wide nor no-ball. */
const DOT = BALL_OUTCOMES.indexOf('dot');

function learnLegByes({ legByes }: CompetitionNorms, balls: readonly PreparedBall[]): void {
  for (const { outcome, totalRuns } of balls) {
    if (outcome === DOT) addToMean(legByes, totalRuns > 0 ? 1 : 0, LEG_BYES_DECAY);
  }
}
