import { createWorkerPool } from '../platform/worker-pool.ts';
import type { NameCorrections } from './name-corrections.ts';
import { type PackedMatch, type PreparedMatches, prepareMatches } from './prepare-matches.ts';
import type { PrepareTask } from './prepare-matches.worker.ts';

/** Has `prepareMatches` done, here or elsewhere. */
export interface MatchPreparer {
  prepare(packed: readonly PackedMatch[], corrections: NameCorrections): Promise<PreparedMatches>;
  close(): Promise<void>;
}

/** More than an import ever has under way. */
const WAITING = 8;
/** A hundred matches take a fraction of a second; each batch waits for the one before it. */
const LIMIT_MS = 300_000;
const IDLE_MS = 10_000;
/** What a match leaves behind is gone with the next; more of it holds as much more memory and is no faster. */
const YOUNG_MB = 6;

/** Does it at once in the thread that asks: a few matches are done sooner than another is started. */
export const PREPARE_HERE: MatchPreparer = {
  prepare: async (packed, corrections) => prepareMatches(packed, corrections),
  close: async () => {},
};

/** A thread that does it, started at once, while this one opens the archive and talks to PostgreSQL. */
export function prepareInThread(): MatchPreparer {
  const pool = createWorkerPool<PrepareTask, PreparedMatches>({
    beside: import.meta.url,
    name: 'prepare-matches.worker',
    threads: 1,
    waiting: WAITING,
    waitMs: LIMIT_MS,
    idleMs: IDLE_MS,
    youngMb: YOUNG_MB,
    limitMs: LIMIT_MS,
  });
  const prepare: MatchPreparer['prepare'] = (packed, corrections) => pool.run({ packed, corrections });
  prepare([], { teams: new Map(), grounds: new Map() }).catch(() => {});
  return { prepare, close: pool.close };
}
