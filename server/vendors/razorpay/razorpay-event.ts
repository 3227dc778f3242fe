import { z } from 'zod';
import { readJson } from './read-json.ts';

const entity = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ entity: z.object(fields) }).optional();

const Body = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: entity({ id: z.string().max(64), order_id: z.string().max(64).nullish() }),
    order: entity({ id: z.string().max(64) }),
    refund: entity({ payment_id: z.string().max(64) }),
    dispute: entity({ payment_id: z.string().max(64) }),
  }),
});

/** What an event is about. Its snapshot of the payment is not believed: it may be older than what we know. */
export interface RazorpayEvent {
  readonly event: string;
  readonly paymentId: string | null;
  readonly orderId: string | null;
}

/** Reads a webhook's body; null when it is none. */
export function readRazorpayEvent(rawBody: Buffer): RazorpayEvent | null {
  const parsed = Body.safeParse(readJson(rawBody.toString('utf8')));
  if (!parsed.success) return null;
  const { payment, order, refund, dispute } = parsed.data.payload;
  return {
    event: parsed.data.event,
    paymentId: payment?.entity.id ?? refund?.entity.payment_id ?? dispute?.entity.payment_id ?? null,
    orderId: order?.entity.id ?? payment?.entity.order_id ?? null,
  };
}
