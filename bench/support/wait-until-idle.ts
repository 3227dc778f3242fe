import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** The machine counts as idle when the CPUs were idle for this share of the window. The wait has a limit. */
const CALM = { share: 0.8, overMs: 250, withinMs: 10_000 } as const;

/** Waits for other programs to leave the CPUs idle, because they would distort the measurement. */
export async function waitUntilIdle(): Promise<void> {
  const began = performance.now();
  for (let share = 0; share < CALM.share && performance.now() - began < CALM.withinMs; ) {
    const before = processorMs();
    await delay(CALM.overMs);
    const after = processorMs();
    share = (after.idle - before.idle) / (after.inAll - before.inAll);
  }
}

/** Returns a function that reads how many CPUs were busy on average since this call. */
export function measureBusyCores(): () => number {
  const before = processorMs();
  return () => {
    const after = processorMs();
    return cpus().length * (1 - (after.idle - before.idle) / (after.inAll - before.inAll));
  };
}

/** Milliseconds of all CPUs together since boot, idle and in all. */
function processorMs() {
  const times = cpus().map((each) => each.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const working = times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.irq, 0);
  return { idle, inAll: idle + working };
}
