/**
 * From `real` on (milliseconds since 1970), virtual time runs `speed` times as fast as real time. Virtual time is in
 * milliseconds and is 0 when the feed first opens.
 */
export interface ClockSegment {
  readonly real: number;
  readonly virtual: number;
  readonly speed: number;
}

/** Segments of a clock whose speed changes; never empty, in order of time. */
export type VirtualClock = readonly ClockSegment[];

/** Older changes of speed are dropped. */
const STORED_SEGMENTS = 500;

/** A clock that is at virtual time 0 at the real time `real`. */
export function startClock(real: number, speed: number): VirtualClock {
  return [{ real, virtual: 0, speed }];
}

function segmentFor(
  clock: VirtualClock,
  isBefore: (segment: ClockSegment) => boolean,
): ClockSegment | undefined {
  return clock.findLast(isBefore);
}

/** Before the first segment the clock is assumed to run at speed 1. */
function beforeStart(clock: VirtualClock): ClockSegment {
  const [first] = clock;
  return first ? { ...first, speed: 1 } : { real: 0, virtual: 0, speed: 1 };
}

/** The virtual time of a real time. For the future it assumes the present speed. */
export function virtualAt(clock: VirtualClock, real: number): number {
  const segment = segmentFor(clock, (each) => each.real <= real) ?? beforeStart(clock);
  return segment.virtual + (real - segment.real) * segment.speed;
}

/** The real time of a virtual time. For the future it assumes the present speed. */
export function realAt(clock: VirtualClock, virtual: number): number {
  const segment = segmentFor(clock, (each) => each.virtual <= virtual) ?? beforeStart(clock);
  return segment.real + (virtual - segment.virtual) / segment.speed;
}

/** Changes the speed from `real` on. Earlier times convert as before. */
export function changePace(clock: VirtualClock, real: number, speed: number): VirtualClock {
  const last = clock.at(-1);
  if (last?.speed === speed) return clock;
  const next = { real, virtual: virtualAt(clock, real), speed };
  return [...clock, next].slice(-STORED_SEGMENTS);
}
