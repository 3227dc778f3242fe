import type { Accounts } from '../accounts/public.ts';
import type { Billing } from '../billing/public.ts';
import type { History } from '../history/public.ts';
import type { Insights } from '../insights/public.ts';
import type { Matches } from '../matches/public.ts';
import type { Support } from '../support/public.ts';
import type { Base } from './compose-product.ts';
import { importSandboxHistory } from './import-sandbox-history.ts';
import type { SandboxArchives } from './prepare-sandboxes.ts';

interface Working extends Base {
  readonly accounts: Accounts;
  readonly billing: Billing;
  readonly support: Support;
  readonly matches: Matches;
  readonly history: History;
  readonly insights: Insights;
}

/** Starts what this process does by itself: polling, payments' loose ends, drafting, the history a sandbox brings. */
export function startWork(working: Working, archives: SandboxArchives | null): void {
  const { accounts, billing, support, matches, history, insights, lifecycle, log } = working;
  if (archives !== null) lifecycle.started('import', importSandboxHistory({ history, archives, log }));
  lifecycle.started('polling', matches.startPolling());
  lifecycle.started('account jobs', accounts.startJobs());
  lifecycle.started('billing jobs', billing.startJobs());
  lifecycle.started('support jobs', support.startJobs());
  lifecycle.started('insights', insights.startWork());
}
