import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readRazorpayEvent } from './razorpay-event.ts';
import { findWebhookSecret, isPaymentSignatureValid } from './razorpay-signatures.ts';

const read = (body: unknown) => readRazorpayEvent(Buffer.from(JSON.stringify(body)));
const entity = (fields: object) => ({ entity: fields });

describe('a webhook', () => {
  it.each<[string, object, string | null, string | null]>([
    ['a payment', { payment: entity({ id: 'pay_1', order_id: 'order_1' }) }, 'pay_1', 'order_1'],
    ['a payment without an order', { payment: entity({ id: 'pay_1', order_id: null }) }, 'pay_1', null],
    [
      'a paid order',
      { payment: entity({ id: 'pay_1', order_id: 'order_1' }), order: entity({ id: 'order_2' }) },
      'pay_1',
      'order_2',
    ],
    ['a refund', { refund: entity({ payment_id: 'pay_2' }) }, 'pay_2', null],
    ['a dispute', { dispute: entity({ payment_id: 'pay_3' }) }, 'pay_3', null],
    ['none of them', {}, null, null],
  ])('about %s identifies its payment and order', (_, payload, paymentId, orderId) => {
    expect(read({ event: 'payment.captured', created_at: 1_700_000_000, payload })).toEqual({
      event: 'payment.captured',
      paymentId,
      orderId,
      occurredAt: new Date('2023-11-14T22:13:20Z'),
    });
  });

  it.each([[undefined], [null], [0], [-1], ['soon'], [253_402_300_800]])(
    'sent at %s states no time',
    (at) => {
      expect(read({ event: 'order.paid', created_at: at, payload: {} })?.occurredAt).toBeNull();
    },
  );

  it.each([
    ['no event', { payload: {} }],
    ['an odd name', { event: 'Payment Captured', payload: {} }],
    ['an id with a path in it', { event: 'order.paid', payload: { order: entity({ id: '../1' }) } }],
  ])('with %s is rejected', (_, body) => {
    expect(read(body)).toBeNull();
  });

  it('that is not JSON is rejected', () => {
    expect(readRazorpayEvent(Buffer.from('{'))).toBeNull();
  });
});

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

describe('a signature', () => {
  it('of a payment is valid only for its order and payment', () => {
    const signed = { orderId: 'order_1', paymentId: 'pay_1', signature: sign('order_1|pay_1', 'secret') };
    expect(isPaymentSignatureValid(signed, 'secret')).toBe(true);
    expect(isPaymentSignatureValid({ ...signed, paymentId: 'pay_2' }, 'secret')).toBe(false);
    expect(isPaymentSignatureValid({ ...signed, signature: 'none' }, 'secret')).toBe(false);
    expect(isPaymentSignatureValid(signed, 'other')).toBe(false);
  });

  it('of a webhook identifies its secret', () => {
    const [body, secrets] = [Buffer.from('{}'), ['new', 'old']];
    const signatures = ['new', 'old', 'stolen'].map((secret) => sign('{}', secret));
    expect(signatures.map((each) => findWebhookSecret(body, each, secrets))).toEqual([0, 1, -1]);
  });
});
