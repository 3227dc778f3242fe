import { shapeFeatures } from '../forecast/forecast-shape.ts';
import { foreseenTotal } from '../forecast/forecast-total.ts';
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
import type { ReplayedBall } from '../ratings/replay-match.ts';
import { dayOf, updateLevel } from '../ratings/tracked-level.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import type { PlayedInnings } from './played-innings.ts';

/** Memory of how widely totals spread, in matches: two seasons of a league. */
const SPREAD_FADE = halfLife(140);
/** Memory of leg-byes in dots of some sixty innings. */
const LEG_BYES_FADE = halfLife(2000);
/** Of looks in all competitions: in the end some thousand matches speak. */
const DRIFT = 1e-6;

/** Learns how a first innings went beside what the pool and the players let expect; before they learn from it themselves. */
export function learnCompetitionNorms(
  view: FixtureFeatures,
  match: MatchRecord,
  { first, batting }: Pick<PlayedInnings, 'first' | 'batting'>,
): void {
  const played = match.innings.find((innings) => !innings.superOver);
  if (!played) return;
  const { pool, keys, scale } = view;
  const cricket = (pool.cricket[keys.competition] ??= newCompetitionNorms());
  const day = dayOf(match.dates[0] ?? '');
  const facts = factsOf(played);
  learnShape(cricket, view, {
    seen: inningsShapeOf(facts),
    features: shapeFeatures(view, batting),
    deliveries: facts.deliveries,
    day,
  });
  const missed = first.runs / scale.spread - foreseenTotal(view, batting);
  addToMean(cricket.missedSquared, (missed - meanForecastError(cricket)) ** 2, SPREAD_FADE);
  updateLevel(cricket.missed, missed, { day });
  learnLegByes(cricket, first.balls);
}

interface ShapeLesson {
  readonly seen: InningsShape;
  readonly features: readonly number[];
  readonly deliveries: number;
  readonly day: number;
}

/** Shares of a short innings tell less than those of a whole one. */
function learnShape(
  cricket: CompetitionNorms,
  { pool, balls }: FixtureFeatures,
  { seen, features, deliveries, day }: ShapeLesson,
): void {
  for (const part of SHAPE_PARTS) {
    const [learner, level] = [pool.shape[part], cricket.shape[part]];
    const noise = part === 'wickets' ? 1 : balls / Math.max(1, deliveries);
    updateLevel(level, seen[part] - predictLinear(learner, features), { day, noise });
    learnLinear(learner, { features, observed: seen[part] }, { noise, drift: DRIFT });
  }
}

function learnLegByes({ legByes }: CompetitionNorms, balls: readonly ReplayedBall[]): void {
  for (const { outcome, totalRuns } of balls) {
    if (outcome === 0) addToMean(legByes, totalRuns > 0 ? 1 : 0, LEG_BYES_FADE);
  }
}
