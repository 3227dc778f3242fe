/** From `real` on (milliseconds since 1970), virtual time runs `speed` times as fast as real time. */
export interface ClockSegment {
  readonly real: number;
  readonly virtual: number;
  readonly speed: number;
}

/** The history of a clock whose pace changes; never empty, in order of time. */
export type VirtualClock = readonly ClockSegment[];

const KEPT_SEGMENTS = 500;

export function startClock(real: number, speed: number): VirtualClock {
  return [{ real, virtual: 0, speed }];
}

function segmentFor(
  clock: VirtualClock,
  isBefore: (segment: ClockSegment) => boolean,
): ClockSegment | undefined {
  return clock.findLast(isBefore);
}

/** Before the first segment time is taken to have run at its natural pace. */
function beforeStart(clock: VirtualClock): ClockSegment {
  const [first] = clock;
  return first ? { ...first, speed: 1 } : { real: 0, virtual: 0, speed: 1 };
}

export function virtualAt(clock: VirtualClock, real: number): number {
  const segment = segmentFor(clock, (each) => each.real <= real) ?? beforeStart(clock);
  return segment.virtual + (real - segment.real) * segment.speed;
}

/** When it is `virtual` o'clock: as it was in the past, as the present pace has it in the future. */
export function realAt(clock: VirtualClock, virtual: number): number {
  const segment = segmentFor(clock, (each) => each.virtual <= virtual) ?? beforeStart(clock);
  return segment.real + (virtual - segment.virtual) / segment.speed;
}

/** The same clock, at another pace from now on; what has been stays where it was. */
export function changePace(clock: VirtualClock, real: number, speed: number): VirtualClock {
  const last = clock.at(-1);
  if (last?.speed === speed) return clock;
  const next = { real, virtual: virtualAt(clock, real), speed };
  return [...clock, next].slice(-KEPT_SEGMENTS);
}
