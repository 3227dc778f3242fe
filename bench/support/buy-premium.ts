import { setInterval } from 'node:timers/promises';
import type { RunningProduct } from './running-product.ts';

/** Durations in ms of the two requests that a buyer waits for. */
export interface Purchase {
  readonly createOrderMs: number;
  readonly verifyMs: number;
}

interface Purchases {
  readonly done: readonly Purchase[];
  /** Why others failed. */
  readonly failed: readonly string[];
}

interface Buyers {
  readonly product: Pick<RunningProduct, 'address' | 'sandbox'>;
  /** Access tokens of the users who buy by turns. */
  readonly tokens: readonly string[];
  readonly perSecond: number;
  readonly forMs: number;
}

/** Lets users buy a month of Premium at a constant rate. */
export async function buyPremium({ product, tokens, perSecond, forMs }: Buyers): Promise<Purchases> {
  const open: Promise<Purchase>[] = [];
  const until = performance.now() + forMs;
  for await (const _ of setInterval(1000 / perSecond)) {
    if (performance.now() > until) break;
    const purchase = buyOnce(product, tokens[open.length % tokens.length] ?? '');
    // Reported with the others.
    purchase.catch(() => {});
    open.push(purchase);
  }
  const outcomes = await Promise.allSettled(open);
  return {
    done: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    failed: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : [])),
  };
}

/** Lets one user buy a month of Premium. Throws when a request fails. */
export async function buyOnce({ address, sandbox }: Buyers['product'], access: string): Promise<Purchase> {
  const premium = `${address}/api/subscriptions/premium`;
  const authorization = `Bearer ${access}`;
  const created = await post(`${premium}/create-order/`, {}, authorization);
  const payment = { order_id: created.body['order_id'], outcome: 'captured', webhook: false };
  const { body: paid } = await post(`${sandbox}/razorpay/pay`, payment);
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = paid;
  const report = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
  const verified = await post(`${premium}/verify-payment/`, report, authorization);
  return { createOrderMs: created.tookMs, verifyMs: verified.tookMs };
}

async function post(url: string, body: object, authorization?: string) {
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const tookMs = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return { tookMs, body: JSON.parse(text) as Record<string, unknown> };
}
