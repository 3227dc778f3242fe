import type { MatchFormat } from '../match/match-record.ts';
import type { CompetitionCricket } from './competition-cricket.ts';
import type { FadedMean } from './faded-mean.ts';
import { emptyMean } from './faded-mean.ts';
import { FORMAT_SCALES } from './format-scale.ts';
import type { InningsShape, ShapePart } from './innings-shape.ts';
import { byPart } from './innings-shape.ts';
import type { LearnerFamily, Prior } from './learner-family.ts';
import { createFamily } from './learner-family.ts';
import type { LinearLearner } from './linear-learner.ts';
import { createLearner } from './linear-learner.ts';
import { BALL_OUTCOMES, SLOTS } from './match-story.ts';
import type { PooledLearner } from './pooled-learner.ts';
import { createPooled } from './pooled-learner.ts';
import type { TrackedQuantiles } from './tracked-quantiles.ts';
import { normalQuantiles } from './tracked-quantiles.ts';

/** What all matches of one gender and format share. Runs are in spreads of the format wherever a learner sees them. */
export interface PoolRating {
  readonly format: MatchFormat;
  matches: number;
  /** First-innings totals, over all and by competition, in runs. */
  readonly level: FadedMean;
  readonly levels: Record<string, FadedMean>;
  /** Runs and wickets a ball by slot and wickets down, ten cells a slot. */
  readonly cells: BallCell[];
  /** The same by slot alone. */
  readonly slots: BallCell[];
  /** How often each of `BALL_OUTCOMES` came, by slot, slot after slot. */
  readonly outcomes: number[];
  /** How first innings look by the total foreseen. */
  readonly shape: Readonly<Record<ShapePart, LinearLearner>>;
  /** By competition: how its first innings differ from all that. */
  readonly cricket: Record<string, CompetitionCricket>;
  /** Chance that the first-named of two teams wins. */
  readonly result: LearnerFamily;
  /** First-innings total before the first ball. */
  readonly total: PooledLearner;
  readonly totalErrors: TrackedQuantiles;
  /** Runs still to come, by slot: with everything known of the innings, and from overs and wickets alone. */
  readonly toCome: readonly Remaining[];
  readonly parToCome: readonly Remaining[];
  /** Chance that the side batting wins, in the first and in the second innings. */
  readonly winFirst: LearnerFamily;
  readonly winSecond: LearnerFamily;
  /** Whether a Test is drawn, and who wins it if it is not. */
  readonly testDraw: LinearLearner;
  readonly testWin: LinearLearner;
  /** Fantasy points of a player. */
  readonly points: PooledLearner;
  /** Means of the points' features: what a middling player looks like. */
  readonly pointsFeatures: FadedMean[];
  /** Points that a player reaches in every second match. */
  readonly pointsMedian: LinearLearner;
  /** Errors of projected points, by band of the projection. */
  readonly pointsErrors: readonly TrackedQuantiles[];
}

export interface BallCell {
  runs: number;
  wickets: number;
  balls: number;
}

/** Runs still to come after a slot, with the spread of what was not foreseen. */
export interface Remaining {
  readonly learner: LinearLearner;
  /** Squared errors, in spreads of the format squared. */
  readonly variance: FadedMean;
  readonly errors: TrackedQuantiles;
}

export const POINTS_BANDS = 12;

export function createPool(format: MatchFormat): PoolRating {
  return {
    format,
    matches: 0,
    level: emptyMean(),
    levels: {},
    cells: freshCells(format, SLOTS * 10),
    slots: freshCells(format, SLOTS),
    outcomes: Array.from({ length: SLOTS }, () => FRESH_OUTCOMES).flat(),
    shape: byPart((part) => createLearner(shapePrior(FRESH_SHAPE[part]))),
    cricket: {},
    result: createFamily(RESULT_PRIOR),
    total: createPooled(TOTAL_PRIOR),
    totalErrors: normalQuantiles(1),
    toCome: Array.from({ length: SLOTS + 1 }, (_, slot) => freshRemaining(toComePrior(slot), slot)),
    parToCome: Array.from({ length: SLOTS + 1 }, (_, slot) => freshRemaining(parPrior(slot), slot)),
    winFirst: createFamily(WIN_FIRST_PRIOR),
    winSecond: createFamily(WIN_SECOND_PRIOR),
    testDraw: createLearner(TEST_DRAW_PRIOR),
    testWin: createLearner(TEST_WIN_PRIOR),
    points: createPooled(POINTS_PRIOR),
    pointsFeatures: POINTS_FEATURES.map(() => emptyMean()),
    pointsMedian: createLearner(POINTS_MEDIAN_PRIOR),
    pointsErrors: Array.from({ length: POINTS_BANDS }, () => ({ p10: -20, p50: -6, p90: 35 })),
  };
}

