import { sumBy } from '../statistics/statistics.ts';
import type { InningsRecord, MatchRecord } from './match-record.ts';
import { phaseStarts } from './phases.ts';

/**
 * Runs in the powerplay of an innings, for imports. A shortened match has a powerplay in proportion; the Hundred
 * always counts as twenty overs of five balls. Null without an overs limit, in super overs and before the first ball.
 */
export function powerplayRuns(match: MatchRecord, innings: InningsRecord): number | null {
  const starts = phaseStarts(match);
  if (starts === null || innings.superOver) return null;
  const bowled = innings.deliveries.filter(({ over }) => over < starts.middle);
  return bowled.length === 0 ? null : sumBy(bowled, ({ runs }) => runs.total);
}
