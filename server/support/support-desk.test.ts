import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import type { SupportTicket, TicketReceipt } from '@gullylens/contract/http/support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANALYST, type ServedSupport, serveSupport } from './testing/support-server.ts';

let on: ServedSupport;
beforeAll(async () => {
  on = await serveSupport();
});
beforeEach(() => on.database.pool.query('truncate support_tickets'));
afterAll(() => on.close());

async function file(user: string, subject: string): Promise<number> {
  const body = { subject, message: 'Please look.', ...(user ? {} : { email: 'visitor@example.com' }) };
  const answer = await on.served.send('POST /api/support/tickets/', user, body);
  return ((await answer.json()) as { data: TicketReceipt }).data.number;
}

/** Updates the newest version of a ticket, unless the body gives one. */
async function settle(number: number, body: object, user = ANALYST): Promise<Response> {
  const { version } = await readAtDesk(number);
  return on.served.send(`PUT /api/v1/desk/tickets/${number}/`, user, { version, ...body });
}

async function readAtDesk(number: number): Promise<DeskTicket> {
  const answer = await on.served.request(`/api/v1/desk/tickets/${number}/`, ANALYST);
  return ((await answer.json()) as { data: DeskTicket }).data;
}

async function subjectsAtDesk(state: 'open' | 'closed'): Promise<string[]> {
  const answer = await on.served.request(`/api/v1/desk/tickets/?state=${state}`, ANALYST);
  return ((await answer.json()) as { data: DeskTicket[] }).data.map(({ subject }) => subject);
}

async function readOwn(user: string): Promise<SupportTicket | undefined> {
  const answer = await on.served.request('/api/support/tickets/', user);
  return ((await answer.json()) as { data: SupportTicket[] }).data[0];
}

describe('the desk', () => {
  it('lists tickets of premium members first, then by waiting time, with the address for the answer', async () => {
    await file('', 'From a visitor');
    await file(on.signUp(), 'From a free reader');
    await file(
      on.signUp({ isPremium: true, name: 'Meera Nair', email: 'meera@example.com' }),
      'From a member',
    );
    expect(await subjectsAtDesk('open')).toEqual(['From a member', 'From a visitor', 'From a free reader']);
    const answer = await on.served.request('/api/v1/desk/tickets/?limit=1', ANALYST);
    expect(await answer.json()).toMatchObject({
      data: [{ name: 'Meera Nair', email: 'meera@example.com', priority: true, state: 'open' }],
      page: { offset: 0, limit: 1, total: 3 },
    });
  });

  it('answers a ticket, and its user reads the answer', async () => {
    const user = on.signUp();
    const number = await file(user, 'A question');
    on.clock.advance(1000);
    const answer = await settle(number, { state: 'closed', answer: 'Done: please look again.' });
    expect(answer.status).toBe(200);
    expect(await readOwn(user)).toMatchObject({
      state: 'closed',
      answer: 'Done: please look again.',
      answeredAt: on.clock.now().toISOString(),
    });
    expect([await subjectsAtDesk('open'), await subjectsAtDesk('closed')]).toEqual([[], ['A question']]);
  });

  it('can repeat an update, correct an answer and reopen a ticket', async () => {
    const user = on.signUp();
    const number = await file(user, 'A question');
    await settle(number, { state: 'closed', answer: 'First words.' });
    const answeredAt = on.clock.now().toISOString();
    on.clock.advance(60_000);
    await settle(number, { state: 'closed', answer: 'First words.' });
    expect(await readOwn(user)).toMatchObject({ answeredAt });
    await settle(number, { state: 'open', answer: 'Better words.' });
    const corrected = { answer: 'Better words.', answeredAt: on.clock.now().toISOString(), state: 'open' };
    expect(await readOwn(user)).toMatchObject(corrected);
    await settle(number, { state: 'open', answer: null });
    expect(await readOwn(user)).toMatchObject({ answer: null, answeredAt: null });
  });

  it('closes a ticket without an answer', async () => {
    const number = await file(on.signUp(), 'Nonsense');
    expect((await settle(number, { state: 'closed', answer: null })).status).toBe(200);
    expect(await subjectsAtDesk('closed')).toEqual(['Nonsense']);
  });
});