/** Batting first, Elo, strength of the sides, toss, familiarity with the ground, experience of the teams and of the players. */
export const RESULT_PRIOR: Prior = [
  [0, 0.3],
  [0.5, 0.3],
  [0.5, 0.3],
  [0, 0.2],
  [0, 0.3],
  [0, 0.2],
  [0, 0.2],
];

/** One, level of the competition, ground, batting strength, bowling strength. */
export const TOTAL_PRIOR: Prior = [
  [0, 0.3],
  [1, 0.1],
  [0.5, 0.3],
  [0.6, 0.5],
  [0.6, 0.5],
];

/** One, foreseen total, wickets, wickets squared, runs ahead of par, batters in, batters to come, bowling left. */
function toComePrior(slot: number): Prior {
  const left = (SLOTS - slot) / SLOTS;
  return [
    [0, 1],
    [left, 0.2],
    [-0.033, 0.1],
    [0, 0.033],
    [0.1, 0.3],
    [2, 3],
    [1, 2],
    [2, 3],
  ];
}

/** One, foreseen total, wickets, wickets squared. */
function parPrior(slot: number): Prior {
  return [
    [0, 1],
    [(SLOTS - slot) / SLOTS, 0.3],
    [-0.033, 0.1],
    [0, 0.033],
  ];
}

/**
 * One, how far on, its square; projected total against par, the same by how far on and by its square; the chance
 * before the match, also by how far on.
 */
export const WIN_FIRST_PRIOR: Prior = [
  [0, 0.5],
  [0, 0.5],
  [0, 0.5],
  [0.5, 0.5],
  [0.5, 0.5],
  [0, 0.5],
  [0.3, 0.3],
  [0, 0.3],
];

/**
 * How far on, its square; runs to come against those needed, also by how far on and its square; then required rate,
 * wickets and the chance before the match, each also by how far on.
 */
export const WIN_SECOND_PRIOR: Prior = [
  [0, 0.5],
  [0, 0.5],
  [0, 0.5],
  [1, 0.5],
  [0.3, 0.5],
  [0, 0.5],
  [0, 0.5],
  [0, 0.5],
  [0, 0.5],
  [0, 0.5],
  [0.3, 0.3],
  [0, 0.3],
];

/**
 * One; time left, wickets left, which runs out first and its square; how far apart, the same late; last innings, with
 * time left, runs needed, wickets. Three Tests in four are decided.
 */
const TEST_DRAW_PRIOR: Prior = [
  [-1.1, 0.5],
  [0, 0.5],
  [0, 0.5],
  [3, 1.5],
  [0, 1.5],
  [0, 0.3],
  [-0.3, 0.5],
  [0, 0.5],
  [0, 1],
  [0, 0.5],
  [0, 0.1],
];

/** Elo, the same by how far on; then in each innings one, lead, wickets down, and lead by wickets down. */
const TEST_WIN_PRIOR: Prior = [
  [0.5, 0.3],
  [0, 0.3],
  ...[0, 1, 2, 3].flatMap(
    (innings): Prior => [
      [0, 0.3],
      [0.7 + 0.4 * innings, 0.5],
      [-0.7 - 0.5 * innings, 0.5],
      [0, 0.5],
    ],
  ),
];

