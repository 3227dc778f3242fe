import type { InningsRecord, MatchRecord } from './match-record.ts';

/**
 * A match as known after its first `count` deliveries, for the CricAPI sandbox, which replays matches as a live feed.
 * Contains no result and no award. Returns the match itself when `count` covers all its deliveries.
 */
export function truncateMatch(match: MatchRecord, count: number): MatchRecord {
  const innings: InningsRecord[] = [];
  let left = count;
  for (const whole of match.innings) {
    if (left <= 0) break;
    const cut = left < whole.deliveries.length;
    innings.push(cut ? beginningOf(whole, left) : whole);
    left -= whole.deliveries.length;
  }
  const all = left >= 0 && innings.length === match.innings.length;
  return all ? match : { ...match, innings, playerOfMatch: [], outcome: IN_PROGRESS };
}

const IN_PROGRESS: MatchRecord['outcome'] = {
  result: 'in progress',
  winner: null,
  by: null,
  method: null,
  eliminator: null,
};

function beginningOf(innings: InningsRecord, count: number): InningsRecord {
  return {
    ...innings,
    declared: false,
    penaltyRuns: { pre: innings.penaltyRuns.pre, post: 0 },
    deliveries: innings.deliveries.slice(0, count),
  };
}
