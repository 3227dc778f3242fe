import type { Accounts } from '../accounts/public.ts';
import type { Billing } from '../billing/public.ts';
import type { History } from '../history/public.ts';
import type { Insights } from '../insights/public.ts';
import type { Matches } from '../matches/public.ts';
import type { Base } from './compose-product.ts';
import type { SandboxHistory } from './prepare-sandboxes.ts';

interface Working extends Base {
  readonly accounts: Accounts;
  readonly billing: Billing;
  readonly matches: Matches;
  readonly history: History;
  readonly insights: Insights;
}

/** Starts what this process does by itself: polling, payments' loose ends, drafting, the history a sandbox brings. */
export function startWork(working: Working, archive: SandboxHistory | null): void {
  const { accounts, billing, matches, insights, lifecycle } = working;
  if (archive !== null) importSandboxHistory(working, archive);
  lifecycle.started('polling', matches.startPolling());
  lifecycle.started('account jobs', accounts.startJobs());
  lifecycle.started('billing jobs', billing.startJobs());
  lifecycle.started('drafting', insights.startDrafting());
}

/** In the background: the server answers meanwhile, and says goodbye without waiting for the last match. */
function importSandboxHistory({ history, log, lifecycle }: Working, { zip, leaveOut }: SandboxHistory): void {
  const ending = new AbortController();
  const done = history.importArchive({ zip, leaveOut, signal: ending.signal }).catch((err: unknown) => {
    if (!ending.signal.aborted) log.error({ err }, 'history could not be imported');
  });
  lifecycle.started('import', async () => {
    ending.abort();
    await done;
  });
}
