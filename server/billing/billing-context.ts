import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { RazorpayClient } from '../vendors/razorpay/create-razorpay-client.ts';
import type { BillingFigures } from './billing-figures.ts';

export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** Who sells, as receipts name it. */
export interface Supplier {
  readonly name: string;
  /** Postal address in one line; null where none is set. */
  readonly address: string | null;
}

/** How receipts are taxed when the operator is registered for GST. */
export interface GstSettings {
  readonly gstin: string;
  /** Two digits, as the GSTIN begins. */
  readonly supplierState: string;
  readonly sacCode: string;
}

/** What every part of billing works with. */
export interface BillingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly razorpay: RazorpayClient;
  /** The newest secret first; a former one stays while retries signed with it may come. */
  readonly webhookSecrets: readonly string[];
  /** Null when there is no such account, or no longer. */
  readonly findUser: (userId: string) => Promise<Buyer | null>;
  /** Keeps a buyer from being erased until what they bought is written; throws when they are gone. */
  readonly holdUser: (tx: Transaction, userId: string) => Promise<void>;
  readonly supplier: Supplier;
  readonly figures: BillingFigures;
  /** Null while not registered: receipts are plain and show no tax. */
  readonly gst: GstSettings | null;
}
