import { expectFits, expectFitsLargeText } from '../support/expect-fits.ts';
import { mockResponse } from '../support/mock-responses.ts';
import { emailOf, openAsMember, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { signInVisitor } from '../support/api-visitor.ts';

const publicPages = ['/', '/terms', '/privacy', '/support', '/track-record'];
const memberPages = ['/dashboard', '/dashboard-old', '/matches', '/account', '/forum'];

for (const language of ['en-IN', 'hi-IN']) {
  test(`nothing is cut off at 320 px, at 200 % zoom or with text at 200 %, in ${language}`, async ({
    page,
  }, testInfo) => {
    await page.goto('/favicon.svg');
    await page.evaluate((chosen) => localStorage.setItem('gullylens.language', chosen), language);
    for (const path of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page, path);
      await expectFitsLargeText(page, path);
    }
    await openAsMember(page, '/dashboard', `${emailOf(testInfo)}`);
    for (const path of memberPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[role=status][aria-label]')).toHaveCount(0);
      await expectFits(page, path);
      await expectFitsLargeText(page, path);
    }
  });
}

test('the dashboard of a free user fits with an offer and a locked analysis', async ({ page }, testInfo) => {
  const card = {
    id: 'one',
    matchKey: 'one',
    matchTitle: 'Thiruvananthapuram Monsoons vs Visakhapatnam Lighthouses',
    tournament: 'Coastal League',
    analysisDate: '2026-11-21T10:00:00.000Z',
    publishedAt: null,
    draftedLate: false,
    locksAt: '2099-01-01T10:00:00.000Z',
    captainPoints: 76.8,
    viceCaptainPoints: 71.2,
    venueAverage: 171.4,
    locked: true,
  };
  await mockResponse(page, '/api/v1/analysis/', 200, { status: 'success', data: [card] });
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expect(page.getByText('Premium Content')).toBeVisible();
  await expectFits(page, 'a free dashboard');
  await expectFitsLargeText(page, 'a free dashboard');
});

test('five three-digit scores fit on a player page with text at 200 %', async ({ page }, testInfo) => {
  const email = emailOf(testInfo);
  const visitor = await signInVisitor(page.request, email);
  const players = '/api/v1/cricket/players/';
  await expect.poll(async () => (await (await visitor.get(players)).json()).data.length).toBeGreaterThan(0);
  const { key } = (await (await visitor.get(players)).json()).data[0];
  await page.route(`**${players}${key}/`, async (route) => {
    const answer = await (await route.fetch()).json();
    for (const match of answer.data.log) match.points = 288.5;
    await route.fulfill({ json: answer });
  });
  await openSignedIn(page, `/players/${key}`, email);
  await expect(page.getByText('288.5').first()).toBeVisible();
  await expectFitsLargeText(page, 'a player');
});
