import type { premiumRoutes } from '@gullylens/contract/http/premium';
import type { PersonalDataSource } from '../accounts/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type BillingContext, createBillingMetrics } from './model/billing-context.ts';
import { startBillingJobs } from './billing-jobs.ts';
import { createPersonalData } from './personal-data.ts';
import { createPremiumHandlers, createPremiumReader, presentPremiumStatus } from './payment-handlers.ts';

export type { Buyer, GstSettings } from './model/billing-context.ts';

export interface Billing {
  readonly handlers: Handlers<typeof premiumRoutes>;
  /** Until when a user's Premium is on, which may be past; null when it never was. Never cached: true at once after a payment. */
  readPremiumUntil(userId: string): Promise<Date | null>;
  /** Whether a user's Premium is on now. Never cached. */
  isPremium(userId: string): Promise<boolean>;
  /** What is kept about people here, for the export of an account and for erasing it. */
  readonly personalRecords: PersonalDataSource;
  /**
   * Starts the work behind the answers: stored webhook events, orders to be checked at Razorpay, refunds. Any number of
   * processes may run it. Gives the function that ends it, which resolves when the round under way is over.
   */
  startJobs(): () => Promise<void>;
}

/** All that billing needs from outside. */
export type BillingOptions = Omit<BillingContext, 'figures'> & {
  readonly metrics: Metrics;
  /** Connections for `isPremium` and `readPremiumUntil`, which readers' requests call: those of `db` are for payments. */
  readonly readersDb: Database;
};

/** Premium: orders, payments, the months they buy, receipts and refunds. */
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
