import type { MatchFormat } from '../match/match-record.ts';
import { DREAM11_2025 } from './dream11-2025.ts';
import { DREAM11_CLASSIC } from './dream11-classic.ts';
import type { RuleTable } from './rule-table.ts';

/** Every version of the points tables, each by format. */
export const RULE_SETS = {
  'dream11-2025': DREAM11_2025,
  'dream11-classic': DREAM11_CLASSIC,
} as const satisfies Record<string, Readonly<Record<MatchFormat, RuleTable>>>;

/** A versioned points table. Published documents name the table that they use. */
export type RuleSetName = keyof typeof RULE_SETS;
/** All of them; imports store the points of each. */
export const RULE_SET_NAMES = Object.keys(RULE_SETS) as RuleSetName[];

/** Multiplier of a captain's points, in every version so far. */
export const CAPTAIN_FACTOR = 2;
/** Multiplier of a vice-captain's points. */
export const VICE_CAPTAIN_FACTOR = 1.5;
