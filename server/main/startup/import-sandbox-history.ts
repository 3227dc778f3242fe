import type { History } from '../../history/public.ts';
import type { Log } from '../../platform/log.ts';
import { runPeriodically } from '../../platform/jobs/run-periodically.ts';
import type { SandboxArchives } from './prepare-sandboxes.ts';

/** Interval between checks for finished sandbox matches. */
const CHECK_INTERVAL_MS = 20_000;

interface ImportNeeds {
  readonly history: Pick<History, 'importArchive'>;
  readonly archives: SandboxArchives;
  readonly log: Log;
  readonly lookEveryMs?: number;
}

/**
 * Imports a sandbox's history in the background, then each match that its feed completes. Returns the function that
 * stops it, which does not wait for the current match.
 */
export function importSandboxHistory(needs: ImportNeeds): () => Promise<void> {
  const { history, archives, log, lookEveryMs = CHECK_INTERVAL_MS } = needs;
  const ending = new AbortController();
  const { signal } = ending;
  let isPastIn = false;
  let known = '';
  const look = async () => {
    if (!isPastIn) {
      await history.importArchive({ ...archives.past, signal });
      isPastIn = true;
    }
    const { zip, ids } = await archives.finished();
    if (zip === null || ids.join() === known) return;
    await history.importArchive({ zip, signal });
    known = ids.join();
  };
  const stopLooking = runPeriodically({
    name: 'the sandbox’s history',
    work: look,
    pauseMs: lookEveryMs,
    log,
  });
  return async () => {
    ending.abort();
    await stopLooking();
  };
}
