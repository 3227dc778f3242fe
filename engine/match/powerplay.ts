import { sumBy } from '../statistics/statistics.ts';
import { FORMAT_FACTS } from './format-facts.ts';
import type { InningsRecord, MatchRecord } from './match-record.ts';

/** Powerplay's share of the overs: six of twenty (short), ten of fifty in ODIs (long). */
const SHARE = { short: 0.3, long: 0.2 };
/** Overs from which an innings counts as long; shorter ones have the powerplay of a T20. */
const LONG_FROM = 40;

/**
 * Runs in the powerplay of an innings, for imports. A shortened match has a powerplay in proportion; the Hundred
 * always counts as twenty overs of five balls. Null without an overs limit, in super overs and before the first ball.
 */
export function powerplayRuns(match: MatchRecord, innings: InningsRecord): number | null {
  const { ballsPerOver, oversLimit } = FORMAT_FACTS.Hundred;
  const limit = match.ballsPerOver === ballsPerOver ? oversLimit : match.oversLimit;
  if (limit === null || innings.superOver) return null;
  const overs = Math.round(limit * (limit >= LONG_FROM ? SHARE.long : SHARE.short));
  const bowled = innings.deliveries.filter(({ over }) => over < overs);
  return bowled.length === 0 ? null : sumBy(bowled, ({ runs }) => runs.total);
}
