import { sandboxCredentials } from '../control/sandbox-settings.ts';
import { type Answer, sendRequest } from './send-request.ts';

const { razorpayKeyId, razorpayKeySecret } = sandboxCredentials;
const authorization = `Basic ${Buffer.from(`${razorpayKeyId}:${razorpayKeySecret}`).toString('base64')}`;

/** Calls the API as a merchant. */
export function callApi(
  address: string,
  path: string,
  post?: unknown,
  headers: object = {},
): Promise<Answer> {
  return sendRequest(`${address}/razorpay/v1${path}`, { post, headers: { authorization, ...headers } });
}

/** Creates an order of ₹499 and returns its id. */
export async function createOrder(address: string, fields: object = {}): Promise<string> {
  const { body } = await callApi(address, '/orders', { amount: 49_900, currency: 'INR', ...fields });
  return String(body['id']);
}

export interface Paid {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** Pays an order as a customer, by default with success. */
export async function pay(address: string, orderId: string, fields: object = {}): Promise<Paid> {
  const { body } = await sendRequest(`${address}/razorpay/pay`, {
    post: { order_id: orderId, outcome: 'captured', ...fields },
  });
  return body as unknown as Paid;
}
