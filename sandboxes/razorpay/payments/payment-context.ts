import type { Webhooks } from './webhooks.ts';
import type { PaymentStore } from '../book/store.ts';

/** What payment operations need: the store and the webhook sender. */
export interface PaymentContext {
  readonly book: PaymentStore;
  readonly webhooks: Webhooks;
}
