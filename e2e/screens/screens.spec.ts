import type { Page } from '@playwright/test';
import { expectScreenQuality } from '../support/expect-screen-quality.ts';
import { findUpcomingMatch } from '../support/find-upcoming-match.ts';
import { ANALYST, emailOf, openAsMember, openSignedIn } from '../support/open-as-member.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { signInMember, type ScriptedVisitor } from '../support/api-visitor.ts';

test.beforeEach(({ expectFault }) => {
  // Up to ten screens, each checked in two languages.
  test.slow();
  // Some data may be missing: the screen says so, and the browser logs the 404 as an error.
  expectFault(/404|403/);
});

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
  await expectScreenQuality(page, path);
}

async function read(visitor: ScriptedVisitor, path: string) {
  return (await (await visitor.get(path)).json()).data;
}

/** Returns the id of the latest match in history. Waits for it, because the server is ready before its import ends. */
async function playedMatch(visitor: ScriptedVisitor): Promise<string> {
  const history = '/api/v1/cricket/history/?limit=1';
  await expect.poll(async () => (await read(visitor, history)).length, { timeout: 60_000 }).toBe(1);
  return (await read(visitor, history))[0].id;
}

/** Opens the tables under the charts, except those that require Premium. */
async function openTables(page: Page): Promise<void> {
  for (const more of await page.getByRole('tabpanel').locator('summary:not([inert] *):visible').all()) {
    await more.click();
  }
}

test('pages of a finished match, its players, team and venue have no quality problem', async ({
  page,
}, testInfo) => {
  const visitor = await openSignedIn(page, '/matches', emailOf(testInfo));
  const id = await playedMatch(visitor);
  const { innings, teams, venue } = await read(visitor, `/api/v1/cricket/history/${id}/`);
  await page.goto(`/matches/${id}`);
  for (const tab of ['Scorecard', 'Charts', 'Balls', 'Fantasy points', 'Line-ups', 'Info']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(
      page.getByRole('tabpanel').getByText('Fictional league, played by the sandbox'),
    ).toBeVisible();
    await settle(page);
    if (tab === 'Charts') await openTables(page);
    await expectScreenQuality(page, `a match, ${tab}`);
  }
  await look(page, `/players/${innings[0].batting[0].player.key}`);
  await look(page, `/teams/${teams[0].key}`);
  await look(page, `/venues/${venue.key}`);
  await look(page, '/matches/nothing');
});

test('live, upcoming and premium content have no quality problem for a free user', async ({
  page,
}, testInfo) => {
  const visitor = await openSignedIn(page, '/matches', emailOf(testInfo));
  const live = (await read(visitor, '/api/v1/cricket/matches/live/'))[0].key;
  const upcoming = (await read(visitor, '/api/v1/cricket/matches/upcoming/')).at(-1).key;
  await look(page, `/matches/${live}?tab=charts`);
  await look(page, `/matches/${upcoming}`);
  await look(page, `/matches/${upcoming}?tab=lineups`);
  await look(page, `/analysis/${upcoming}`);
  await look(page, '/analysis');
  await look(page, '/lineups');
});

test('an analysis and its line-ups have no quality problem', async ({ page }, testInfo) => {
  const visitor = await openAsMember(page, '/matches', emailOf(testInfo));
  const matchKey = await findUpcomingMatch(visitor);
  await page.goto(`/analysis/${matchKey}`);
  await settle(page);
  await page.getByRole('region', { name: 'Expected points' }).locator('summary').first().click();
  await expectScreenQuality(page, 'an analysis');
  await page.goto(`/lineups/${matchKey}`);
  await settle(page);
  await page.getByText('Players in or out').click();
  await expectScreenQuality(page, 'the form for line-ups');
  await page.getByLabel(/How many line-ups/).fill('5');
  await page.getByRole('button', { name: 'Build line-ups' }).click();
  await expect(page.getByRole('region', { name: 'Line-up 1' })).toBeVisible();
  await expectScreenQuality(page, 'line-ups and a board');
});

test('forum and support have no quality problem while a user writes', async ({ page }, testInfo) => {
  const email = emailOf(testInfo);
  await openAsMember(page, '/forum', email);
  const other = await signInMember(page.request, `other-${email}`);
  await page.getByRole('button', { name: 'New thread' }).click();
  await expectScreenQuality(page, 'a new thread');
  await page.getByLabel('Title').fill('Who opens tonight?');
  await page.getByLabel('First post').fill('I say Gill. See https://example.com/form.');
  await page.getByRole('button', { name: 'Open thread' }).click();
  await expect(page).toHaveURL(/\/forum\/[0-9a-f-]{36}$/);
  await other.post(`/api/v1/forum/threads/${page.url().split('/').at(-1)}/posts/`, { body: 'Never.' });
  await page.reload();
  await expect(page.getByRole('article', { name: 'Post 2' })).toBeVisible();
  await expectScreenQuality(page, 'a thread');
  await page.getByRole('button', { name: 'Report' }).click();
  await expectScreenQuality(page, 'a report');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectScreenQuality(page, 'a deletion');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change' }).click();
  await expectScreenQuality(page, 'a change');

  await page.goto('/support');
  await page.getByLabel('Subject').fill('Paid, but locked');
  await page.getByLabel('Message').fill('I paid an hour ago.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('region', { name: 'Your tickets' }).getByText('Paid, but locked').click();
  await expectScreenQuality(page, 'support with a ticket');
});

test('every part of the desk has no quality problem', async ({ page }, testInfo) => {
  const member = await signInMember(page.request, emailOf(testInfo));
  await member.post('/api/support/tickets/', { subject: 'Paid, but locked', message: 'I paid an hour ago.' });
  const thread = { title: 'A loud thread', body: 'Buy my picks!' };
  const { id } = (await (await member.post('/api/v1/forum/threads/', thread)).json()).data;
  const { posts } = await read(member, `/api/v1/forum/threads/${id}/`);
  const other = await signInMember(page.request, `other-${emailOf(testInfo)}`);
  await other.post(`/api/v1/forum/posts/${posts[0].id}/report/`, { reason: 'spam' });

  await openSignedIn(page, '/desk', ANALYST);
  const choose = async (tab: string) => {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await settle(page);
  };
  await expect(page.getByRole('region', { name: /^Answer tickets/ })).toBeVisible();
  await expectScreenQuality(page, 'what waits at the desk');
  await choose('Analyses');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const row = rows.filter({ hasText: /Draft|Published/ }).last();
  await expect(row).toBeVisible();
  await expectScreenQuality(page, 'the analyses of the desk');
  await row.getByRole('button').click();
  for (const part of ['Edit', 'Preview', 'Playing XIs', 'History']) {
    await choose(part);
    await expectScreenQuality(page, `an analysis on the desk, ${part}`);
  }
  await choose('Tickets');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectScreenQuality(page, 'the tickets of the desk');
  await choose('Forum');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectScreenQuality(page, 'the reports of the desk');
  await choose('Names');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectScreenQuality(page, 'the names of the desk');
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectScreenQuality(page, 'a name of the desk');
});
