import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  advance(ms: number): void;
}

/** A clock that only a test advances. Starts on a whole second, as token times are whole seconds. */
export function createManualClock(start = new Date('2026-11-21T06:30:00.000Z')): ManualClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
