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
  /** Changes the speed from `real` on. */
  setSpeed(real: number, speed: number): void;
}

interface ClockOptions {
  readonly dataDir: string;
  /** Digest of the programme. A clock stored for another programme is discarded. */
  readonly programme: string;
  readonly speed: number;
  readonly real: number;
}

function readStored(file: string, programme: string): VirtualClock | null {
  if (!existsSync(file)) return null;
  const stored = clockFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return stored.programme === programme ? stored.clock : null;
}

/** The feed's clock, stored at every change: after a restart the matches have continued. */
export function openClock({ dataDir, programme, speed, real }: ClockOptions): PersistentClock {
  const file = join(dataDir, 'feed-clock.json');
  const store = (changed: VirtualClock): VirtualClock => {
    writeFileSync(`${file}.new`, JSON.stringify({ programme, clock: changed }));
    renameSync(`${file}.new`, file);
    return changed;
  };
  const stored = readStored(file, programme);
  let clock = store(stored ? changePace(stored, real, speed) : startClock(real, speed));
  return {
    read: () => clock,
    setSpeed(at, next) {
      clock = store(changePace(clock, at, next));
    },
  };
}
