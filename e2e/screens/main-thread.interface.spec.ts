import { expect, test } from '@playwright/test';
import { payAtCheckout, signInVisitor } from '../support/api-visitor.ts';

interface Scored {
  readonly key: string;
  readonly score: readonly { r: number; w: number; o: string }[];
}

test('an API client sees a score change, is denied the analysis, pays and reads it', async ({ request }) => {
  const visitor = await signInVisitor(request, 'thread@example.com');

  const readLive = async (): Promise<Scored[]> =>
    (await (await visitor.get('/api/v1/cricket/matches/live/')).json()).data;
  await expect.poll(async () => (await readLive()).length).toBeGreaterThan(0);
  const before = new Map((await readLive()).map((match) => [match.key, JSON.stringify(match.score)]));
  await expect
    .poll(async () => (await readLive()).some((now) => before.get(now.key) !== JSON.stringify(now.score)), {
      message: 'a live score changes within 30 s',
      timeout: 30_000,
    })
    .toBe(true);

  await expect
    .poll(async () => (await (await visitor.get('/api/v1/analysis/')).json()).data.length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  const [card] = (await (await visitor.get('/api/v1/analysis/')).json()).data;
  expect(Object.keys(card).toSorted()).toEqual([
    'analysisDate',
    'captainPoints',
    'draftedLate',
    'id',
    'locked',
    'locksAt',
    'matchKey',
    'matchTitle',
    'publishedAt',
    'tournament',
    'venueAverage',
    'viceCaptainPoints',
  ]);

  const refused = await visitor.get(`/api/v1/analysis/${card.matchKey}/`);
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'premium_required' });

  const order = await (
    await visitor.post('/api/subscriptions/premium/create-order/', { plan_type: 'monthly' })
  ).json();
  expect(order).toMatchObject({ amount: 49900, currency: 'INR' });
  const fields = await payAtCheckout(request, order.order_id);
  const verified = await visitor.post('/api/subscriptions/premium/verify-payment/', fields);
  expect(await verified.json()).toMatchObject({ success: true });
  expect(await (await visitor.get('/api/subscriptions/premium/status/')).json()).toMatchObject({
    isPremium: true,
  });

  const opened = await visitor.get(`/api/v1/analysis/${card.matchKey}/`);
  expect(opened.status()).toBe(200);
  const { data: analysis } = await opened.json();
  expect(analysis.venueStats.sample).toBeGreaterThan(0);
  expect(analysis.topPlayers.length).toBeGreaterThan(0);
});

test('no protected data is sent without a sign-in', async ({ request }) => {
  for (const path of [
    '/api/v1/cricket/matches/live/',
    '/api/v1/analysis/',
    '/api/live/',
    '/api/auth/profile/',
  ]) {
    expect((await request.get(path)).status(), path).toBe(401);
  }
});
