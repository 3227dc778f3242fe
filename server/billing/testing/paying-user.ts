import { randomUUID } from 'node:crypto';
import type { TestBilling } from './start-test-billing.ts';

export interface JsonResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The response body; tests check its shape. */
  readonly body: Record<string, unknown>;
}

/** The three fields that the checkout returns to the page. */
export interface CheckoutResult {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

interface Payment {
  readonly outcome?: 'captured' | 'authorized' | 'failed';
  /** True when Razorpay sends the webhook. Default: false. */
  readonly webhook?: boolean;
  readonly payment_id?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly second?: boolean;
}

export interface PayingUser {
  readonly userId: string;
  /** The same user at another server. */
  at(address: string): PayingUser;
  get(path: string): Promise<JsonResponse>;
  post(path: string, body: unknown): Promise<JsonResponse>;
  status(): Promise<Record<string, unknown>>;
  createOrder(): Promise<JsonResponse>;
  /** Opens an order and returns its id; fails when refused. */
  openOrder(): Promise<string>;
  /** Pays in the checkout window. */
  pay(orderId: string, payment?: Payment): Promise<CheckoutResult>;
  verify(answer: CheckoutResult): Promise<JsonResponse>;
  orderState(orderId: string): Promise<unknown>;
  /** The time of the order's last check at Razorpay; null before the first. */
  orderCheckedAt(orderId: string): Promise<unknown>;
}

export async function requestJson(url: string, init: RequestInit = {}): Promise<JsonResponse> {
  const response = await fetch(url, init);
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: text.startsWith('{') ? JSON.parse(text) : {},
  };
}

export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<JsonResponse> {
  return requestJson(url, {
    method: 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Configures a fault or the webhooks of the sandbox. */
export async function control(test: TestBilling, path: 'faults' | 'webhooks', body: object): Promise<void> {
  const { status } = await postJson(`${test.sandboxes.address}/control/${path}`, body);
  if (status !== 200) throw new Error(`control ${path}: ${status}`);
}

/** The number of calls to Razorpay whose method and path match. */
export async function countCalls(test: TestBilling, wanted: RegExp): Promise<number> {
  const { body } = await requestJson(`${test.sandboxes.address}/control/log`);
  const calls = body['calls'] as { vendor: string; method: string; path: string }[];
  return calls.filter((call) => call.vendor === 'razorpay' && wanted.test(`${call.method} ${call.path}`))
    .length;
}

/** A new account and its browser. */
export function signUp(test: TestBilling, name = 'Asha Rao'): PayingUser {
  const userId = randomUUID();
  test.users.set(userId, { name, email: `${userId}@example.com` });
  return browse(test, userId, () => test.address);
}

function browse(test: TestBilling, userId: string, address: () => string): PayingUser {
  const authorization = { authorization: `Bearer ${userId}` };
  const under = () => `${address()}/api/subscriptions/`;
  const get = (path: string) => requestJson(under() + path, { headers: authorization });
  const post = (path: string, body: unknown) => postJson(under() + path, body, authorization);
  return {
    userId,
    at: (elsewhere) => browse(test, userId, () => elsewhere),
    get,
    post,
    status: async () => (await get('premium/status/')).body,
    createOrder: () => post('premium/create-order/', { plan_type: 'monthly' }),
    openOrder: async () => {
      const { status, body } = await post('premium/create-order/', {});
      if (status !== 200) throw new Error(`create-order: ${status} ${JSON.stringify(body)}`);
      return String(body['order_id']);
    },
    pay: async (orderId, payment = {}) => {
      const sent = { order_id: orderId, outcome: 'captured', webhook: false, ...payment };
      const { status, body } = await postJson(`${test.sandboxes.address}/razorpay/pay`, sent);
      if (status !== 200) throw new Error(`pay: ${status} ${JSON.stringify(body)}`);
      const { razorpay_payment_id, razorpay_order_id, razorpay_signature } =
        body as unknown as CheckoutResult;
      return { razorpay_payment_id, razorpay_order_id, razorpay_signature };
    },
    verify: (answer) => post('premium/verify-payment/', answer),
    orderState: async (orderId) => (await get(`premium/orders/${orderId}/`)).body['state'],
    orderCheckedAt: async (orderId) => (await get(`premium/orders/${orderId}/`)).body['checkedAt'],
  };
}
