import type { Page, TestInfo } from '@playwright/test';
import { type ScriptedVisitor, signInMember, signInVisitor } from './api-visitor.ts';

const SESSION_KEY = 'gullylens.session';

/** An analyst by the operator's setting. */
export const ANALYST = 'analyst@example.com';

/** An address of this test alone. */
export function emailOf({ testId, project, retry }: TestInfo): string {
  return `${testId}-${project.name}-${retry}@example.com`;
}

/** Opens a page as a user who is signed in, without walking through the sign-in. */
export async function openSignedIn(page: Page, path: string, email: string): Promise<ScriptedVisitor> {
  return openAs(page, path, await signInVisitor(page.request, email));
}

/** Opens a page as a user who has paid. */
export async function openAsMember(page: Page, path: string, email: string): Promise<ScriptedVisitor> {
  return openAs(page, path, await signInMember(page.request, email));
}

async function openAs(page: Page, path: string, visitor: ScriptedVisitor): Promise<ScriptedVisitor> {
  const { user, tokens } = visitor.session;
  const session = JSON.stringify({ user, ...tokens, lastActivity: Date.now() });
  await page.goto('/favicon.svg');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
  await page.goto(path);
  return visitor;
}
