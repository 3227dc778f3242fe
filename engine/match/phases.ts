import { FORMAT_FACTS } from './format-facts.ts';
import type { MatchRecord } from './match-record.ts';

/** The parts of an innings, in order. */
export const PHASES = ['powerplay', 'middle', 'death'] as const;
/** A part of an innings with an overs limit, for powerplay totals and players' records by phase. */
export type Phase = (typeof PHASES)[number];

/** Shares of the overs in the powerplay and before the death overs: six and fifteen overs of twenty. */
const SHORT = { powerplay: 0.3, beforeDeath: 0.75 };
/** The same in long innings: ten and forty overs of fifty. */
const LONG = { powerplay: 0.2, beforeDeath: 0.8 };
/** Overs from which an innings counts as long; chosen. */
const LONG_FROM = 40;

/** The first over, from 0, of the middle and of the death overs. */
export interface PhaseStarts {
  readonly middle: number;
  readonly death: number;
}

/**
 * Where the phases of a match's innings start, by its overs limit; null without one. The Hundred counts as 20 overs.
 */
export function phaseStarts(match: Pick<MatchRecord, 'ballsPerOver' | 'oversLimit'>): PhaseStarts | null {
  const { ballsPerOver, oversLimit } = FORMAT_FACTS.Hundred;
  const limit = match.ballsPerOver === ballsPerOver ? oversLimit : match.oversLimit;
  if (limit === null) return null;
  const shares = limit >= LONG_FROM ? LONG : SHORT;
  return { middle: Math.round(limit * shares.powerplay), death: Math.round(limit * shares.beforeDeath) };
}

/** The phase of an over, counted from 0. */
export function phaseOf(over: number, { middle, death }: PhaseStarts): Phase {
  if (over < middle) return 'powerplay';
  return over < death ? 'middle' : 'death';
}
