import type { Page, TestInfo } from '@playwright/test';
import { type ScriptedVisitor, signInMember, signInVisitor } from './api-visitor.ts';

const SESSION_KEY = 'gullylens.session';

/** Address of the analyst that the journeys' server has in `ANALYST_EMAILS`. */
export const ANALYST = 'analyst@example.com';

/** An email address that only this test uses. */
export function emailOf({ testId, project, retry }: TestInfo): string {
  return `${testId}-${project.name}-${retry}@example.com`;
}

/** Opens a page as a signed-in user, without the sign-in screens. */
export async function openSignedIn(page: Page, path: string, email: string): Promise<ScriptedVisitor> {
  return openAs(page, path, await signInVisitor(page.request, email));
}

/** Opens a page as a premium member. */
export async function openAsMember(page: Page, path: string, email: string): Promise<ScriptedVisitor> {
  return openAs(page, path, await signInMember(page.request, email));
}

async function openAs(page: Page, path: string, visitor: ScriptedVisitor): Promise<ScriptedVisitor> {
  const { user, tokens } = visitor.session;
  const session = JSON.stringify({ user, ...tokens, lastActivity: Date.now() });
  const storing = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
  await page.goto(path);
  // Later pages keep what the app has stored.
  await storing.dispose();
  return visitor;
}
