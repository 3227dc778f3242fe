import type { Webhooks } from './webhooks.ts';
import type { PaymentStore } from '../book/store.ts';

/** Everything that taking money needs: what is written down, and who is told of it. */
export interface PaymentContext {
  readonly book: PaymentStore;
  readonly webhooks: Webhooks;
}
