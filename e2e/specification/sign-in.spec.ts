import type { Page } from '@playwright/test';
import { mockResponse, withoutText } from '../support/mock-responses.ts';
import { expect, test } from '../support/test.ts';
import { expectShown, expectSentences } from './expect-sentences.ts';
import { sentencesOf } from './sentences.ts';

const SIGN_IN = '/api/auth/google/';

/** Source of a fake Google script whose button returns a credential. Tests replace parts of it. */
function scriptOf(change: { initialize?: string; renderButton?: string; credential?: string } = {}): string {
  const initialize = change.initialize ?? 'callback = options.callback';
  const credential = change.credential ?? "{ credential: 'of.a.kind' }";
  const render =
    change.renderButton ??
    `const button = document.createElement('button');
     button.textContent = 'Continue with Google';
     button.onclick = () => callback(${credential});
     place.append(button)`;
  return `let callback;
    window.google = { accounts: { id: {
      initialize: (options) => { ${initialize} },
      renderButton: (place) => { ${render} },
      disableAutoSelect: () => {},
    } } };`;
}

async function openWithScript(page: Page, body: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/gsi/client', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/');
}

async function startJourney(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Start Your Journey' }).click();
}

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test('a rejected sign-in shows the text of the server or our own', async ({ page, expectFault }) => {
  expectFault(/Failed to load resource/);
  await openWithScript(page, scriptOf());
  const [incomplete, conflict, other, invalid, broken, unknown] = sentencesOf(test.info().title);
  const details = 'The e-mail address is in use.';
  const answers: [number, object, (string | undefined)[]][] = [
    [409, { ...withoutText, details, conflict_email: 'other@example.com' }, [conflict, details, other]],
    [409, { ...withoutText, error: 'Taken.' }, ['Taken.']],
    [400, withoutText, [invalid]],
    [400, { ...withoutText, error: 'Too old a token.' }, ['Too old a token.']],
    [500, withoutText, [broken]],
    [418, withoutText, [unknown]],
    [200, { success: false }, [incomplete]],
  ];
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  for (const [status, body, sentences] of answers) {
    await page.unroute(`**${SIGN_IN}`);
    await mockResponse(page, SIGN_IN, status, body);
    await page.getByRole('button', { name: 'Start Your Journey' }).click();
    await continueButton(page).click();
    for (const sentence of sentences) await expectShown(page, sentence ?? '');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a broken Google script shows an error', async ({ page }) => {
  const [noCredential, empty, initialise, start, notReady] = sentencesOf(test.info().title);
  await openWithScript(page, '');
  await expectShown(page, empty ?? '');

  await openWithScript(page, scriptOf({ initialize: 'throw new Error()' }));
  await startJourney(page);
  await expectShown(page, initialise ?? '');

  await openWithScript(page, scriptOf({ renderButton: 'throw new Error()' }));
  await startJourney(page);
  await expectShown(page, start ?? '');

  await openWithScript(page, scriptOf());
  await expect(page.getByRole('button', { name: 'Start Your Journey' })).toBeVisible();
  await page.evaluate(() => delete (window as { google?: unknown }).google);
  await startJourney(page);
  await expectShown(page, notReady ?? '');

  await openWithScript(page, scriptOf({ credential: '{}' }));
  await startJourney(page);
  await continueButton(page).click();
  await expectShown(page, noCredential ?? '');
});

test('the button shows that sign-in is in progress', async ({ page }, testInfo) => {
  await openWithScript(page, scriptOf());
  await page.route(`**${SIGN_IN}`, () => {});
  await startJourney(page);
  await continueButton(page).click();
  await expectSentences(page, testInfo.title);
});
