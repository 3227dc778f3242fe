import { setTimeout as delay } from 'node:timers/promises';
import { type CheckoutResult, postJson } from '../../billing/testing/paying-user.ts';
import type { FailedRequest } from './send-reads.ts';

export interface Shop {
  /** Address of the server or its proxy. */
  readonly address: string;
  readonly sandboxAddress: string;
}

export interface Purchases {
  /** Razorpay's ids of the orders that were paid. */
  readonly paid: readonly string[];
  readonly failed: readonly FailedRequest[];
  /** Starts no more purchases and waits for those under way. */
  readonly stop: () => Promise<void>;
}

/** Lets a new user buy a month of Premium every second. Their e-mail addresses start with `name`. */
export function buyEverySecond(shop: Shop, name = 'buyer'): Purchases {
  const outcomes: Outcomes = { paid: [], failed: [] };
  const stopping = new AbortController();
  const open: Promise<unknown>[] = [];
  const buying = (async () => {
    for (let buyer = 1; !stopping.signal.aborted; buyer += 1) {
      open.push(buy(shop, `${name}-${buyer}@example.com`, outcomes));
      await delay(1_000, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  const stop = async () => {
    stopping.abort();
    await buying;
    await Promise.all(open);
  };
  return { ...outcomes, stop };
}

interface Outcomes {
  readonly paid: string[];
  readonly failed: FailedRequest[];
}

/** Signs in through the Google sandbox and returns the tokens. */
export async function signIn({ address, sandboxAddress }: Shop, email: string) {
  const claims = { email, name: 'Asha Rao', email_verified: true };
  const { credential } = await post(`${sandboxAddress}/google/credential`, claims);
  const { tokens } = await post(`${address}/api/auth/google/`, { token: credential });
  return tokens as { readonly access: string; readonly refresh: string };
}

/** Signs in, opens an order, pays it at the sandbox and reports the payment. Stops at the first request that fails. */
async function buy(shop: Shop, email: string, outcomes: Outcomes): Promise<void> {
  const premium = `${shop.address}/api/subscriptions/premium`;
  let startedAt = Date.now();
  const next = <T>(step: Promise<T>): Promise<T> => {
    startedAt = Date.now();
    return step;
  };
  try {
    const { access } = await next(signIn(shop, email));
    const headers = { authorization: `Bearer ${access}` };
    const { order_id } = await next(post(`${premium}/create-order/`, {}, headers));
    const payment = { order_id, outcome: 'captured', webhook: true };
    const answer = await next(post(`${shop.sandboxAddress}/razorpay/pay`, payment));
    outcomes.paid.push(String(order_id));
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } =
      answer as unknown as CheckoutResult;
    const verified = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
    await next(post(`${premium}/verify-payment/`, verified, headers));
  } catch (error) {
    const { message, cause } = error as Error;
    outcomes.failed.push({ what: `${message} ${String(cause ?? '')}`, startedAt, endedAt: Date.now() });
  }
}

async function post(url: string, body: object, headers?: Record<string, string>) {
  const answer = await postJson(url, body, headers);
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
