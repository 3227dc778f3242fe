import type { APIRequestContext } from '@playwright/test';
import { buyPremium, openSession, signInVisitor } from '../support/api-visitor.ts';
import type { Caller } from './generate-requests.ts';

/** How long an access token is used, in ms: less than the ten minutes of its validity. */
const RENEW_AFTER_MS = 8 * 60_000;

interface Session {
  readonly access: Promise<string>;
  readonly openedAt: number;
}

export const emailOfCaller = (caller: Caller): string => `fuzz-${caller}@example.com`;

/**
 * Access tokens of the callers. They are renewed, because generated requests also sign callers out and delete accounts.
 */
export class Sessions {
  readonly #sessions = new Map<Caller, Session>();
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Returns a caller's access token, signing in when there is none; null for the visitor. */
  async tokenOf(caller: Caller): Promise<string | null> {
    if (caller === 'visitor') return null;
    const session = this.#sessions.get(caller);
    if (session && Date.now() - session.openedAt < RENEW_AFTER_MS) return session.access;
    const opened = { access: this.#signIn(caller), openedAt: Date.now() };
    this.#sessions.set(caller, opened);
    return opened.access;
  }

  /** Makes the caller's next request sign in again, after this token was rejected. */
  async clear(caller: Caller, token: string): Promise<void> {
    const session = this.#sessions.get(caller);
    if ((await session?.access) === token) this.#sessions.delete(caller);
  }

  async #signIn(caller: Caller): Promise<string> {
    const email = emailOfCaller(caller);
    const { tokens } = await openSession(this.#request, email);
    if (caller === 'premium') await this.#payOnce(email);
    return tokens.access;
  }

  async #payOnce(email: string): Promise<void> {
    const member = await signInVisitor(this.#request, email);
    const { isPremium } = await (await member.get('/api/subscriptions/premium/status/')).json();
    if (!isPremium) await buyPremium(member, this.#request);
  }
}
