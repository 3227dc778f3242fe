import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePace, realAt, startClock, type VirtualClock, virtualAt } from './virtual-clock.ts';

const speeds = fc.double({ min: 0.01, max: 1_000, noNaN: true });
const changes = fc.array(fc.record({ after: fc.integer({ min: 0, max: 100_000 }), speed: speeds }), {
  maxLength: 20,
});

function runClock(start: number, speed: number, steps: readonly { after: number; speed: number }[]) {
  let real = start;
  let clock: VirtualClock = startClock(start, speed);
  for (const step of steps) {
    real += step.after;
    clock = changePace(clock, real, step.speed);
  }
  return { clock, real };
}

describe('a virtual clock', () => {
  it('runs at its speed from 0', () => {
    const clock = startClock(1_000, 10);
    expect(virtualAt(clock, 1_000)).toBe(0);
    expect(virtualAt(clock, 1_500)).toBe(5_000);
    expect(realAt(clock, 5_000)).toBe(1_500);
  });

  it('runs at speed 1 before its start', () => {
    const clock = startClock(1_000_000, 50);
    expect(realAt(clock, -60_000)).toBe(940_000);
    expect(virtualAt(clock, 940_000)).toBe(-60_000);
  });

  it('gives the real time of every virtual time, despite changes of speed', () => {
    fc.assert(
      fc.property(speeds, changes, fc.integer({ min: -100_000, max: 3_000_000 }), (speed, steps, moment) => {
        const { clock } = runClock(5_000_000, speed, steps);
        const real = 5_000_000 + moment;
        expect(realAt(clock, virtualAt(clock, real))).toBeCloseTo(real, 2);
      }),
    );
  });

  it('neither jumps, runs backwards nor alters earlier times when the speed changes', () => {
    fc.assert(
      fc.property(speeds, changes, speeds, fc.integer({ min: 0, max: 50_000 }), (speed, steps, next, ago) => {
        const { clock, real } = runClock(5_000_000, speed, steps);
        const changed = changePace(clock, real, next);
        expect(virtualAt(changed, real - ago)).toBeCloseTo(virtualAt(clock, real - ago), 5);
        expect(virtualAt(changed, real + 1)).toBeGreaterThan(virtualAt(changed, real));
      }),
    );
  });
});
