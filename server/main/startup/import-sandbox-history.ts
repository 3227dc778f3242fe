import type { History } from '../../history/public.ts';
import type { Log } from '../../platform/log.ts';
import { runPeriodically } from '../../platform/jobs/run-periodically.ts';
import type { SandboxArchives } from './prepare-sandboxes.ts';

/** How often the sandbox is asked which matches are over: an operator's nightly import, at the pace of the play. */
const LOOK_EVERY_MS = 20_000;

interface ImportNeeds {
  readonly history: Pick<History, 'importArchive'>;
  readonly archives: SandboxArchives;
  readonly log: Log;
  readonly lookEveryMs?: number;
}

/**
 * Imports the past that a sandbox brings, and from then on each match that its feed has played to the end. In the
 * background: the server answers meanwhile. Gives the way to stop, which does not wait for the last match.
 */
export function importSandboxHistory(needs: ImportNeeds): () => Promise<void> {
  const { history, archives, log, lookEveryMs = LOOK_EVERY_MS } = needs;
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
