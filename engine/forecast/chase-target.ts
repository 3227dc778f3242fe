import {
  announcesRevision,
  type MatchLength,
  readStatedTarget,
  reportsStoppage,
  statedOvers,
} from './status-line.ts';

/** The score of an innings, from the feed. */
export interface ScoredInnings {
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
}

/** The target of a chase. */
export interface ChaseTarget {
  /** Runs to win. */
  readonly runs: number;
  /** Legal balls of the whole chase. */
  readonly balls: number;
  /** False for the usual target: one run more than the first innings, in the overs limit. */
  readonly isRevised: boolean;
  /** Legal balls of the chase that had been bowled when the target was stated. */
  readonly bowled: number;
}

/** The target of a live match, or why no forecast can be made. Both are null in a first innings of the usual length. */
export interface ChaseReading {
  /** With `unreadable score`, a target that the next status line has to confirm. */
  readonly target: ChaseTarget | null;
  /** Why no forecast can be made; null when one can. */
  readonly withheld: 'revised match' | 'play stopped' | 'target unknown' | 'unreadable score' | null;
}

/** One live score with its status line, and the reading of the score before it. */
export interface ChaseScore {
  /** The feed's status line, the only place where it states a revision. */
  readonly status: string;
  readonly first: ScoredInnings;
  /** Null until the feed lists the second innings. */
  readonly chase: ScoredInnings | null;
  readonly length: MatchLength;
  /** The reading of the previous score; null for the first score of a match. */
  readonly previous: { readonly target: ChaseTarget | null; readonly withheld: string | null } | null;
}

/** Maximum difference, in runs and in balls, when either status line or score is older: about an over. Chosen. */
const LAG = 6;

/**
 * Reads the target of a limited-overs match in play; called for live forecasts, in the server's worker role. Accepts
 * the usual target when score and status line agree on it. Accepts a revised one when it is stated with its overs, or
 * follows from the status lines of two legal balls.
 */
export function readChase(score: ChaseScore): ChaseReading {
  const { status, chase, length } = score;
  const { runs, balls, isExact } = readStatedTarget(status, chase, length.ballsPerOver);
  if (chase === null && (runs === null || balls === null)) {
    return withhold(reasonBeforeChase(score, runs));
  }
  if (runs === null) return readWithoutNumbers(score);
  return balls === null
    ? readWithoutBalls(score, { runs, isExact })
    : readNumbers(score, { runs, balls, isExact });
}

/**
 * Whether a final score is that of a match of full length without a revised target: the first innings is complete, and
 * the result follows from the runs. Only such a match can be forecast afterwards from its totals. After a first innings
 * that was all out early, the chase may have lost overs. Then the usual target must have been stated during play.
 */
export function wasPlayedInFull({ status, first, chase, length, previous }: ChaseScore): boolean {
  if (chase === null || previous?.target?.isRevised || announcesRevision(status, length)) return false;
  if (previous?.target ? !isComplete(first, length) : first.legalBalls < ballsOf(length)) return false;
  const margin = /\bby (\d+) runs?\b/i.exec(status)?.[1];
  if (margin !== undefined && Number(margin) !== first.runs - chase.runs) return false;
  return chase.runs > first.runs || isComplete(chase, length);
}

function withhold(withheld: ChaseReading['withheld']): ChaseReading {
  return { target: null, withheld };
}

function accept(target: ChaseTarget): ChaseReading {
  return { target, withheld: null };
}

function isComplete({ wickets, legalBalls }: ScoredInnings, length: MatchLength): boolean {
  return wickets >= 10 || legalBalls >= ballsOf(length);
}

function ballsOf({ oversLimit, ballsPerOver }: MatchLength): number {
  return oversLimit * ballsPerOver;
}

