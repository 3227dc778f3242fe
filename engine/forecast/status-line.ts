// Reads the feed's status line of a limited-overs match, such as `Away need 81 runs in 46 balls`. Called for live
// scores, in the server's worker role.

/** Words that announce fewer overs or a revised target. */
const REVISION =
  /\b(revised|reduced|curtailed|shortened|truncated|duckworth|dls?|vjd|jayadevan|rain rule)\b|\bd\/l\b|\bovers? (a side )?(lost|deducted|docked)\b/i;
/** Words of a stoppage after which overs may be lost. */
const STOPPAGE =
  /\b(rain|wet|bad light|delay(s|ed)?|suspended|interrupted|halted|stopped|stops play|no play|covers|inspect\w*|par score)\b/i;
/** `Target: 181`, `target of 181 runs in 15 overs`: captures the runs and the overs. */
const TARGET =
  /\btarget(?: (?:is|of|now|set|at|to))*:? (\d+)\b(?: runs?)?(?: (?:in|from|off) (\d+) overs?\b)?/i;
/** `15 overs a side`, `15-over match`, `reduced to 15 overs`: captures the overs. */
const LENGTH =
  /\b(\d+)[- ]overs?[- ](?:a[- ]side|per[- ]side|each|match|game|contest|innings)\b|\breduced to (\d+) overs?\b/i;
/** `need 81 runs in 46 balls`: captures the runs, the balls or overs, and which of these they are. */
const NEED = /\b(?:needs?|requires?) (\d+)(?: more)? runs?\b(?:.*?\b(?:in|from|off) (\d+) (ball|over)s?\b)?/i;

/** Length of an innings before any revision: the overs limit, and the legal balls of an over. */
export interface MatchLength {
  readonly oversLimit: number;
  readonly ballsPerOver: number;
}

/** The target that a status line states: in runs and in legal balls of the whole innings, each null when not stated. */
export interface StatedTarget {
  readonly runs: number | null;
  readonly balls: number | null;
  /** False when the numbers were computed by adding the score, which may be older or newer than the status line. */
  readonly isExact: boolean;
}

/** Whether the status line announces a revised target, or states another number of overs than the limit. */
export function announcesRevision(status: string, { oversLimit }: Pick<MatchLength, 'oversLimit'>): boolean {
  const overs = statedOvers(status);
  return mentionsRevision(status) || (overs !== null && overs !== oversLimit);
}

/** Whether the status line names a rain rule or a revision. */
export function mentionsRevision(status: string): boolean {
  return REVISION.test(status);
}

/** Whether the status line reports a stoppage, after which overs may be lost. */
export function reportsStoppage(status: string): boolean {
  return STOPPAGE.test(status);
}

/**
 * Reads the target from a status line. Adds what is still needed to the score of the `chase`, which is null before its
 * first ball.
 */
export function readStatedTarget(
  status: string,
  chase: { readonly runs: number; readonly legalBalls: number } | null,
  ballsPerOver: number,
): StatedTarget {
  const [target, need, overs] = [TARGET.exec(status), NEED.exec(status), statedOvers(status)];
  const { runs, legalBalls } = chase ?? { runs: 0, legalBalls: 0 };
  const ballsLeft =
    need?.[2] === undefined ? null : Number(need[2]) * (need[3] === 'over' ? ballsPerOver : 1);
  const computedBalls = ballsLeft === null ? null : legalBalls + ballsLeft;
  if (target) {
    const balls = overs === null ? computedBalls : overs * ballsPerOver;
    return { runs: Number(target[1]), balls, isExact: overs !== null || computedBalls === null };
  }
  return { runs: need ? runs + Number(need[1]) : null, balls: computedBalls, isExact: false };
}

/** Overs of an innings, as stated with the target or as the length of the match. */
export function statedOvers(status: string): number | null {
  const length = LENGTH.exec(status);
  const overs = TARGET.exec(status)?.[2] ?? length?.[1] ?? length?.[2];
  return overs === undefined ? null : Number(overs);
}
