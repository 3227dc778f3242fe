import type { MatchFormat } from '../match/match-record.ts';
import * as rates from './rate-rules.ts';
import { type RuleTable, steps } from './rule-table.ts';

// Points tables of Dream11 until early 2025. `RuleTable` explains each entry.

const T20: RuleTable = {
  run: 1,
  fourBonus: 1,
  sixBonus: 2,
  milestones: steps([30, 4], [50, 8], [100, 16]),
  duck: -2,
  strikeRate: rates.STRIKE_RATE_T20,
  dots: null,
  wicket: 25,
  lbwOrBowled: 8,
  hauls: steps([3, 4], [4, 8], [5, 16]),
  maiden: 12,
  economy: rates.ECONOMY_T20,
  catch: 8,
  threeCatches: 4,
  stumping: 12,
  runOutDirect: 12,
  runOutAssisted: 6,
  playing: 4,
};

const LONG = {
  milestones: steps([50, 4], [100, 8]),
  hauls: steps([4, 4], [5, 8]),
};

const ODI: RuleTable = {
  ...T20,
  ...LONG,
  duck: -3,
  strikeRate: rates.STRIKE_RATE_ODI,
  maiden: 4,
  economy: rates.ECONOMY_ODI,
};

const TEST: RuleTable = {
  ...T20,
  ...LONG,
  duck: -4,
  strikeRate: null,
  wicket: 16,
  maiden: 0,
  economy: null,
  threeCatches: 0,
};

const T10: RuleTable = {
  ...T20,
  milestones: steps([30, 8], [50, 16]),
  strikeRate: rates.STRIKE_RATE_T10,
  hauls: steps([2, 8], [3, 16]),
  maiden: 16,
  economy: rates.ECONOMY_T10,
};

/**
 * Dream11's points until early 2025, by format; most published points of players use them. Imports store the points of
 * both tables. Several sources agree on the T20 table; milestones and hauls of ODI, Test and T10 come from the
 * operator's page of 2024 alone. The Hundred is treated as in `DREAM11_2025`.
 */
export const DREAM11_CLASSIC: Readonly<Record<MatchFormat, RuleTable>> = {
  T20,
  ODI,
  Test: TEST,
  T10,
  Hundred: { ...T20, economy: { ...rates.ECONOMY_T20, minBalls: 10 } },
};
