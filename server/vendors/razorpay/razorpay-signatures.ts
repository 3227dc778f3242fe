import { createHmac, timingSafeEqual } from 'node:crypto';

function matches(signature: string, secret: string, signed: string | Buffer): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest();
  // Digests of equal length make the comparison constant-time for any input.
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '0'.repeat(64), 'hex');
  return timingSafeEqual(given, expected);
}

/** True when the checkout's signature confirms that the payment belongs to the order. It does not confirm capture. */
export function isPaymentSignatureValid(
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  return matches(signature, keySecret, `${orderId}|${paymentId}`);
}

/** Index of the webhook secret that signed these bytes, or -1. Tries all secrets, so that timing reveals nothing. */
export function findWebhookSecret(rawBody: Buffer, signature: string, secrets: readonly string[]): number {
  return secrets.map((secret) => matches(signature, secret, rawBody)).indexOf(true);
}
