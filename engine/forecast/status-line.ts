/** Words that announce fewer overs or a revised target. */
const REVISION =
  /\b(revised|reduced|curtailed|shortened|truncated|duckworth|dls?|vjd|jayadevan|rain rule)\b|\bd\/l\b|\bovers? (a side )?(lost|deducted|docked)\b/i;
/** Words of a stoppage after which overs may be lost. */
const STOPPAGE =
  /\b(rain|wet|bad light|delay(s|ed)?|suspended|interrupted|halted|stopped|stops play|no play|covers|inspect\w*|par score)\b/i;
/** `Target: 181`, `target of 181 runs in 15 overs`: captures the runs and the overs. */
const TARGET =
  /\btarget(?: (?:is|of|now|set|at|to))*:? (\d+)\b(?: runs?)?(?: (?:in|from|off) (\d+) overs?\b)?/i;
const LENGTH =
  /\b(\d+)[- ]overs?[- ](?:a[- ]side|per[- ]side|each|match|game|contest|innings)\b|\breduced to (\d+) overs?\b/i;
const NEED = /\b(?:needs?|requires?) (\d+)(?: more)? runs?\b(?:.*?\b(?:in|from|off) (\d+) (ball|over)s?\b)?/i;

/** Legal balls of an innings: the format's overs, and the balls of each. */
export interface MatchLength {
  readonly oversLimit: number;
  readonly ballsPerOver: number;
}

/** What a status line says of a chase: the target in runs and in legal balls, each null when not stated. */
export interface StatedTarget {
  readonly runs: number | null;
  readonly balls: number | null;
  /** True when the numbers do not depend on the score, which may be older or newer. */
  readonly isExact: boolean;
}

/** Whether the status line announces a revised target or another number of overs than the format has. */
export function announcesRevision(status: string, { oversLimit }: Pick<MatchLength, 'oversLimit'>): boolean {
  const overs = statedOvers(status);
  return REVISION.test(status) || (overs !== null && overs !== oversLimit);
}

/** Whether the status line reports a stoppage, after which overs may be lost. */
export function reportsStoppage(status: string): boolean {
  return STOPPAGE.test(status);
}

/** Reads the target from a status line. What is needed is added to the score, which is null before the chase. */
export function readStatedTarget(
  status: string,
  chase: { readonly runs: number; readonly legalBalls: number } | null,
  ballsPerOver: number,
): StatedTarget {
  const [target, need, overs] = [TARGET.exec(status), NEED.exec(status), statedOvers(status)];
  const { runs, legalBalls } = chase ?? { runs: 0, legalBalls: 0 };
  const left = need?.[2] === undefined ? null : Number(need[2]) * (need[3] === 'over' ? ballsPerOver : 1);
  const needed = left === null ? null : legalBalls + left;
  if (target) {
    const balls = overs === null ? needed : overs * ballsPerOver;
    return { runs: Number(target[1]), balls, isExact: overs !== null || needed === null };
  }
  return { runs: need ? runs + Number(need[1]) : null, balls: needed, isExact: false };
}

function statedOvers(status: string): number | null {
  const length = LENGTH.exec(status);
  const overs = TARGET.exec(status)?.[2] ?? length?.[1] ?? length?.[2];
  return overs === undefined ? null : Number(overs);
}
