import type { Clock } from '../../platform/clock.ts';

export interface MovableClock extends Clock {
  /** Moves the time on, or back. */
  move(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
  set(moment: Date): void;
}

export function createMovableClock(start: Date): MovableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    move({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
    set(moment) {
      time = moment.getTime();
    },
  };
}
