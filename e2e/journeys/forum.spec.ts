import type { Page, TestInfo } from '@playwright/test';
import { invisibleTexts, maliciousTexts } from '../support/malicious-texts.ts';
import { emailOf, openAsMember, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { signInMember } from '../support/api-visitor.ts';

/** A title that is unique to this run. */
const titleOf = (words: string, { project, retry }: TestInfo) => `${words} ${project.name} ${retry}`;

async function openThread(page: Page, title: string, body: string): Promise<void> {
  await page.getByRole('button', { name: 'New thread' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('First post').fill(body);
  await page.getByRole('button', { name: 'Open thread' }).click();
  await expect(page).toHaveURL(/\/forum\/[0-9a-f-]{36}$/);
}

async function reply(page: Page, body: string): Promise<void> {
  await page.getByLabel('Your reply').fill(body);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByLabel('Your reply')).toHaveValue('');
}

const post = (page: Page, number: number) =>
  page.getByRole('article', { name: `Post ${number}`, exact: true });

test('a free user sees that a forum exists and how to join, but no content', async ({ page }, testInfo) => {
  await openSignedIn(page, '/forum', emailOf(testInfo));
  await expect(page.getByRole('heading', { name: 'The forum is for members' })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
});

test('a member opens a thread, replies, edits and deletes a post', async ({ page }, testInfo) => {
  await openAsMember(page, '/forum', emailOf(testInfo));
  const title = titleOf('Who opens tonight?', testInfo);
  await openThread(page, title, 'I say Gill. See https://example.com/form.');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const link = post(page, 1).getByRole('link', { name: 'https://example.com/form' });
  await expect(link).toHaveAttribute('rel', /nofollow noopener/);

  await reply(page, 'Bat frist.');
  await expect(page.getByText('Your reply is posted.')).toBeVisible();
  await post(page, 2).getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Your post').fill('Bat first.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(post(page, 2)).toContainText('Bat first.');
  await expect(post(page, 2)).toContainText('changed');

  await post(page, 2).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(post(page, 2)).toContainText('This post was deleted.');
  await page.getByRole('link', { name: 'All threads' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a failed post keeps its text and is posted once after the retry', async ({
  page,
  expectFault,
}, testInfo) => {
  expectFault(/ERR_FAILED|Failed to load/);
  await openAsMember(page, '/forum', emailOf(testInfo));
  await openThread(page, titleOf('Lost answers', testInfo), 'The first word.');
  // The server accepts the post; its response never arrives.
  await page.route('**/posts/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel('Your reply').fill('Only once, please.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline');
  await expect(page.getByLabel('Your reply')).toHaveValue('Only once, please.');
  await page.unroute('**/posts/');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByLabel('Your reply')).toHaveValue('');
  await expect(page.getByText('Only once, please.')).toHaveCount(1);
});

test('forum and support fit a screen of 320 pixels with any text', async ({ page }, testInfo) => {
  await openAsMember(page, '/forum', emailOf(testInfo));
  await page.setViewportSize({ width: 320, height: 640 });
  const endless = 'M'.repeat(100);
  const title = titleOf(endless, testInfo);
  await openThread(page, title, `${endless} https://example.com/${endless}`);
  await expect(post(page, 1)).toContainText(endless);
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await excess()).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'All threads' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await excess()).toBeLessThanOrEqual(0);
  await page.goto('/support');
  await expect(page.getByLabel('Subject')).toBeVisible();
  expect(await excess()).toBeLessThanOrEqual(0);
});

test('another member replies, which shows as new, and reports a post', async ({
  page,
  browser,
}, testInfo) => {
  const email = emailOf(testInfo);
  await openAsMember(page, '/forum', email);
  const title = titleOf('Toss talk', testInfo);
  await openThread(page, title, 'Bowl first here.');
  await expect(post(page, 1)).toContainText('Bowl first here.');
  await page.getByRole('link', { name: 'All threads' }).click();
  const other = await (await browser.newContext()).newPage();
  await openAsMember(other, '/forum', `other-${email}`);
  await other.getByRole('link', { name: title }).click();
  await reply(other, 'Never on this pitch.');
  await post(other, 1).getByRole('button', { name: 'Report' }).click();
  await other.getByLabel('Something else').check();
  await other.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
  await expect(other.getByText('Thank you. An analyst will look at it.')).toBeVisible();
  await other.context().close();
  await page.reload();
  const line = page.getByRole('article').filter({ hasText: title });
  await expect(line).toContainText('1 new');
  await expect(line).toContainText('1 reply');
});

test('posted markup is shown as text and neither runs, loads anything nor violates the security policy', async ({
  page,
}, testInfo) => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => foreign.push(dialog.message())));

  const member = await openAsMember(page, '/forum', emailOf(testInfo));
  const title = titleOf('<img src=x onerror="window.harmed = true">', testInfo);
  await openThread(page, title, maliciousTexts[0]);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const threadId = page.url().split('/').at(-1) ?? '';
  const texts = [...maliciousTexts.slice(1), ...invisibleTexts.map(([typed]) => typed)];
  const shown = [...maliciousTexts.slice(1), ...invisibleTexts.map(([, left]) => left)];
  for (const body of texts) {
    const answer = await member.post(`/api/v1/forum/threads/${threadId}/posts/`, { body });
    expect(answer.status()).toBe(201);
  }
  await page.reload();
  for (const [at, text] of shown.entries()) {
    await expect(post(page, at + 2).getByText(text, { exact: true })).toBeVisible();
  }
  const hrefs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(hrefs)).toEqual(new Set(['https://evil.example/']));
  expect(await page.locator('article :is(script, img, svg, iframe, style, base, meta)').count()).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  await page.goto('/forum');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect({ violations, foreign }).toEqual({ violations: [], foreign: [] });
});

test('empty and oversized posts are rejected', async ({ request }, testInfo) => {
  const member = await signInMember(request, emailOf(testInfo));
  const statusOf = async (body: unknown) => (await member.post('/api/v1/forum/threads/', body)).status();
  expect(await statusOf({ title: 'A', body: 'x'.repeat(1024 * 1024) })).toBe(413);
  expect(await statusOf({ title: 'A', body: 'x'.repeat(4001) })).toBe(400);
  expect(await statusOf({ title: 'A', body: '\u200b\u2060\u202e' })).toBe(400);
  expect(await statusOf({ title: 'A', body: { toString: 'x' } })).toBe(400);
  expect(await statusOf({ title: 'A', body: 'A', author: 'somebody else' })).toBe(400);
});
