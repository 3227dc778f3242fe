import {
  foreseenTotal,
  type InningsNow,
  inningsOver,
  parFeatures,
  stageOf,
  toComeFeatures,
  totalFeatures,
} from '../forecast/forecast-total.ts';
import { winFirstFeatures, winSecondFeatures } from '../forecast/forecast-win.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { emptyMean, halfLife, shrunkMean, takeIn } from '../ratings/faded-mean.ts';
import { learnFamilyLogistic } from '../ratings/learner-family.ts';
import { learnLinear, predictLinear } from '../ratings/linear-learner.ts';
import type { InningsStory, MatchStory, OverEnd } from '../ratings/match-story.ts';
import { TOTAL_PRIOR, WIN_FIRST_PRIOR, WIN_SECOND_PRIOR } from '../ratings/pool-priors.ts';
import type { Remaining } from '../ratings/pool-rating.ts';
import { learnPooled } from '../ratings/pooled-learner.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import { trackQuantiles } from '../ratings/tracked-quantiles.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { knownGround, wonByFirst } from './learn-result.ts';

/** Over-ends of one match hang together: each counts as a twentieth of an independent observation. */
const STATE_WEIGHT = 0.05;
const FIRST = { weight: STATE_WEIGHT, prior: WIN_FIRST_PRIOR };
const SECOND = { weight: STATE_WEIGHT, prior: WIN_SECOND_PRIOR };
/** Memory of levels, in matches: a league's season or so, four of them over all leagues, and a ground's last forty. */
const FADE = { league: halfLife(60), pool: halfLife(300), ground: halfLife(40), variance: halfLife(140) };
const TOTAL_NOISE = 1;
const DRIFT = 1e-9;

/** Learns totals and chances in play from matches of full length that were played out; others would mislead. */
export function learnInnings(
  state: RatingsState,
  view: FixtureView,
  { match, story }: { readonly match: MatchRecord; readonly story: MatchStory },
): void {
  const [first, second] = story.innings;
  if (!first || !second || !playedOut(match, view)) return;
  const batting = match.teams[0] === first.team ? 0 : 1;
  const won = wonByFirst(match);
  const firstWon = won === null ? null : batting === 0 ? won : 1 - won;
  const states = first.overEnds.map((end) => asNow(end, batting)).filter((now) => !inningsOver(view, now));
  const chase = second.overEnds.map((end) => asNow(end, batting === 0 ? 1 : 0));
  const lessons = [
    ...lessonsFirst(view, states, firstWon),
    ...lessonsSecond(view, chase, { target: second.target ?? first.runs + 1, firstWon }),
    ...lessonsToCome(view, states, first),
  ];
  learnTotal(state, view, { total: first.runs, batting });
  for (const learn of lessons) learn();
}

/** Neither shortened nor decided by a rain rule. */
export function playedOut(
  { outcome, oversLimit, ballsPerOver }: MatchRecord,
  { scale }: FixtureView,
): boolean {
  const played = outcome.result === 'win' || outcome.result === 'tie';
  return (
    played && outcome.method === null && oversLimit !== null && oversLimit * ballsPerOver === scale.balls
  );
}

export function asNow(end: OverEnd, batting: 0 | 1): InningsNow {
  const { runs, wickets, legalBalls, atCrease, gone, bowled } = end;
  return { batting, runs, wickets, legalBalls, atCrease, gone, bowled };
}

type Lesson = () => void;

/** Features are worked out at once, from the ratings as they stood; what is learnt waits until all of the match is laid out. */
function lessonsFirst(view: FixtureView, states: readonly InningsNow[], firstWon: number | null): Lesson[] {
  if (firstWon === null) return [];
  return states.map((now) => {
    const lesson = {
      competition: view.keys.competition,
      features: winFirstFeatures(view, now),
      observed: firstWon,
    };
    return () => learnFamilyLogistic(view.pool.winFirst, lesson, FIRST);
  });
}

function lessonsSecond(
  view: FixtureView,
  states: readonly InningsNow[],
  { target, firstWon }: { readonly target: number; readonly firstWon: number | null },
): Lesson[] {
  if (firstWon === null) return [];
  const open = states.filter((now) => now.runs < target && !inningsOver(view, now));
  return open.map((now) => {
    const features = winSecondFeatures(view, now, target);
    const lesson = { competition: view.keys.competition, features, observed: 1 - firstWon };
    return () => learnFamilyLogistic(view.pool.winSecond, lesson, SECOND);
  });
}

function lessonsToCome(view: FixtureView, states: readonly InningsNow[], { runs }: InningsStory): Lesson[] {
  return states.flatMap((now) => {
    const stage = stageOf(view, now.legalBalls);
    const [full, par] = [view.pool.toCome[stage], view.pool.parToCome[stage]];
    if (!full || !par) return [];
    const toCome = (runs - now.runs) / view.scale.spread;
    const [features, plain] = [toComeFeatures(view, now), parFeatures(view, now)];
    return () => {
      learnRemaining(full, features, toCome);
      learnRemaining(par, plain, toCome);
    };
  });
}

function learnRemaining(remaining: Remaining, features: readonly number[], toCome: number): void {
  const error = toCome - Math.max(0, predictLinear(remaining.learner, features));
  const noise = shrunkMean(remaining.variance, 0.44, 5);
  trackQuantiles(remaining.errors, error, Math.sqrt(noise));
  takeIn(remaining.variance, error * error, FADE.variance);
  learnLinear(remaining.learner, { features, observed: toCome }, { noise, drift: DRIFT });
}

function learnTotal(
  state: RatingsState,
  view: FixtureView,
  { total, batting }: { total: number; batting: 0 | 1 },
): void {
  const { pool, keys, scale } = view;
  const features = totalFeatures(view, batting);
  const inSpreads = total / scale.spread;
  const lesson = { competition: keys.competition, features, observed: inSpreads };
  trackQuantiles(pool.totalErrors, inSpreads - foreseenTotal(view, batting), 1);
  learnPooled(pool.total, lesson, { noise: TOTAL_NOISE, prior: TOTAL_PRIOR });
  takeIn((pool.levels[keys.competition] ??= emptyMean()), total, FADE.league);
  takeIn(pool.level, total, FADE.pool);
  takeIn(knownGround(state, keys.pool, keys.ground).totals, (total - view.level) / scale.spread, FADE.ground);
}
