import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { oversToBalls } from '@gullylens/engine/match/overs';
import type { PlayerTallies } from '../../matches/public.ts';
import { teamIndexOf } from './build-forecast-request.ts';
import type { LiveState } from './forecast-request.ts';

/**
 * Returns the live state of a match of one innings per team, from the feed's score and scorecard, for live forecasts
 * (worker role). `not started`: the feed has no innings yet. `unreadable`: it has more than two (as in a super over),
 * one of neither team, or two of the same team.
 */
export function readScore(
  match: MatchSummary,
  tallies: readonly PlayerTallies[],
  ballsPerOver: number,
): LiveState | 'not started' | 'unreadable' {
  const [first, second, ...more] = match.score;
  if (!first) return 'not started';
  const latest = second ?? first;
  const batting = teamIndexOf(match, latest.team);
  if (batting === null || more.length > 0 || second?.team === first.team) return 'unreadable';
  return {
    batting,
    runs: latest.r,
    wickets: latest.w,
    legalBalls: oversToBalls(latest.o, ballsPerOver),
    target: second ? first.r + 1 : null,
    tallies: tallies.flatMap(({ key, tally }) => (key === null ? [] : [[key, tally] as const])),
    retired: tallies.flatMap(({ key, retired }) => (retired && key !== null ? [key] : [])),
  };
}
