import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { changePace, startClock, type VirtualClock } from './virtual-clock.ts';

const clockFile = z.object({
  programme: z.string(),
  clock: z.array(z.object({ real: z.number(), virtual: z.number(), speed: z.number().positive() })).min(1),
});

export interface PersistentClock {
  read(): VirtualClock;
  /** Another pace from now on. */
  setSpeed(real: number, speed: number): void;
}

interface ClockOptions {
  readonly dataDir: string;
  /** What is played. A clock kept for another programme is of no use and starts anew. */
  readonly programme: string;
  readonly speed: number;
  readonly real: number;
}

function readKept(file: string, programme: string): VirtualClock | null {
  if (!existsSync(file)) return null;
  const kept = clockFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return kept.programme === programme ? kept.clock : null;
}

/** The feed's clock, written down at every change: after a restart the matches are where they would have been. */
export function openClock({ dataDir, programme, speed, real }: ClockOptions): PersistentClock {
  const file = join(dataDir, 'feed-clock.json');
  const keep = (changed: VirtualClock): VirtualClock => {
    writeFileSync(`${file}.new`, JSON.stringify({ programme, clock: changed }));
    renameSync(`${file}.new`, file);
    return changed;
  };
  const kept = readKept(file, programme);
  let clock = keep(kept ? changePace(kept, real, speed) : startClock(real, speed));
  return {
    read: () => clock,
    setSpeed(at, next) {
      clock = keep(changePace(clock, at, next));
    },
  };
}
