import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A visitor without a browser: signs in through the sandbox and calls the API with its access token. */
export interface ScriptedVisitor {
  readonly session: StoredVisitor;
  get(path: string): Promise<APIResponse>;
  post(path: string, body?: unknown): Promise<APIResponse>;
  put(path: string, body: unknown): Promise<APIResponse>;
}

export const sandboxAddress = `http://127.0.0.1:${process.env['E2E_SANDBOX_PORT']}`;

interface StoredVisitor {
  readonly user: unknown;
  readonly tokens: { readonly access: string; readonly refresh: string };
}

/** Posts a credential of the Google sandbox to the server, as the page does. */
export async function openSession(request: APIRequestContext, email: string): Promise<StoredVisitor> {
  const minted = await request.post(`${sandboxAddress}/google/credential`, {
    data: { email, name: 'Asha Rao', email_verified: true },
  });
  const { credential } = await minted.json();
  const signedIn = await request.post('/api/auth/google/', { data: { token: credential } });
  if (!signedIn.ok()) throw new Error(`sign-in answered ${signedIn.status()}: ${await signedIn.text()}`);
  return signedIn.json();
}

/** Signs in a visitor; its calls use the access token of that session. */
export async function signInVisitor(request: APIRequestContext, email: string): Promise<ScriptedVisitor> {
  const session = await openSession(request, email);
  const headers = { authorization: `Bearer ${session.tokens.access}` };
  return {
    session,
    get: (path) => request.get(path, { headers }),
    put: (path, data) => request.put(path, { headers, data }),
    post: (path, body) => request.post(path, { headers, ...(body === undefined ? {} : { data: body }) }),
  };
}

/** Pays an order at the Razorpay sandbox. Returns the three fields that the browser reports to the server. */
export async function payAtCheckout(
  request: APIRequestContext,
  orderId: string,
): Promise<Record<string, string>> {
  const paid = await request.post(`${sandboxAddress}/razorpay/pay`, {
    data: { order_id: orderId, outcome: 'captured', webhook: false },
  });
  return paid.json();
}

/** Buys a month of Premium for a visitor. */
export async function buyPremium(visitor: ScriptedVisitor, request: APIRequestContext): Promise<void> {
  const order = await (await visitor.post('/api/subscriptions/premium/create-order/', {})).json();
  const paid = await payAtCheckout(request, order.order_id);
  await visitor.post('/api/subscriptions/premium/verify-payment/', paid);
}

/** Signs in a visitor and buys Premium. */
export async function signInMember(request: APIRequestContext, email: string): Promise<ScriptedVisitor> {
  const member = await signInVisitor(request, email);
  await buyPremium(member, request);
  return member;
}
