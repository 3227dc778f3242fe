import { createHmac } from 'node:crypto';

const hexHmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

export const signPayment = (keySecret: string, orderId: string, paymentId: string) =>
  hexHmac(keySecret, `${orderId}|${paymentId}`);

export const signWebhook = (webhookSecret: string, rawBody: string) => hexHmac(webhookSecret, rawBody);
