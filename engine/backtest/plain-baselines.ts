import { type InningsNow, stageOf } from '../forecast/forecast-total.ts';
import type { MatchRecord } from '../match/match-record.ts';
import {
  createLearner,
  type LinearLearner,
  learnLogistic,
  predictLogistic,
} from '../ratings/linear-learner.ts';
import { SLOTS } from '../ratings/match-story.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';

/** The simplest forecasts that each of ours has to beat; learnt from the same matches in the same order. */
export interface PlainBaselines {
  /** Chance from overs, wickets and runs alone: no players, teams or grounds. */
  readonly stateOnly: readonly [LinearLearner, LinearLearner];
  /** All points of a career, by player id. */
  readonly careers: Map<string, { sum: number; matches: number }>;
  field: { sum: number; matches: number };
  /** How Tests ended so far. */
  readonly tests: { drawn: number; decided: number };
}

export function createBaselines(): PlainBaselines {
  return {
    stateOnly: [looseLearner(9), looseLearner(11)],
    careers: new Map(),
    field: { sum: 0, matches: 0 },
    tests: { drawn: 1, decided: 3 },
  };
}

function looseLearner(size: number): LinearLearner {
  return createLearner(Array.from({ length: size }, () => [0, 0.5] as const));
}

/** Features of the state alone; `target` is `null` in the first innings. */
export function stateFeatures(view: FixtureView, now: InningsNow, target: number | null): number[] {
  const t = stageOf(view, now.legalBalls) / SLOTS;
  const { wickets } = now;
  if (target === null) {
    const ahead = (now.runs - view.level * t) / view.scale.spread;
    return [1, t, t * t, ahead, ahead * t, ahead * t * t, wickets, wickets * t, wickets * t * t];
  }
  const perBall = Math.max(1, target - now.runs) / Math.max(1, view.balls - now.legalBalls);
  const rate = Math.log((perBall * view.balls) / view.level);
  return [
    1,
    t,
    t * t,
    perBall,
    perBall * t,
    wickets,
    wickets * t,
    wickets * t * t,
    rate,
    rate * t,
    rate * t * t,
  ];
}

export function stateOnlyChance(
  baselines: PlainBaselines,
  innings: 0 | 1,
  features: readonly number[],
): number {
  return predictLogistic(baselines.stateOnly[innings], features);
}

export function learnStateOnly(
  baselines: PlainBaselines,
  {
    innings,
    features,
    happened,
  }: { readonly innings: 0 | 1; readonly features: readonly number[]; readonly happened: 0 | 1 },
): void {
  learnLogistic(baselines.stateOnly[innings], { features, observed: happened }, { weight: 0.05, drift: 0 });
}

/** Mean of all points of a player's career; of everyone's for a newcomer. */
export function careerMean({ careers, field }: PlainBaselines, id: string): number {
  const career = careers.get(id);
  if (career) return career.sum / career.matches;
  return field.matches === 0 ? 0 : field.sum / field.matches;
}

export function learnCareers(
  baselines: PlainBaselines,
  match: MatchRecord,
  points: readonly { id: string; points: number }[],
): void {
  if (match.outcome.result === 'no result') return;
  for (const { id, points: scored } of points) {
    const career = baselines.careers.get(id) ?? { sum: 0, matches: 0 };
    baselines.careers.set(id, { sum: career.sum + scored, matches: career.matches + 1 });
    baselines.field = { sum: baselines.field.sum + scored, matches: baselines.field.matches + 1 };
  }
}
