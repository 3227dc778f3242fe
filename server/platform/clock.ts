/** The current time, passed to every feature so that tests can control it. */
export interface Clock {
  now(): Date;
}

/** The clock of every process; tests pass their own. */
export const systemClock: Clock = { now: () => new Date() };
