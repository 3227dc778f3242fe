import type { InningsShape, ShapePart } from './innings-shape.ts';
import type { Prior } from './learner-family.ts';
import { SLOTS } from './match-story.ts';

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
export function toComePrior(slot: number): Prior {
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
export function parPrior(slot: number): Prior {
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
export const POINTS_MEDIAN_PRIOR: Prior = [
  [-2, 3],
  [0.9, 0.2],
  [-3, 3],
  [0, 0.2],
];

/** All archives together, as `createPool` has the outcomes of balls. */
const FRESH_SHAPE: InningsShape = {
  wickets: 6.5,
  fours: 0.084,
  sixes: 0.02,
  dots: 0.437,
  wides: 0.025,
};

/** One, and the total foreseen beside what is usual; believed as strongly as one match. */
export function shapePrior(part: ShapePart): Prior {
  return [
    [FRESH_SHAPE[part], 1],
    [0, 0.5],
  ];
}
