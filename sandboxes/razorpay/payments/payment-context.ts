import type { Webhooks } from './webhooks.ts';
import type { PaymentStore } from '../book/store.ts';

/** What payment operations need: the store and the webhook sender. */
export interface PaymentContext {
  readonly store: PaymentStore;
  readonly webhooks: Webhooks;
}
