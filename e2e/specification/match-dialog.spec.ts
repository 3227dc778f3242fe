import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { Page } from '@playwright/test';
import { emptyOverview, OVERVIEW, withoutText } from '../support/mock-responses.ts';
import { emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { expectSentences } from './expect-sentences.ts';
import { sentencesOf } from './sentences.ts';

const ONE_MATCH = /\/api\/v1\/cricket\/matches\/[^/]+\/$/;

const cards = (page: Page) => page.locator('#live-matches').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

test(
  'a match opens in a dialog with its four cards',
  { tag: '@wide' },
  async ({ page, expectFault }, testInfo) => {
    // In the first overs there are no points yet.
    expectFault(/404/);
    await openSignedIn(page, '/dashboard', emailOf(testInfo));
    await cards(page).getByRole('button').first().click();
    await expectSentences(dialog(page), testInfo.title);
  },
);

test('a match that fails to load shows an error in its pop-up', async ({ page, expectFault }, testInfo) => {
  expectFault(/Failed to load resource/);
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await page.route(ONE_MATCH, (route) => route.fulfill({ status: 400, json: withoutText }));
  await cards(page).getByRole('button').first().click();
  await expectSentences(dialog(page), testInfo.title);
});

/** An upcoming match as the API sends it, with the test's changes. */
function matchWith(change: Partial<MatchSummary>): MatchSummary {
  return {
    id: 'made-up',
    key: 'made-up',
    version: 1,
    name: 'Malabar Monsoons vs Deccan Drifters',
    short_name: 'MLM vs DCD',
    matchType: 't20',
    status: '',
    phase: 'upcoming',
    venue: { key: null, name: '', city: null },
    date: '2026-11-21',
    dateTimeGMT: null,
    start_at: null,
    teams: ['Malabar Monsoons', 'Deccan Drifters'],
    teamInfo: [
      { name: 'Malabar Monsoons', shortname: '', img: null, color_primary: null },
      { name: 'Deccan Drifters', shortname: '', img: null, color_primary: null },
    ],
    score: [],
    series_id: null,
    series: null,
    gender: null,
    tournament: null,
    toss: null,
    winner: null,
    is_live: false,
    is_featured: true,
    priority_score: 10,
    matchStarted: false,
    matchEnded: false,
    fantasyEnabled: false,
    bbbEnabled: false,
    hasSquad: false,
    updated_at: '2026-11-21T10:00:00.000Z',
    ...change,
  };
}

/** Opens the dashboard with these matches only. */
async function openWithMatches(page: Page, matches: readonly MatchSummary[], email: string): Promise<void> {
  await page.route('**/api/live/', () => {});
  const overview = { ...emptyOverview, data: { ...emptyOverview.data, current_matches: matches } };
  await page.route(`**${OVERVIEW}`, (route) => route.fulfill({ json: overview }));
  await page.route(ONE_MATCH, (route) => {
    const match = matches.find(({ key }) => route.request().url().endsWith(`/${key}/`));
    return route.fulfill({ json: { status: 'success', data: match } });
  });
  await openSignedIn(page, '/dashboard', email);
}

test('the pop-up has a label for each status of CricAPI', async ({ page, expectFault }, testInfo) => {
  expectFault(/Failed to load resource/);
  const words = sentencesOf(testInfo.title);
  const statuses = [
    'Match in progress',
    'Deccan won by 4 wkts',
    'Scheduled',
    'Toss',
    '',
    'Rain stopped play',
  ];
  const matches = statuses.map((status, at) => matchWith({ id: `m${at}`, key: `m${at}`, status }));
  await openWithMatches(page, matches, emailOf(testInfo));
  for (const [at, word] of words.entries()) {
    await cards(page).nth(at).getByRole('button').first().click();
    await expect(dialog(page).getByText(word, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('an upcoming match without short names and a date shows GL and TBD', async ({ page }, testInfo) => {
  await openWithMatches(page, [matchWith({})], emailOf(testInfo));
  await expectSentences(cards(page).first(), testInfo.title);
});
