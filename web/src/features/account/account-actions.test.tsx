import type { PremiumStatus } from '@gullylens/contract/http/premium';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Loaded } from '../../testing/loaded.tsx';
import { renderPage } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { DataSection } from './data-section.tsx';
import { PremiumSection } from './premium-section.tsx';
import { ReceiptsSection } from './receipts-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

let server: TestServer;
afterEach(() => server.close());

async function show(part: ReactNode, handlers: Record<string, TestHandler> = {}) {
  server = await startTestServer(handlers);
  storeSession();
  renderPage(part);
}
const ok =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('deleting the account', () => {
  it('needs a confirmation and can be cancelled', async () => {
    await show(<DataSection onDeleted={() => undefined} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Delete account');
    press('Keep my account');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports that it is done', async () => {
    const onDeleted = vi.fn();
    await show(<DataSection onDeleted={onDeleted} />, { 'DELETE /api/account/': ok(null) });
    press('Delete account');
    press('Delete permanently');
    await until(() => expect(onDeleted).toHaveBeenCalledOnce());
  });
});

describe('Premium in the account', () => {
  const premium: PremiumStatus = {
    isPremium: true,
    premiumUntil: '2026-12-21T06:30:00.000Z',
    subscriptionActive: true,
  };
  const showPremium = (parts: Partial<PremiumStatus>, onUpgrade = () => undefined as void) => {
    const query = { data: { ...premium, ...parts }, error: null, refetch: () => undefined };
    return show(<PremiumSection query={query} onUpgrade={onUpgrade} />);
  };

  it('shows the day on which it ends', async () => {
    await showPremium({});
    screen.getByText('Active');
    expect(screen.getByText('Your month ends').nextElementSibling?.textContent).toBe('21 December 2026');
    screen.getByText('Nothing renews, nothing is charged.');
    expect(screen.queryByText(/^You cancelled/)).toBeNull();
    screen.getByRole('button', { name: 'Cancel subscription' });
  });

  it('is cancelled only after a question, and kept on request', async () => {
    const query = { data: premium, error: null, refetch: vi.fn() };
    await show(<PremiumSection query={query} onUpgrade={() => undefined} />, {
      'POST /api/subscriptions/premium/cancel/': () => ({ body: { ...premium, subscriptionActive: false } }),
    });
    press('Cancel subscription');
    screen.getByText('Premium stays until 21 December 2026, then ends by itself.');
    press('Keep subscription');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf('POST /api/subscriptions/premium/cancel/')).toBe(0);
    press('Cancel subscription');
    const [, confirm] = screen.getAllByRole('button', { name: 'Cancel subscription' });
    fireEvent.click(confirm as HTMLElement);
    await until(() => expect(query.refetch).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says once it is cancelled until when everything stays open', async () => {
    await showPremium({ subscriptionActive: false });
    screen.getByText('21 December 2026');
    expect(screen.queryByText(/^Nothing renews/)).toBeNull();
    screen.getByText(/^You cancelled: until then everything stays open to you/);
    screen.getByRole('button', { name: 'Undo cancellation' });
  });

  it('shows no day for users who have it without an end', async () => {
    await showPremium({ premiumUntil: null, subscriptionActive: false });
    screen.getByText('Cancelled');
    expect(screen.queryByText(/^Your month ends|^You cancelled/)).toBeNull();
    screen.getByRole('button', { name: 'Undo cancellation' });
  });

  it('without an end says nothing of a renewal, and stays when it is cancelled', async () => {
    await showPremium({ premiumUntil: null });
    expect(screen.queryByText(/^Nothing renews/)).toBeNull();
    press('Cancel subscription');
    screen.getByText('You keep Premium. You can undo this at any time.');
    expect(screen.queryByText('Until then')).toBeNull();
  });

  it('says once, in the dialog, that a cancellation failed', async () => {
    await showPremium({});
    press('Cancel subscription');
    const [, confirm] = screen.getAllByRole('button', { name: 'Cancel subscription' });
    fireEvent.click(confirm as HTMLElement);
    await until(() => within(screen.getByRole('dialog')).getByText('There is nothing here.'));
    expect(screen.getAllByText('There is nothing here.')).toHaveLength(1);
  });

  it('is offered to everyone else', async () => {
    const onUpgrade = vi.fn();
    await showPremium({ isPremium: false }, onUpgrade);
    press('Upgrade to Premium');
    expect(onUpgrade).toHaveBeenCalledOnce();
  });
});

const showReceipts = (receipts: unknown[], messages: unknown[], hidesNone?: boolean) =>
  show(
    <>
      <ReceiptsSection hidesNone={hidesNone} />
      <Loaded />
    </>,
    {
      'GET /api/subscriptions/receipts/': ({ query }) => {
        const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
        const page = { offset, limit, total: receipts.length };
        return { body: { status: 'success', data: receipts.slice(offset, offset + limit), page } };
      },
      'GET /api/subscriptions/messages/': ok(messages),
    },
  );

describe('the receipts', () => {
  const receipt = {
    number: 'GL-1',
    kind: 'receipt',
    issuedAt: '2026-11-21T06:30:00.000Z',
    amount: 49_900,
    currency: 'INR',
    periodStart: '2026-11-21T06:30:00.000Z',
    periodEnd: '2026-12-21T06:30:00.000Z',
    refunded: false,
  };
  const message = {
    id: 1,
    kind: 'premium_restored',
    text: '',
    amount: null,
    premiumUntil: null,
    cause: null,
    createdAt: '2026-11-21T06:30:00.000Z',
  };

  it('show which payment was refunded, and the payment messages', async () => {
    await showReceipts([receipt, { ...receipt, number: 'GL-2', refunded: true }], [message]);
    await until(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^₹499 21 November 2026 GL-1/),
      expect.stringMatching(/^₹499 Refunded21 November 2026 GL-2/),
      '21 November 2026 The dispute over your payment is settled: the month it paid for is yours again.',
    ]);
  });

  it('come in pages', async () => {
    const receipts = Array.from({ length: 26 }, (_, at) => ({ ...receipt, number: `GL-${at + 1}` }));
    await showReceipts(receipts, []);
    await until(() => screen.getByText('1–25 of 26'));
    press('Next');
    await until(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('listitem').textContent).toContain('GL-26');
  });

  it('are empty at first, without messages', async () => {
    await showReceipts([], []);
    await until(() => screen.getByText('No payments yet.'));
    expect(screen.queryByText('Messages about your payments')).toBeNull();
  });

  it.each([
    [[receipt], [], 'GL-1'],
    [[], [message], /^The dispute/],
  ])(
    'of a user without Premium are left out until there are some: %j, %j',
    async (receipts, messages, text) => {
      await showReceipts(receipts, messages, true);
      expect(screen.queryByRole('region', { name: 'Receipts' })).toBeNull();
      await until(() => within(screen.getByRole('region', { name: 'Receipts' })).getByText(text));
    },
  );

  it('of a user without Premium stay left out when there are none', async () => {
    await showReceipts([], [], true);
    await until(() => expect(server.requests).toHaveLength(2));
    await until(() => screen.getByText('All is loaded'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('hold their place while they load', async () => {
    await show(<ReceiptsSection />, {});
    screen.getByRole('status', { name: 'Loading' });
    await until(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  });

  it('say also to a user without Premium that they could not be loaded', async () => {
    await show(<ReceiptsSection hidesNone />, {});
    expect(screen.queryByRole('region')).toBeNull();
    await until(() => screen.getByText('Error Loading Data'));
  });
});

it('another device can be signed out, this one and a revoked one cannot', async () => {
  const session = {
    id: 's',
    browser: 'Chrome',
    system: null,
    current: false,
    lastUsedAt: '2026-11-21T06:30:00.000Z',
  };
  await show(<SessionsSection onSignedOut={() => undefined} />, {
    'GET /api/account/sessions/': ok([
      { ...session, id: 'this', browser: null, system: 'iPhone', current: true, endedForSafetyAt: null },
      { ...session, id: 'other', endedForSafetyAt: null },
      { ...session, id: 'ended', endedForSafetyAt: '2026-11-21T06:30:00.000Z' },
    ]),
  });
  await until(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  const lines = screen.getAllByRole('listitem');
  expect(lines[0]?.textContent).toMatch(/^iPhone/);
  expect(lines.map((line) => line.querySelector('button')?.textContent)).toEqual([
    undefined,
    undefined,
    'Sign out Chrome',
  ]);
  expect(lines.map((line) => line.textContent?.includes('This device'))).toEqual([true, false, false]);
});
