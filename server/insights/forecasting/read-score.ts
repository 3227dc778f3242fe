import type { MatchSummary } from '@gullylens/contract/http/match';
import type { PlayerFigures } from '../../matches/public.ts';
import { sideOf } from './gather-question.ts';
import type { InPlay } from './match-question.ts';

/** Where a match of one innings a side stands by the feed's score; `null` before the first ball or when the score makes no sense. */
export function readScore(
  match: MatchSummary,
  figures: readonly PlayerFigures[],
  ballsPerOver: number,
): InPlay | null {
  const [first, second, ...more] = match.score;
  const latest = second ?? first;
  if (!first || !latest || more.length > 0) return null;
  const batting = sideOf(match, latest.team);
  if (batting === null || (second && second.team === first.team)) return null;
  return {
    innings: second ? 2 : 1,
    batting,
    runs: latest.r,
    wickets: latest.w,
    legalBalls: ballsOf(latest.o, ballsPerOver),
    target: second ? first.r + 1 : null,
    figures: figures.flatMap(({ key, tally }) => (key === null ? [] : [[key, tally] as const])),
    retired: figures.flatMap(({ key, retired }) => (retired && key !== null ? [key] : [])),
  };
}

function ballsOf(overs: string, ballsPerOver: number): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * ballsPerOver + balls;
}
