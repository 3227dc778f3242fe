import { sumBy } from '../statistics/statistics.ts';
import type { InningsRecord, MatchRecord } from './match-record.ts';
import { phaseStarts } from './phases.ts';

/** Runs in the powerplay; null without an overs limit, in super overs and before its first ball. */
export function powerplayRuns(match: MatchRecord, innings: InningsRecord): number | null {
  const starts = phaseStarts(match);
  if (starts === null || innings.superOver) return null;
  const bowled = innings.deliveries.filter(({ over }) => over < starts.middle);
  return bowled.length === 0 ? null : sumBy(bowled, ({ runs }) => runs.total);
}
