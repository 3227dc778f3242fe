import { announcesRevision, type MatchLength, readStatedTarget, reportsStoppage } from './status-line.ts';

/** An innings as the feed reports it. */
export interface ScoredInnings {
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
}

/** Runs to win, and the legal balls to get them in. Revised: not what the first innings and the format give. */
export interface ChaseTarget {
  readonly runs: number;
  readonly balls: number;
  readonly isRevised: boolean;
  /** Legal balls of the chase when the target was stated. */
  readonly bowled: number;
}

/** The target of a live match, or why no forecast can be made. Both null: a first innings of the usual length. */
export interface ChaseReading {
  /** With `unreadable score`: a target that the next status line has to confirm. */
  readonly target: ChaseTarget | null;
  readonly withheld: 'revised match' | 'play stopped' | 'target unknown' | 'unreadable score' | null;
}

export interface ChaseFacts {
  /** The feed's status line, the only place where it states a revision. */
  readonly status: string;
  readonly first: ScoredInnings;
  /** Null until the feed lists the second innings. */
  readonly chase: ScoredInnings | null;
  readonly length: MatchLength;
  /** The reading of the score before this one; null for the first. */
  readonly before: { readonly target: ChaseTarget | null; readonly withheld: string | null } | null;
}

/** Maximum difference in runs and in balls between a status line and a score of which one is older: an over. */
const LAG = 6;

/**
 * Reads the target of a limited-overs match in play, in the server's live forecasts. The usual target counts when score
 * and status line agree on it, a revised one when it is stated with its overs, or follows from two legal balls.
 */
export function readChase(facts: ChaseFacts): ChaseReading {
  const { status, chase, length } = facts;
  const { runs, balls, isExact } = readStatedTarget(status, chase, length.ballsPerOver);
  if (chase === null && (runs === null || balls === null)) return withhold(firstInningsLimit(facts, runs));
  if (runs === null) return readWithoutNumbers(facts);
  return balls === null
    ? readWithoutBalls(facts, { runs, isExact })
    : readNumbers(facts, { runs, balls, isExact });
}

/**
 * Whether the final score fits a match of full length without a revised target: the first innings is complete, and the
 * result follows from the runs. Only such a match can be forecast afterwards from its totals. A chase after an innings
 * that ended early may have lost overs, so then its usual target must have been stated in play.
 */
export function wasPlayedInFull({ status, first, chase, length, before }: ChaseFacts): boolean {
  if (chase === null || before?.target?.isRevised || announcesRevision(status, length)) return false;
  if (before?.target ? !isComplete(first, length) : first.legalBalls < ballsOf(length)) return false;
  const margin = /\bby (\d+) runs?\b/i.exec(status)?.[1];
  if (margin !== undefined && Number(margin) !== first.runs - chase.runs) return false;
  return chase.runs > first.runs || isComplete(chase, length);
}

function withhold(withheld: ChaseReading['withheld']): ChaseReading {
  return { target: null, withheld };
}

function give(target: ChaseTarget): ChaseReading {
  return { target, withheld: null };
}

function isComplete({ wickets, legalBalls }: ScoredInnings, length: MatchLength): boolean {
  return wickets >= 10 || legalBalls >= ballsOf(length);
}

function ballsOf({ oversLimit, ballsPerOver }: MatchLength): number {
  return oversLimit * ballsPerOver;
}

/** The first innings, or the break after it, while no target in runs and balls is stated. */
function firstInningsLimit(facts: ChaseFacts, runs: number | null): ChaseReading['withheld'] {
  const { status, first, length, before } = facts;
  const isCutShort = /\binnings break\b/i.test(status) && !isComplete(first, length);
  const isOther = runs !== null && runs !== first.runs + 1;
  if (isCutShort || isOther || announcesRevision(status, length) || before?.withheld === 'revised match') {
    return 'revised match';
  }
  return reportsStoppage(status) ? 'play stopped' : null;
}

/** The target that the score before this one was forecast with. */
function knownTarget({ before }: ChaseFacts): ChaseTarget | null {
  return before?.withheld === null ? before.target : null;
}

function readWithoutNumbers(facts: ChaseFacts): ChaseReading {
  const { status, first, length, before } = facts;
  if (announcesRevision(status, length)) return withhold('revised match');
  if (reportsStoppage(status)) return withhold('play stopped');
  const known = knownTarget(facts);
  if (known) return give(known);
  const isRevised = before?.withheld === 'revised match' || !isComplete(first, length);
  return withhold(isRevised ? 'revised match' : 'target unknown');
}

function readWithoutBalls(
  facts: ChaseFacts,
  { runs, isExact }: { readonly runs: number; readonly isExact: boolean },
): ChaseReading {
  const { status, first, length } = facts;
  if (reportsStoppage(status)) return withhold('play stopped');
  const isAnnounced = announcesRevision(status, length);
  const known = knownTarget(facts);
  if (known && Math.abs(runs - known.runs) <= (isExact || isAnnounced ? 0 : LAG)) return give(known);
  const usual = usualTarget(facts);
  if (runs === usual.runs && isComplete(first, length) && !isAnnounced) return give(usual);
  return withhold(isExact || isAnnounced ? 'revised match' : 'unreadable score');
}

function readNumbers(
  facts: ChaseFacts,
  { runs, balls, isExact }: { readonly runs: number; readonly balls: number; readonly isExact: boolean },
): ChaseReading {
  const usual = usualTarget(facts);
  const stated = { ...usual, runs, balls, isRevised: runs !== usual.runs || balls !== usual.balls };
  const known = knownTarget(facts);
  if (!stated.isRevised || isSame(stated, known) || isConfirmed(stated, facts)) return give(stated);
  const isWholeOver = balls % facts.length.ballsPerOver === 0;
  // Between two balls of one length. A length that is no whole number of overs cannot be a new one.
  if (known && !isExact && isNear(stated, known) && (balls === known.balls || !isWholeOver))
    return give(known);
  if (!isWholeOver || balls > usual.balls) return withhold('unreadable score');
  return isExact ? give(stated) : { target: stated, withheld: 'unreadable score' };
}

function usualTarget({ first, chase, length }: ChaseFacts): ChaseTarget {
  return { runs: first.runs + 1, balls: ballsOf(length), isRevised: false, bowled: chase?.legalBalls ?? 0 };
}

/** A status line that is older or newer than its score by an extra states another target, but not after a legal ball. */
function isConfirmed(stated: ChaseTarget, { before }: ChaseFacts): boolean {
  const earlier = before?.withheld === 'unreadable score' ? before.target : null;
  return isSame(stated, earlier) && stated.bowled !== earlier?.bowled;
}

function isSame(one: ChaseTarget, other: ChaseTarget | null | undefined): boolean {
  return one.runs === other?.runs && one.balls === other.balls;
}

function isNear(one: ChaseTarget, other: ChaseTarget): boolean {
  return Math.abs(one.runs - other.runs) <= LAG && Math.abs(one.balls - other.balls) <= LAG;
}
