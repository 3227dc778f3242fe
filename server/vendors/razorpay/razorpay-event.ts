import { z } from 'zod';
import { readJson } from './read-json.ts';

const entity = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ entity: z.object(fields) }).optional();

const eventName = z
  .string()
  .max(100)
  .regex(/^[a-z_.]+$/);
const vendorId = z.string().max(64).regex(/^\w+$/);

const Body = z.object({
  event: eventName,
  payload: z.object({
    payment: entity({ id: vendorId, order_id: vendorId.nullish() }),
    order: entity({ id: vendorId }),
    refund: entity({ payment_id: vendorId }),
    dispute: entity({ payment_id: vendorId }),
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
