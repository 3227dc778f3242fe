import type { DeskAnalysis } from '@gullylens/contract/http/insights/desk-analyses';
import type { Page } from '@playwright/test';
import { ANALYST, emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';

// These journeys change the analysis of the same match, so they run one after the other.
test.describe.configure({ mode: 'default' });

/** Opens the analysis of the latest match, so that it does not lock during the test. */
async function openLastAnalysis(page: Page) {
  const desk = await openSignedIn(page, '/desk?tab=analyses', ANALYST);
  const analyses: readonly DeskAnalysis[] = (await (await desk.get('/api/v1/desk/analyses/')).json()).data;
  const [last] = analyses.toSorted((one, other) => other.matchAt.localeCompare(one.matchAt));
  if (last === undefined) throw new Error('the desk is empty');
  // Editable analyses come first: an earlier match of the same teams is further down.
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: last.matchTitle }).first();
  await row.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 2, name: last.matchTitle })).toBeVisible();
  return { desk, path: `/api/v1/desk/analyses/${last.matchKey}/` };
}

/** Saves the analysis. When the server has just published the draft, the analyst keeps their text and saves again. */
async function save(page: Page): Promise<void> {
  const proceed = page.getByRole('button', { name: 'Continue with these' });
  await expect(async () => {
    if (await proceed.isVisible()) await proceed.click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('an analyst adds text to an analysis, publishes and withdraws it', { tag: '@wide' }, async ({
  page,
  expectFault,
}) => {
  expectFault(/409/);
  await openLastAnalysis(page);
  await page.getByLabel('Analyst’s note').fill('Dew after eight: bowl first.');
  await save(page);
  const publish = page.getByRole('button', { name: 'Publish what is saved' });
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await expect(publish.or(withdraw)).toBeVisible();
  // A draft that no analyst is editing is published automatically some time before the match.
  if (await withdraw.isVisible()) await withdraw.click();
  await publish.click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'The analyst adds' })).toBeVisible();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await withdraw.click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('withdrew').first()).toBeVisible();
});

test('the second of two analysts who edit one analysis sees the conflict and keeps the edits', {
  tag: '@wide',
}, async ({ page, expectFault }) => {
  expectFault(/409/);
  const { desk: colleague, path } = await openLastAnalysis(page);
  await page.getByLabel('Analyst’s note').fill('Mine');

  const read = (await (await colleague.get(path)).json()).data;
  await colleague.put(path, { version: read.version, edits: { ...read.edits, note: 'Theirs' } });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This was changed by someone else')).toBeVisible();
  await save(page);
  expect((await (await colleague.get(path)).json()).data.edits.note).toBe('Mine');
});

test('a user who is not an analyst cannot open the desk', { tag: '@wide' }, async ({ page }, testInfo) => {
  await openSignedIn(page, '/desk', emailOf(testInfo));
  await expect(page.getByText('You do not have access to this.')).toBeVisible();
});
