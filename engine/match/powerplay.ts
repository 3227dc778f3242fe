import { sumBy } from '../statistics/statistics.ts';
import { FORMAT_FACTS } from './format-facts.ts';
import type { InningsRecord, MatchRecord } from './match-record.ts';

/** Share of the overs in the powerplay: six of twenty, in ODIs ten of fifty. */
const SHARE = { short: 0.3, long: 0.2 };
/** Overs from which an innings is a long one. */
const LONG_FROM = 40;

/** Runs in the powerplay; `null` where overs are not limited, in super overs, and before a ball of it was bowled. */
export function powerplayRuns(match: MatchRecord, innings: InningsRecord): number | null {
  const { ballsPerOver, oversLimit } = FORMAT_FACTS.Hundred;
  const limit = match.ballsPerOver === ballsPerOver ? oversLimit : match.oversLimit;
  if (limit === null || innings.superOver) return null;
  const overs = Math.round(limit * (limit >= LONG_FROM ? SHARE.long : SHARE.short));
  const bowled = innings.deliveries.filter(({ over }) => over < overs);
  return bowled.length === 0 ? null : sumBy(bowled, ({ runs }) => runs.total);
}
