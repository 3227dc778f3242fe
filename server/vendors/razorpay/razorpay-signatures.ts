import { createHmac, timingSafeEqual } from 'node:crypto';

function matches(signature: string, secret: string, signed: string | Buffer): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest();
  // Comparing digests of equal length keeps the time the same whatever was sent.
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '0'.repeat(64), 'hex');
  return timingSafeEqual(given, expected);
}

/** Whether the checkout's signature says that this payment belongs to this order. It does not say that it was captured. */
export function isPaymentSignatureValid(
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  return matches(signature, keySecret, `${orderId}|${paymentId}`);
}

/** Which of our webhook secrets signed these bytes: its index, or -1. All are tried, so time tells nothing. */
export function findWebhookSecret(rawBody: Buffer, signature: string, secrets: readonly string[]): number {
  return secrets.map((secret) => matches(signature, secret, rawBody)).indexOf(true);
}
