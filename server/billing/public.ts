import type { premiumRoutes } from '@gullylens/contract/http/premium';
import type { PersonalDataSource } from '../accounts/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type BillingContext, createBillingMetrics } from './billing-context.ts';
import { startBillingJobs } from './billing-jobs.ts';
import { createPersonalData } from './personal-data.ts';
import { createPremiumHandlers, createPremiumReader, presentPremiumStatus } from './payment-handlers.ts';

export type { Buyer, GstSettings } from './billing-context.ts';

export interface Billing {
  readonly handlers: Handlers<typeof premiumRoutes>;
  /** Returns the end of a user's Premium, which may be past; null when they never had it. Never cached. */
  readPremiumUntil(userId: string): Promise<Date | null>;
  /** True when the user has Premium now. Never cached. */
  isPremium(userId: string): Promise<boolean>;
  /** The personal data of this feature, for account export and deletion. */
  readonly personalRecords: PersonalDataSource;
  /**
   * Starts the jobs: stored webhook events, reconciliation with Razorpay, refunds. Any number of processes may run them.
   * Returns the function that stops them, which resolves when the current run has ended.
   */
  startJobs(): () => Promise<void>;
}

/** The dependencies of billing. */
export type BillingOptions = Omit<BillingContext, 'figures'> & {
  readonly metrics: Metrics;
  /** Connections for `isPremium` and `readPremiumUntil`, which every premium request uses; `db` is reserved for payments. */
  readonly readersDb: Database;
};

/** Creates the billing feature: orders, payments, grants, receipts and refunds. */
export function createBilling(options: BillingOptions): Billing {
  const context: BillingContext = { ...options, figures: createBillingMetrics(options) };
  const readForReaders = createPremiumReader(options.readersDb);
  return {
    handlers: createPremiumHandlers(context, createPremiumReader(context.db)),
    readPremiumUntil: async (userId) => (await readForReaders(userId)).premiumUntil,
    isPremium: async (userId) => presentPremiumStatus(await readForReaders(userId), context.clock).isPremium,
    personalRecords: createPersonalData(context.db),
    startJobs: () => startBillingJobs(context),
  };
}
