import { z } from 'zod';
import { readJson } from './razorpay-entities.ts';

const entity = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ entity: z.object(fields) }).optional();

const eventName = z
  .string()
  .max(100)
  .regex(/^[a-z_.]+$/);
const vendorId = z.string().max(64).regex(/^\w+$/);

/** Unix seconds up to the end of the year 9999. An event without a valid time is still accepted. */
const EventTime = z.int().positive().max(253_402_300_799).nullish().catch(null);

const Body = z.object({
  event: eventName,
  created_at: EventTime,
  payload: z.object({
    payment: entity({ id: vendorId, order_id: vendorId.nullish() }),
    order: entity({ id: vendorId }),
    refund: entity({ payment_id: vendorId }),
    dispute: entity({ payment_id: vendorId }),
  }),
});

/**
 * Reads the ids of the payment and order of a webhook body. Null when the body is not an event. Other fields of the
 * payment are ignored, because they may be outdated. `occurredAt` is a whole second; null when Razorpay sends no valid
 * time.
 */
export function readRazorpayEvent(rawBody: Buffer) {
  const parsed = Body.safeParse(readJson(rawBody.toString('utf8')));
  if (!parsed.success) return null;
  const { event, created_at: seconds, payload } = parsed.data;
  const { payment, order, refund, dispute } = payload;
  return {
    event,
    paymentId: payment?.entity.id ?? refund?.entity.payment_id ?? dispute?.entity.payment_id ?? null,
    orderId: order?.entity.id ?? payment?.entity.order_id ?? null,
    occurredAt: seconds ? new Date(seconds * 1000) : null,
  };
}