describe('two analysts with one ticket', () => {
  const first = { version: 0, state: 'closed', answer: 'From the first.' };

  it('the second, whose version is outdated, gets 409; the first answer stays', async () => {
    const number = await file(on.signUp(), 'A question');
    expect(await readAtDesk(number)).toMatchObject({ version: 0 });
    await settle(number, first);
    const second = await settle(number, { version: 0, state: 'open', answer: 'From the second.' });
    expect([second.status, await second.json()]).toMatchObject([409, { code: 'ticket_changed' }]);
    expect(await readAtDesk(number)).toMatchObject({ ...first, version: 1 });
  });

  it('409 also when only the answer or only the state would change', async () => {
    const number = await file(on.signUp(), 'A question');
    await settle(number, first);
    expect((await settle(number, { ...first, answer: null })).status).toBe(409);
    expect((await settle(number, { ...first, state: 'open' })).status).toBe(409);
    expect(await readAtDesk(number)).toMatchObject({ ...first, version: 1 });
  });

  it('400 for a version that the database cannot store', async () => {
    const number = await file(on.signUp(), 'A question');
    const body = { version: 2 ** 31, state: 'closed', answer: null };
    expect((await settle(number, body)).status).toBe(400);
    expect((await settle(number, { ...body, version: 2 ** 31 - 1 })).status).toBe(409);
  });

  it('a version that does not exist yet is rejected', async () => {
    const number = await file(on.signUp(), 'A question');
    expect((await settle(number, { ...first, version: 1 })).status).toBe(409);
  });

  it('the same update can be repeated after a lost response, and changes nothing more', async () => {
    const number = await file(on.signUp(), 'A question');
    await settle(number, first);
    const again = await settle(number, first);
    expect([again.status, await again.json()]).toMatchObject([200, { data: { ...first, version: 1 } }]);
  });

  it('an update with the newest version replaces the answer', async () => {
    const number = await file(on.signUp(), 'A question');
    await settle(number, first);
    const second = await settle(number, { version: 1, state: 'closed', answer: 'From both.' });
    expect([second.status, await second.json()]).toMatchObject([
      200,
      { data: { answer: 'From both.', version: 2 } },
    ]);
  });
});

describe('the desk rejects', () => {
  it.each([
    [400, 'an empty answer', { state: 'closed', answer: ' ' }, ANALYST],
    [400, 'a state that there is not', { state: 'lost', answer: null }, ANALYST],
    [400, 'no answer at all', { state: 'closed' }, ANALYST],
    [400, 'no version', { state: 'closed', answer: 'Mine now.', version: undefined }, ANALYST],
    [403, 'a reader', { state: 'closed', answer: 'Mine now.' }, 'reader'],
    [401, 'no signed-in user', { state: 'closed', answer: 'Mine now.' }, ''],
  ])('%i: %s', async (status, _what, body, user) => {
    const asking = on.signUp();
    const number = await file(asking, 'A question');
    expect((await settle(number, body, user)).status).toBe(status);
    expect(await readOwn(asking)).toMatchObject({ state: 'open', answer: null });
  });

  it('an unknown ticket', async () => {
    const body = { version: 0, state: 'closed', answer: null };
    const answers = [
      await on.served.send('PUT /api/v1/desk/tickets/1/', ANALYST, body),
      await on.served.request('/api/v1/desk/tickets/1/', ANALYST),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'ticket_not_found' }]);
    }
  });

  it.each([
    [403, 'reader'],
    [401, ''],
  ])('%i: the list and a ticket, for the user %j', async (status, user) => {
    const number = await file('', 'A question');
    expect((await on.served.request('/api/v1/desk/tickets/', user)).status).toBe(status);
    expect((await on.served.request(`/api/v1/desk/tickets/${number}/`, user)).status).toBe(status);
  });
});
