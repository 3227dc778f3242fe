import type { SupportTicket, TicketReceipt } from '@gullylens/contract/http/support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSupport, serveSupport } from './testing/support-server.ts';

const FILE = 'POST /api/support/tickets/';
const question = { subject: 'Paid, but locked', message: 'I paid an hour ago.' };
const NOT_SIGNED_IN = '';

let on: ServedSupport;
beforeAll(async () => {
  on = await serveSupport();
});
afterAll(() => on.close());

async function file(user: string, body: object = question): Promise<TicketReceipt> {
  const answer = await on.served.send(FILE, user, body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: TicketReceipt }).data;
}

/** Files ten equal tickets concurrently and returns their numbers. */
async function fileAtOnce(user: string, subject: string): Promise<number[]> {
  const receipts = await Promise.all(Array.from({ length: 10 }, () => file(user, { ...question, subject })));
  return receipts.map(({ number }) => number);
}

async function listOf(user: string): Promise<SupportTicket[]> {
  const answer = await on.served.request('/api/support/tickets/', user);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: SupportTicket[] }).data;
}

async function countTickets(): Promise<number> {
  const { rows } = await on.database.pool.query<{ total: number }>(
    'select count(*)::int as total from support_tickets',
  );
  return rows[0]?.total ?? 0;
}

describe('a ticket', () => {
  it('gets a number and is listed for its user', async () => {
    const user = on.signUp();
    const openedAt = on.clock.now().toISOString();
    const receipt = await file(user, {
      subject: ' Paid,\nbut locked ',
      message: 'I paid\u202e an hour ago.\r\n',
    });
    expect(receipt).toEqual({ number: expect.any(Number), priority: false, openedAt });
    expect(await listOf(user)).toEqual([
      { ...receipt, ...question, state: 'open', answer: null, answeredAt: null },
    ]);
  });

  it('can be filed without signing in, with an address', async () => {
    const email = 'visitor@example.com';
    const { number, priority } = await file(NOT_SIGNED_IN, { ...question, email });
    expect(priority).toBe(false);
    const { rows } = await on.database.pool.query(
      'select user_id, name, email from support_tickets where number = $1',
      [number],
    );
    expect(rows).toEqual([{ user_id: null, name: '', email }]);
  });

  it('has priority when a premium member files it', async () => {
    expect(await file(on.signUp({ isPremium: true }))).toMatchObject({ priority: true });
  });

  it('is created once when it is sent twice, also in parallel', async () => {
    const user = on.signUp();
    const [first] = await fileAtOnce(user, 'One');
    on.clock.advance(10 * 60_000 - 1);
    expect(new Set(await fileAtOnce(user, 'One'))).toEqual(new Set([first]));
    on.clock.advance(1);
    expect(await fileAtOnce(user, 'One')).not.toContain(first);
    expect(await fileAtOnce(on.signUp(), 'One')).not.toContain(first);
    expect(await listOf(user)).toHaveLength(2);
  });

  it('is listed newest first, in pages, for its user only', async () => {
    const [mine, theirs] = [on.signUp(), on.signUp()];
    for (const subject of ['One', 'Two', 'Three']) await file(mine, { ...question, subject });
    const answer = await on.served.request('/api/support/tickets/?offset=1&limit=1', mine);
    expect(await answer.json()).toMatchObject({
      data: [{ subject: 'Two' }],
      page: { offset: 1, limit: 1, total: 3 },
    });
    expect(await listOf(theirs)).toEqual([]);
  });
});

describe('a rejected request creates no ticket', () => {
  const email = 'visitor@example.com';
  it.each([
    ['no address from a visitor who is not signed in', question, 'email_required'],
    ['an address that is none', { ...question, email: 'visitor@' }, 'invalid_input'],
    ['an empty subject', { ...question, email, subject: '\u200b ' }, 'invalid_input'],
    ['an empty message', { ...question, email, message: '' }, 'invalid_input'],
    ['a subject without end', { ...question, email, subject: 'x'.repeat(121) }, 'invalid_input'],
    ['a message without end', { ...question, email, message: 'x'.repeat(4001) }, 'invalid_input'],
    ['anything more', { ...question, email, priority: true }, 'invalid_input'],
  ])('%s', async (_what, body, code) => {
    const before = await countTickets();
    const answer = await on.served.send(FILE, NOT_SIGNED_IN, body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code }]);
    expect(await countTickets()).toBe(before);
  });

  it('with a message of a megabyte', async () => {
    const answer = await on.served.send(FILE, NOT_SIGNED_IN, {
      ...question,
      message: 'x'.repeat(1024 * 1024),
    });
    expect(answer.status).toBe(413);
  });

  it('of a user whose account is deleted', async () => {
    const deletedUser = '00000000-0000-4000-8000-000000000009';
    const answer = await on.served.send(FILE, deletedUser, question);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'token_invalid' }]);
  });
});

it('listing tickets requires a signed-in user', async () => {
  expect((await on.served.request('/api/support/tickets/')).status).toBe(401);
});

it('answers 429 when a visitor files too many tickets', async () => {
  const strict = await serveSupport(0.2);
  const statuses: number[] = [];
  for (const at of ['1', '2', '3']) {
    const body = { subject: at, message: at, email: 'visitor@example.com' };
    statuses.push((await strict.served.send(FILE, NOT_SIGNED_IN, body)).status);
  }
  await strict.close();
  expect(statuses).toEqual([201, 201, 429]);
});

describe('the personal data of a user', () => {
  it('is exported, and deleted with the account', async () => {
    const user = on.signUp();
    const other = on.signUp();
    await file(user);
    await file(other);
    expect(await on.support.personalRecords.collect(user)).toMatchObject({ tickets: [question] });
    await on.database.db.transaction((tx) => on.support.personalRecords.erase(user, tx));
    expect(await on.support.personalRecords.collect(user)).toEqual({ tickets: [] });
    expect(await listOf(other)).toHaveLength(1);
  });
});

it('a user whose account is being deleted cannot file a ticket', async () => {
  const user = on.signUp();
  const before = await countTickets();
  on.erase(user);
  expect((await on.served.send(FILE, user, question)).status).toBe(401);
  expect(await countTickets()).toBe(before);
});
