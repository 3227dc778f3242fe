import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { changePace, startClock, type VirtualClock } from './virtual-clock.ts';

const clockFile = z.object({
  programme: z.string(),
  clock: z.array(z.object({ real: z.number(), virtual: z.number(), speed: z.number().positive() })).min(1),
});

/** The virtual time of the feed, which continues after a restart. */
export interface PersistentClock {
  read(): VirtualClock;
  /** Changes the speed from `real` on. */
  setSpeed(real: number, speed: number): void;
}

interface ClockOptions {
  readonly dataDir: string;
  /** Digest of the matches. A clock stored for other matches is discarded. */
  readonly programme: string;
  readonly speed: number;
  /** The present, in milliseconds since 1970. */
  readonly real: number;
}

/** Null when no clock is stored, or one for other matches. */
function readStored(file: string, programme: string): VirtualClock | null {
  if (!existsSync(file)) return null;
  const stored = clockFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return stored.programme === programme ? stored.clock : null;
}

/**
 * Opens the feed's clock, which is stored in `dataDir` at every change. It runs on while the sandbox is stopped. Throws
 * when the stored clock is invalid.
 */
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
