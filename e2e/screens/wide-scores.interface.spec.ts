import { signInVisitor } from '../support/api-visitor.ts';
import { expectFitsLargeText } from '../support/expect-fits.ts';
import { emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';

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
