import type { RunningProduct } from './running-product.ts';

export interface BenchVisitor {
  /** The access token, valid for ten minutes. */
  readonly access: string;
  /** The session as JSON, as the app stores it in local storage under `SESSION_KEY`. */
  readonly session: string;
}

/** Signs in a user through the Google sandbox. */
export async function signInVisitor(
  product: Pick<RunningProduct, 'address' | 'sandbox'>,
  email: string,
): Promise<BenchVisitor> {
  const { credential } = await post(`${product.sandbox}/google/credential`, {
    email,
    name: 'Asha Rao',
    email_verified: true,
  });
  const { user, tokens } = await post(`${product.address}/api/auth/google/`, { token: credential });
  return { access: tokens.access, session: JSON.stringify({ user, ...tokens, lastActivity: Date.now() }) };
}

// oxlint-disable-next-line typescript/no-explicit-any -- read by the lines above only, which fail loudly
async function post(address: string, body: object): Promise<any> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
