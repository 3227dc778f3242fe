import type { MatchSummary } from '@gullylens/contract/http/match';
import type { Fixture } from '@gullylens/engine/ratings/fixture';
import { ballsOf } from './read-score.ts';

type Length = Pick<Fixture, 'oversLimit' | 'ballsPerOver'>;

const REVISION =
  /\b(revised|reduced|curtailed|shortened|truncated|duckworth|dls?|vjd|jayadevan|rain rule|par score)\b|\bd\/l\b|\bovers? (a side )?(lost|deducted|docked)\b/i;
const TARGET = /\btarget\b\D*(\d+)?/i;
const LENGTH =
  /\b(\d+)[- ]overs?[- ](a[- ]side|per[- ]side|each|match|game|contest|innings)\b|\btarget\b.*\bin (\d+) overs?\b/i;
const NEED = /\b(?:needs?|requires?) (\d+)(?: more)? runs?\b(?:.*?\b(?:in|from|off) (\d+) balls?\b)?/i;

/** The status line may be up to an over older or newer than the score beside it: in runs and in balls. */
const LAG = { runs: 6, balls: 6 } as const;

/**
 * Returns whether the match has fewer overs or another target than its format and its first innings give. The status
 * line says so in words, or the runs and balls that it says are needed do not fit the score.
 */
export function isRevised(match: Pick<MatchSummary, 'status' | 'score'>, length: Length): boolean {
  const { oversLimit } = length;
  if (oversLimit === null) return false;
  const { status } = match;
  if (REVISION.test(status)) return true;
  const overs = LENGTH.exec(status);
  if (overs && Number(overs[1] ?? overs[3]) !== oversLimit) return true;
  return hasOtherTarget(match) || needsOtherRunsOrBalls(match, { ...length, oversLimit });
}

/** A target without a number counts as another one: only a changed target makes news. */
function hasOtherTarget({ status, score: [first] }: Pick<MatchSummary, 'status' | 'score'>): boolean {
  const target = TARGET.exec(status);
  return target !== null && (!first || Number(target[1]) !== first.r + 1);
}

function needsOtherRunsOrBalls(
  { status, score: [first, chase] }: Pick<MatchSummary, 'status' | 'score'>,
  { oversLimit, ballsPerOver }: { readonly oversLimit: number; readonly ballsPerOver: number },
): boolean {
  const need = NEED.exec(status);
  if (!first || !need) return false;
  const target = Number(need[1]) + (chase?.r ?? 0);
  if (Math.abs(target - first.r - 1) > LAG.runs) return true;
  if (need[2] === undefined) return false;
  const balls = Number(need[2]) + (chase ? ballsOf(chase.o, ballsPerOver) : 0);
  return Math.abs(balls - oversLimit * ballsPerOver) > LAG.balls;
}
