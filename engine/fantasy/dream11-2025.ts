import type { MatchFormat } from '../match/match-record.ts';
import * as rates from './rate-rules.ts';
import { type RuleTable, steps } from './rule-table.ts';

// Points tables of Dream11 since early 2025. `RuleTable` explains each entry.

const T20: RuleTable = {
  run: 1,
  fourBonus: 4,
  sixBonus: 6,
  milestones: steps([25, 4], [50, 8], [75, 12], [100, 16]),
  duck: -2,
  strikeRate: rates.STRIKE_RATE_T20,
  dots: { points: 1, every: 1 },
  wicket: 30,
  lbwOrBowled: 8,
  hauls: steps([3, 4], [4, 8], [5, 12]),
  maiden: 12,
  economy: rates.ECONOMY_T20,
  catch: 8,
  threeCatches: 4,
  stumping: 12,
  runOutDirect: 12,
  runOutAssisted: 6,
  playing: 4,
};

const LONG_MILESTONES = [...T20.milestones, ...steps([125, 20], [150, 24])];
const LONG_HAULS = steps([4, 4], [5, 8], [6, 12]);

const ODI: RuleTable = {
  ...T20,
  milestones: LONG_MILESTONES,
  duck: -3,
  strikeRate: rates.STRIKE_RATE_ODI,
  dots: { points: 1, every: 3 },
  hauls: LONG_HAULS,
  maiden: 4,
  economy: rates.ECONOMY_ODI,
};

const TEST: RuleTable = {
  ...T20,
  milestones: LONG_MILESTONES,
  duck: -4,
  strikeRate: null,
  dots: null,
  wicket: 20,
  hauls: LONG_HAULS,
  maiden: 0,
  economy: null,
  threeCatches: 0,
};

const T10: RuleTable = {
  ...T20,
  milestones: steps([25, 8], [50, 12], [75, 16]),
  strikeRate: rates.STRIKE_RATE_T10,
  hauls: steps([2, 4], [3, 8], [4, 12], [5, 16]),
  maiden: 16,
  economy: rates.ECONOMY_T10,
};

/**
 * Dream11's points since early 2025, by format. Sources disagree on two entries: 125 and 150 runs in an ODI (one
 * gives points in Tests only) and a wicket in a Test (one says 30). The Hundred uses the T20 table, the nearest in
 * length; its economy counts runs per six balls, from ten balls on, so that the bands mean the same. To be compared
 * with the operator's page before launch.
 */
export const DREAM11_2025: Readonly<Record<MatchFormat, RuleTable>> = {
  T20,
  ODI,
  Test: TEST,
  T10,
  Hundred: { ...T20, economy: { ...rates.ECONOMY_T20, minBalls: 10 } },
};