/** Why the first innings, or the break after it, cannot be forecast while no target in runs and balls is stated. */
function reasonBeforeChase(score: ChaseScore, statedRuns: number | null): ChaseReading['withheld'] {
  const { status, first, length, previous } = score;
  const isCutShort = /\binnings break\b/i.test(status) && !isComplete(first, length);
  const isOtherTarget = statedRuns !== null && statedRuns !== first.runs + 1;
  const isRevised = isCutShort || isOtherTarget || announcesRevision(status, length);
  if (isRevised || previous?.withheld === 'revised match') return 'revised match';
  return reportsStoppage(status) ? 'play stopped' : null;
}

/** The target with which the previous score was forecast; null when that was withheld. */
function knownTarget({ previous }: ChaseScore): ChaseTarget | null {
  return previous?.withheld === null ? previous.target : null;
}

/** The status line states no runs to win. */
function readWithoutNumbers(score: ChaseScore): ChaseReading {
  const { status, first, length, previous } = score;
  if (announcesRevision(status, length)) return withhold('revised match');
  if (reportsStoppage(status)) return withhold('play stopped');
  const known = knownTarget(score);
  if (known) return accept(known);
  const isRevised = previous?.withheld === 'revised match' || !isComplete(first, length);
  return withhold(isRevised ? 'revised match' : 'target unknown');
}

/** The status line states the runs to win, but no balls or overs. */
function readWithoutBalls(
  score: ChaseScore,
  { runs, isExact }: { readonly runs: number; readonly isExact: boolean },
): ChaseReading {
  const { status, first, length } = score;
  if (reportsStoppage(status)) return withhold('play stopped');
  const isAnnounced = announcesRevision(status, length);
  const known = knownTarget(score);
  if (known && Math.abs(runs - known.runs) <= (isExact || isAnnounced ? 0 : LAG)) return accept(known);
  const usual = usualTarget(score);
  if (runs === usual.runs && isComplete(first, length) && !isAnnounced) return accept(usual);
  return withhold(isExact || isAnnounced ? 'revised match' : 'unreadable score');
}

/** The status line states runs to win and balls. */
function readNumbers(
  score: ChaseScore,
  { runs, balls, isExact }: { readonly runs: number; readonly balls: number; readonly isExact: boolean },
): ChaseReading {
  const usual = usualTarget(score);
  const stated = { ...usual, runs, balls, isRevised: runs !== usual.runs || balls !== usual.balls };
  const known = knownTarget(score);
  const { status, length } = score;
  const overs = statedOvers(status) ?? length.oversLimit;
  // What is needed is older than the new length beside it.
  if (!stated.isRevised && overs !== length.oversLimit) return withhold('revised match');
  if (!stated.isRevised || isSame(stated, known) || isConfirmed(stated, score)) return accept(stated);
  const isWholeOver = balls % length.ballsPerOver === 0;
  // The difference is that of score and status line: the length has not changed, or could not be a new one.
  if (known && !isExact && isNear(stated, known) && (balls === known.balls || !isWholeOver))
    return accept(known);
  if (!isWholeOver || balls > usual.balls) return withhold('unreadable score');
  return isExact ? accept(stated) : { target: stated, withheld: 'unreadable score' };
}

function usualTarget({ first, chase, length }: ChaseScore): ChaseTarget {
  return { runs: first.runs + 1, balls: ballsOf(length), isRevised: false, bowled: chase?.legalBalls ?? 0 };
}

/**
 * Whether the previous status line, at another legal ball, gave the same target. When score and status line differ by
 * an extra, both give a wrong target until the next legal ball.
 */
function isConfirmed(stated: ChaseTarget, { previous }: ChaseScore): boolean {
  const earlier = previous?.withheld === 'unreadable score' ? previous.target : null;
  return isSame(stated, earlier) && stated.bowled !== earlier?.bowled;
}

function isSame(one: ChaseTarget, other: ChaseTarget | null | undefined): boolean {
  return one.runs === other?.runs && one.balls === other.balls;
}

function isNear(one: ChaseTarget, other: ChaseTarget): boolean {
  return Math.abs(one.runs - other.runs) <= LAG && Math.abs(one.balls - other.balls) <= LAG;
}
