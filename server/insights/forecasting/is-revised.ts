import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { oversToBalls } from '@gullylens/engine/match/overs';
import type { Fixture } from '@gullylens/engine/ratings/fixture';

type Length = Pick<Fixture, 'oversLimit' | 'ballsPerOver'>;

/** Words of a status line that announce fewer overs or a revised target. */
const REVISION =
  /\b(revised|reduced|curtailed|shortened|truncated|duckworth|dls?|vjd|jayadevan|rain rule|par score)\b|\bd\/l\b|\bovers? (a side )?(lost|deducted|docked)\b/i;
/** `Target: 181`, `target of 181 runs in 15 overs`: captures the runs and the overs. */
const TARGET =
  /\btarget(?: (?:is|of|now|set|at|to))*:? (\d+)\b(?: runs?)?(?: (?:in|from|off) (\d+) overs?\b)?/i;
const LENGTH = /\b(\d+)[- ]overs?[- ](a[- ]side|per[- ]side|each|match|game|contest|innings)\b/i;
const NEED = /\b(?:needs?|requires?) (\d+)(?: more)? runs?\b(?:.*?\b(?:in|from|off) (\d+) balls?\b)?/i;

// Detects rain-shortened matches, which forecasts do not support, from the feed's status line and score. Called by
// the job that forecasts live matches (worker role).

/** Maximum difference in runs and balls between the status line and the score: an over. */
const LAG = { runs: 6, balls: 6 } as const;

/**
 * True when the status line states fewer overs than the format has, or a target other than the first innings gives. The
 * target is compared once the chase has started, because until then the first innings may still grow.
 */
export function isRevised(match: Pick<MatchSummary, 'status' | 'score'>, { oversLimit }: Length): boolean {
  if (oversLimit === null) return false;
  const { status, score } = match;
  const overs = LENGTH.exec(status)?.[1] ?? TARGET.exec(status)?.[2];
  if (overs !== undefined && Number(overs) !== oversLimit) return true;
  return REVISION.test(status) || (score.length === 2 && hasOtherTarget(match));
}

/**
 * True when the status line and the score contradict each other in the target, or in the runs and balls needed. One may
 * be older than the other, so this does not apply to later responses.
 */
export function contradictsScore(match: Pick<MatchSummary, 'status' | 'score'>, length: Length): boolean {
  const { oversLimit } = length;
  if (oversLimit === null) return false;
  return hasOtherTarget(match) || needsOtherRunsOrBalls(match, { ...length, oversLimit });
}

function hasOtherTarget({ status, score: [first] }: Pick<MatchSummary, 'status' | 'score'>): boolean {
  const target = TARGET.exec(status)?.[1];
  return target !== undefined && first !== undefined && Number(target) !== first.r + 1;
}

function needsOtherRunsOrBalls(
  { status, score: [first, chase] }: Pick<MatchSummary, 'status' | 'score'>,
  { oversLimit, ballsPerOver }: { readonly oversLimit: number; readonly ballsPerOver: number },
): boolean {
  const need = NEED.exec(status);
  if (!first || !chase || !need) return false;
  const target = Number(need[1]) + chase.r;
  if (Math.abs(target - first.r - 1) > LAG.runs) return true;
  if (need[2] === undefined) return false;
  const balls = Number(need[2]) + oversToBalls(chase.o, ballsPerOver);
  return Math.abs(balls - oversLimit * ballsPerOver) > LAG.balls;
}
