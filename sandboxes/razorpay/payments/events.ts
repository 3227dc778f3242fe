import { secondsNow } from '../book/entities.ts';

/** The webhook events that the sandbox sends. */
export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed';

/** A webhook event as Razorpay sends it. */
export interface WebhookEvent {
  readonly entity: 'event';
  readonly account_id: string;
  readonly event: EventName;
  readonly contains: readonly string[];
  readonly payload: Readonly<Record<string, { readonly entity: object }>>;
  readonly created_at: number;
}

/** Builds an event with the entities as they are now. Their order in `about` is the order of `contains`. */
export function buildEvent(event: EventName, about: Readonly<Record<string, object>>): WebhookEvent {
  return {
    entity: 'event',
    account_id: 'acc_GullyLensSandb',
    event,
    contains: Object.keys(about),
    payload: Object.fromEntries(Object.entries(about).map(([name, entity]) => [name, { entity }])),
    created_at: secondsNow(),
  };
}
