import { runInThread } from '../platform/worker-pool.ts';
import { CricsheetArchiveError } from '../vendors/cricsheet/cricsheet-archive.ts';
import type { ImportRequest } from './import-archive.ts';
import type { ImportJob, ImportOutcome } from './import-history.worker.ts';
import type { ImportProgress, ImportSummary } from './import-tally.ts';

/** `importHistory` in a thread of its own, with a connection of its own: readers are served meanwhile. */
export async function importInBackground(
  databaseUrl: string,
  { zip, leaveOut = [], onProgress, signal }: ImportRequest & { readonly signal?: AbortSignal },
): Promise<ImportSummary> {
  const outcome = await runInThread<ImportJob, ImportOutcome>({
    beside: import.meta.url,
    name: 'import-history.worker',
    task: { databaseUrl, zip, leaveOut },
    onMessage: onProgress && ((progress) => onProgress(progress as ImportProgress)),
    signal,
  });
  if (!outcome.imported) throw new CricsheetArchiveError(outcome.reason);
  return outcome.summary;
}
