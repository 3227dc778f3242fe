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
  readonly checkIntervalMs?: number;
}

/**
 * Imports the CricAPI sandbox's history in the background (worker role), then each match that its feed completes.
 * Returns the function that stops the job and aborts a running import.
 */
export function importSandboxHistory(needs: ImportNeeds): () => Promise<void> {
  const { history, archives, log, checkIntervalMs = CHECK_INTERVAL_MS } = needs;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isPastImported = false;
  let importedIds = '';
  const importNew = async () => {
    if (!isPastImported) {
      await history.importArchive({ ...archives.past, signal });
      isPastImported = true;
    }
    const { zip, ids } = await archives.finished();
    if (zip === null || ids.join() === importedIds) return;
    await history.importArchive({ zip, signal });
    importedIds = ids.join();
  };
  const name = 'import of sandbox history';
  const stop = runPeriodically({ name, work: importNew, pauseMs: checkIntervalMs, log });
  return () => {
    stopping.abort();
    return stop();
  };
}