/** One feature of projected points, as `pointsFeatures` lists them: what part of the projection it tells of, and what is believed first. */
export const POINTS_FEATURES = [
  { name: 'one', part: 'context', prior: [2, 20] },
  { name: 'batting points', part: 'skill', prior: [0.8, 0.3] },
  { name: 'bowling points', part: 'skill', prior: [0.8, 0.3] },
  { name: 'fielding points', part: 'skill', prior: [0.8, 0.3] },
  { name: 'recent form beyond these', part: 'skill', prior: [0, 0.3] },
  { name: 'balls to face', part: 'opportunity', prior: [0, 0.15] },
  { name: 'balls to bowl', part: 'opportunity', prior: [0, 0.15] },
  { name: 'batting skill over balls to face', part: 'skill', prior: [0, 1.5] },
  { name: 'bowling skill over balls to bowl', part: 'skill', prior: [0, 1.5] },
  { name: 'their bowling over balls to face', part: 'matchUp', prior: [0, 0.5] },
  { name: 'their batting over balls to bowl', part: 'matchUp', prior: [0, 0.5] },
  { name: 'ground over balls to face', part: 'ground', prior: [0, 0.5] },
  { name: 'ground over balls to bowl', part: 'ground', prior: [0, 0.5] },
  { name: 'keeps wicket', part: 'opportunity', prior: [0, 0.5] },
  { name: 'matches played', part: 'opportunity', prior: [0, 0.5] },
  { name: 'batting first, balls to bowl', part: 'context', prior: [0, 0.5] },
  { name: 'batting first, balls to face', part: 'context', prior: [0, 0.5] },
  { name: 'newcomer', part: 'opportunity', prior: [0, 0.5] },
  { name: 'place in the order', part: 'opportunity', prior: [0, 0.5] },
  { name: 'place in the tail', part: 'opportunity', prior: [0, 0.5] },
  { name: 'wickets taken beyond others', part: 'skill', prior: [0, 0.5] },
  { name: 'wickets lost beyond others', part: 'skill', prior: [0, 0.5] },
  { name: 'balls to face, squared', part: 'opportunity', prior: [0, 0.5] },
  { name: 'balls to bowl, squared', part: 'opportunity', prior: [0, 0.5] },
  { name: 'balls to face and to bowl', part: 'opportunity', prior: [0, 0.5] },
  { name: 'balls to bowl with the new ball', part: 'opportunity', prior: [0, 0.5] },
  { name: 'balls to bowl at the end', part: 'opportunity', prior: [0, 0.5] },
] as const;

/** Tight, for points are mostly luck and a loose prior chases it. */
export const POINTS_PRIOR: Prior = POINTS_FEATURES.map(({ prior }) => prior);

/** One, expected points, batting share, and the one by the other: a batter's points are the more skewed. */
const POINTS_MEDIAN_PRIOR: Prior = [
  [-2, 3],
  [0.9, 0.2],
  [-3, 3],
  [0, 0.2],
];

function freshRemaining(prior: Prior, slot: number): Remaining {
  const left = (SLOTS - slot) / SLOTS;
  return {
    learner: createLearner(prior),
    variance: { sum: 20 * left, weight: 20 },
    errors: normalQuantiles(0.9 * Math.sqrt(left)),
  };
}

/** One, and the total foreseen beside what is usual; believed as strongly as one match. */
function shapePrior(usual: number): Prior {
  return [
    [usual, 1],
    [0, 0.5],
  ];
}

/** All archives together, as `FRESH_OUTCOMES` has them. */
const FRESH_SHAPE: InningsShape = { wickets: 6.5, fours: 0.084, sixes: 0.02, dots: 0.437, wides: 0.025 };

/** Twenty balls in the proportions of all archives together, before any ball is seen. */
const FRESH_OUTCOMES = BALL_OUTCOMES.map(
  (_, outcome) => [8.4, 7, 1.2, 0.1, 1.7, 0.4, 0.8, 0.5, 0.1][outcome] ?? 0,
);

/** Before any ball is seen, runs come evenly over the usual length and six and a half wickets fall in it. */
function freshCells(format: MatchFormat, count: number): BallCell[] {
  const { total, balls } = FORMAT_SCALES[format];
  const length = balls ?? 540;
  const cell = { runs: (20 * total) / length, wickets: (20 * 6.5) / length, balls: 20 };
  return Array.from({ length: count }, () => ({ ...cell }));
}
