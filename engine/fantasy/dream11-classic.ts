import type { MatchFormat } from '../match/match-record.ts';
import * as rates from './rate-rules.ts';
import type { RuleTable } from './rule-table.ts';

const T20: RuleTable = {
  run: 1,
  fourBonus: 1,
  sixBonus: 2,
  milestones: [
    { from: 30, points: 4 },
    { from: 50, points: 8 },
    { from: 100, points: 16 },
  ],
  duck: -2,
  strikeRate: rates.STRIKE_RATE_T20,
  dots: null,
  wicket: 25,
  lbwOrBowled: 8,
  hauls: [
    { from: 3, points: 4 },
    { from: 4, points: 8 },
    { from: 5, points: 16 },
  ],
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
  milestones: [
    { from: 50, points: 4 },
    { from: 100, points: 8 },
  ],
  hauls: [
    { from: 4, points: 4 },
    { from: 5, points: 8 },
  ],
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
  milestones: [
    { from: 30, points: 8 },
    { from: 50, points: 16 },
  ],
  strikeRate: rates.STRIKE_RATE_T10,
  hauls: [
    { from: 2, points: 8 },
    { from: 3, points: 16 },
  ],
  maiden: 16,
  economy: rates.ECONOMY_T10,
};

/**
 * Dream11's points until early 2025, by format: the table that most published measurements use. The T20 column is well attested; ODI,
 * Test and T10 milestones and hauls come from the operator's page of 2024 and want a second look before they are relied on. The Hundred as
 * in the table of 2025.
 */
export const DREAM11_CLASSIC: Readonly<Record<MatchFormat, RuleTable>> = {
  T20,
  ODI,
  Test: TEST,
  T10,
  Hundred: { ...T20, economy: { ...rates.ECONOMY_T20, minBalls: 10 } },
};
