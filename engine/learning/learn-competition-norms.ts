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

/** Decay factor of the squared error of totals; the half-life of 140 matches is two seasons of a league. Chosen. */
const SPREAD_DECAY = halfLife(140);
/** Decay factor of the leg-bye share, per ball without a run off the bat; the half-life is about 60 innings. Chosen. */
const LEG_BYES_DECAY = halfLife(2000);
/**
 * Variance added to each weight of the pool's shape per innings, so that about the latest thousand matches count.
 * Chosen.
 */
const DRIFT = 1e-6;

/**
 * Learns how a first innings differed from its forecast, for the norms of its competition, and its shape for the pool.
 * A step of `learnMatch`, before the models of totals and players learn the match, because it compares the match with
 * forecasts from earlier ones. Changes `rated.pool`.
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
    observed: inningsShapeOf(facts),
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
  readonly observed: InningsShape;
  readonly features: readonly number[];
  /** Wides and no-balls included. */
  readonly deliveries: number;
  /** Days since 1970. */
  readonly day: number;
}

/**
 * Learns the pool's shape and the competition's difference from it. The shares of a short innings vary more than those
 * of a full one: the noise is in inverse proportion to the balls.
 */
function learnShape(
  norms: CompetitionNorms,
  { pool, balls }: FixtureFeatures,
  { observed, features, deliveries, day }: ShapeExample,
): void {
  for (const part of SHAPE_PARTS) {
    const [learner, level] = [pool.shape[part], norms.shape[part]];
    const noise = part === 'wickets' ? 1 : balls / Math.max(1, deliveries);
    updateLevel(level, observed[part] - predictLinear(learner, features), { day, noise });
    learnLinear(learner, { features, observed: observed[part] }, { noise, drift: DRIFT });
  }
}

/** Index into `BALL_OUTCOMES`: no run off the bat, neither wide nor no-ball. */
const DOT = BALL_OUTCOMES.indexOf('dot');

function learnLegByes({ legByes }: CompetitionNorms, balls: readonly PreparedBall[]): void {
  for (const { outcome, totalRuns } of balls) {
    if (outcome === DOT) addToMean(legByes, totalRuns > 0 ? 1 : 0, LEG_BYES_DECAY);
  }
}
