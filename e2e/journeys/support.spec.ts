import type { Page } from '@playwright/test';
import { emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';

async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('I paid an hour ago.\n<b>Please</b> look.');
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('a visitor who is not signed in writes to support and gets a ticket number', async ({
  page,
}, testInfo) => {
  await page.goto('/support');
  await write(page, `Before signing in, ${testInfo.project.name}`);
  await page.getByLabel('Your email, for the answer').fill('visitor@example.com');
  await sendButton(page).click();
  await expect(page.getByText(/Your ticket is number \d+/)).toBeVisible();
  await expect(page.getByText('We will write to visitor@example.com.')).toBeVisible();
});

test('a signed-in user writes to support and finds the ticket there and in the account', async ({
  page,
}, testInfo) => {
  await openSignedIn(page, '/support', emailOf(testInfo));
  await expect(page.getByText('No tickets yet.')).toBeVisible();
  await expect(page.getByLabel('Your email, for the answer')).toHaveCount(0);
  await write(page, 'Paid, but locked');
  await sendButton(page).click();
  const own = page.getByRole('region', { name: 'Your tickets' });
  await own.getByText('Paid, but locked').click();
  await expect(own.getByText('<b>Please</b> look.')).toBeVisible();
  await page.goto('/account');
  await expect(own.getByText('Paid, but locked')).toBeVisible();
});

test('a message that cannot be sent keeps its text', async ({ page, expectFault }) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.goto('/support');
  await write(page, 'From a train');
  await page.getByLabel('Your email, for the answer').fill('train@example.com');
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline');
  await expect(page.getByLabel('Subject')).toHaveValue('From a train');
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expect(page.getByText(/Your ticket is number \d+/)).toBeVisible();
});
