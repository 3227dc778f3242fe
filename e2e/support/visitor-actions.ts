import { expect, type Page } from '@playwright/test';

/** Ticks the terms box and signs in through the sandbox's account chooser, from the landing page to the next page. */
export async function signInAs(
  page: Page,
  person: { name: string; email: string },
  leadsTo = /\/dashboard$/,
): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Start Your Journey' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /with google/i })
    .click();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(leadsTo);
}

/** Pays in the checkout sandbox, from the open upgrade dialog to the welcome message. */
export async function payForPremium(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay ₹499', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₹499.00' }).click();
  await expect(page.getByText('Welcome to Premium!')).toBeVisible();
}

/** The four tabs of an analysis, by their labels. */
export const analysisTabs = [
  'Pitch Report and Scoring Pattern',
  'Recent Forms Report',
  'Venue and H2H Report',
  'Trump and Flop Report',
];
