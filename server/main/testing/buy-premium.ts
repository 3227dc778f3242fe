import { setTimeout as delay } from 'node:timers/promises';
import { type CheckoutAnswer, postJson } from '../../billing/testing/paying-user.ts';
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

/** Lets a new user buy a month of Premium every second. */
export function buyEverySecond(shop: Shop): Purchases {
  const paid: string[] = [];
  const failed: FailedRequest[] = [];
  const stopping = new AbortController();
  const open: Promise<unknown>[] = [];
  const buying = (async () => {
    for (let buyer = 1; !stopping.signal.aborted; buyer += 1) {
      open.push(buy(shop, `buyer-${buyer}@example.com`, { paid, failed }));
      await delay(1_000, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  const stop = async () => {
    stopping.abort();
    await buying;
    await Promise.all(open);
  };
  return { paid, failed, stop };
}

interface Outcomes {
  readonly paid: string[];
  readonly failed: FailedRequest[];
}

/** Signs in, opens an order, pays it at the sandbox and reports the payment. Stops at the first request that fails. */
async function buy(
  { address, sandboxAddress }: Shop,
  email: string,
  { paid, failed }: Outcomes,
): Promise<void> {
  let startedAt = Date.now();
  const post = async (url: string, body: object, headers?: Record<string, string>) => {
    startedAt = Date.now();
    const answer = await postJson(url, body, headers);
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const premium = `${address}/api/subscriptions/premium`;
  try {
    const claims = { email, name: 'Asha Rao', email_verified: true };
    const { credential: token } = await post(`${sandboxAddress}/google/credential`, claims);
    const { tokens } = await post(`${address}/api/auth/google/`, { token });
    const headers = { authorization: `Bearer ${(tokens as { access: string }).access}` };
    const { order_id } = await post(`${premium}/create-order/`, {}, headers);
    const payment = { order_id, outcome: 'captured', webhook: true };
    const answer = (await post(`${sandboxAddress}/razorpay/pay`, payment)) as unknown as CheckoutAnswer;
    paid.push(String(order_id));
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = answer;
    const verified = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
    await post(`${premium}/verify-payment/`, verified, headers);
  } catch (error) {
    const { message, cause } = error as Error;
    failed.push({ what: `${message} ${String(cause ?? '')}`, startedAt, endedAt: Date.now() });
  }
}
