import type { Page, TestInfo } from '@playwright/test';
import { openSession, payAtCheckout, signInVisitor } from './scripted-visitor.ts';

const SESSION_KEY = 'gullylens.session';

/** An address of this test alone. */
export function emailOf({ testId, project, retry }: TestInfo): string {
  return `${testId}-${project.name}-${retry}@example.com`;
}

/** Opens a page as somebody who is signed in, without walking through the sign-in. */
export async function openSignedIn(page: Page, path: string, email: string): Promise<void> {
  const { user, tokens } = await openSession(page.request, email);
  const session = JSON.stringify({ user, ...tokens, lastActivity: Date.now() });
  await page.goto('/favicon.svg');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
  await page.goto(path);
}

/** Opens a page as somebody who has paid. */
export async function openAsMember(page: Page, path: string, email: string): Promise<void> {
  const visitor = await signInVisitor(page.request, email);
  const order = await (await visitor.post('/api/subscriptions/premium/create-order/', {})).json();
  const paid = await payAtCheckout(page.request, order.order_id);
  await visitor.post('/api/subscriptions/premium/verify-payment/', paid);
  await openSignedIn(page, path, email);
}
