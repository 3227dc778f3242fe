import { createHmac } from 'node:crypto';

const hexHmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Signature that the checkout passes to the merchant with a payment: HMAC-SHA256, in hexadecimal. */
export const signPayment = (keySecret: string, orderId: string, paymentId: string) =>
  hexHmac(keySecret, `${orderId}|${paymentId}`);

/** Signature of a webhook over the exact bytes of its body: HMAC-SHA256, in hexadecimal. */
export const signWebhook = (webhookSecret: string, rawBody: string) => hexHmac(webhookSecret, rawBody);
