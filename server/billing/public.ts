import type { Database } from '../platform/database/open-database.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type BillingContext, createBillingMetrics } from './billing-context.ts';
import { startBillingJobs } from './billing-jobs.ts';
import { createPersonalData } from './personal-data.ts';
import { createPremiumHandlers, createPremiumReader, presentPremiumStatus } from './payment-handlers.ts';

export type { Buyer, GstSettings } from './billing-context.ts';
export { checkLedger, type LedgerFault } from './check-ledger.ts';

/** Premium and its payments, for the other features of the server. */
export type Billing = ReturnType<typeof createBilling>;

/** What billing needs from its process. */
export type BillingOptions = Omit<BillingContext, 'counters'> & {
  readonly metrics: Metrics;
  /** Connections for `isPremium` and `readPremiumUntil`, for every premium request. `db` is reserved for payments. */
  readonly readersDb: Database;
};

/** Creates billing in every process. The api role serves its handlers; the worker role calls `startJobs`. */
export function createBilling(options: BillingOptions) {
  const context: BillingContext = { ...options, counters: createBillingMetrics(options) };
  const readForReaders = createPremiumReader(options.readersDb);
  return {
    handlers: createPremiumHandlers(context, createPremiumReader(context.db)),
    /** Returns the end of a user's Premium, which may be past; null when they never had it. Never cached. */
    readPremiumUntil: async (userId: string) => (await readForReaders(userId)).premiumUntil,
    /** True when the user has Premium now. Never cached. */
    isPremium: async (userId: string) =>
      presentPremiumStatus(await readForReaders(userId), context.clock).isPremium,
    /** For the export and the deletion of an account. */
    personalRecords: createPersonalData(context.db),
    /** Starts reconciliation, refunds and webhook processing. Returns the function that stops them. */
    startJobs: () => startBillingJobs(context),
  };
}
