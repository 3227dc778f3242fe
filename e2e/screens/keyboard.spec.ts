import type { Locator, Page } from '@playwright/test';
import { delayOverview } from '../support/mock-responses.ts';
import { emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';

const LONGEST_WAY = 120;

/** Presses Tab until the element has the focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let pressed = 0; pressed < LONGEST_WAY; pressed += 1) {
    const there = await target.evaluateAll((elements) =>
      elements.some((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element),
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}.`);
}

test('a keyboard user signs in', { tag: '@wide' }, async ({ page }, testInfo) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Start Your Journey' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /with google/i }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.keyboard.type('Asha Rao');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.getByLabel('Email', { exact: true }).fill('');
  await page.keyboard.type(emailOf(testInfo));
  await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  'a keyboard user moves through tabs, opens a match and returns to the same position',
  { tag: '@wide' },
  async ({ page }, testInfo) => {
    await delayOverview(page);
    await openSignedIn(page, '/dashboard', emailOf(testInfo));
    const tab = (name: string) => page.locator('#live-matches').getByRole('tab', { name });
    await tabTo(page, tab('Featured'));
    await page.keyboard.press('ArrowRight');
    await expect(tab('Live')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab('Upcoming')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab('Featured')).toBeFocused();
    // The focus moves at once, the list when it is rendered: a row of the list before loses the focus then.
    await expect(tab('Featured')).toHaveAttribute('aria-selected', 'true');

    const card = page.locator('#live-matches').getByRole('article').getByRole('button').first();
    await tabTo(page, card);
    // Another match may be first when the dialog closes.
    const teams = (await card.textContent())?.split(',')[0] ?? '';
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Match Details')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Close/ })).toBeFocused();
    for (let pressed = 0; pressed < 12; pressed += 1) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const opened = page.locator('#live-matches').getByRole('button', { name: teams });
    await expect(opened.and(page.locator(':focus'))).toBeVisible();
  },
);

test('a keyboard user pays', { tag: '@wide' }, async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await tabTo(page, page.getByRole('button', { name: 'Get Premium Access' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Pay ₹499', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Pay ₹499.00' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome to Premium!')).toBeVisible();
});

test('a keyboard user opens the menus and signs out', { tag: '@wide' }, async ({ page }, testInfo) => {
  await openSignedIn(page, '/matches', emailOf(testInfo));
  await tabTo(page, page.getByRole('button', { name: /^Account of/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});
