import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { TicketsDesk } from './tickets-desk.tsx';

const LIST = 'GET /api/v1/desk/tickets/';
const READ = 'GET /api/v1/desk/tickets/1001/';
const SAVE = 'PUT /api/v1/desk/tickets/1001/';

let server: TestServer;
let client: QueryClient;
/** The tickets on the server. */
let tickets: DeskTicket[];
afterEach(() => server.close());

function ticket(number: number, parts: Partial<DeskTicket> = {}): DeskTicket {
  const subject = `Question ${number}`;
  return {
    number,
    priority: false,
    openedAt: '2026-11-21T06:30:00.000Z',
    subject,
    message: 'Please look.',
    state: 'open',
    answer: null,
    answeredAt: null,
    name: 'Asha Rao',
    email: 'asha@example.com',
    version: 0,
    ...parts,
  };
}

const list: TestHandler = ({ query }) => {
  const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
  const found = tickets.filter(({ state }) => state === (query.get('state') ?? 'open'));
  const page = { offset, limit, total: found.length };
  return { body: { status: 'success', data: found.slice(offset, offset + limit), page } };
};

const read: TestHandler = () => ({ body: { status: 'success', data: tickets[0] } });

const save: TestHandler = ({ body }) => {
  const { version, ...change } = body as Pick<DeskTicket, 'version' | 'state' | 'answer'>;
  if (version !== tickets[0]?.version) return refusal(409, 'ticket_changed', 'Changed');
  changeFirst(change);
  return { body: { status: 'success', data: tickets[0] } };
};

function changeFirst(change: Partial<DeskTicket>) {
  tickets = tickets.map((one, at) => (at === 0 ? { ...one, ...change, version: one.version + 1 } : one));
}

async function open(...stored: DeskTicket[]) {
  tickets = stored;
  server = await startTestServer({ [LIST]: list, [READ]: read, [SAVE]: save });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TicketsDesk />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await until(cardOfFirst);
}

const readAgain = () => act(() => client.refetchQueries({ type: 'active' }));
const cardOfFirst = () => within(screen.getByText('Question 1001').closest('article') as HTMLElement);
const field = () => cardOfFirst().getByLabelText<HTMLTextAreaElement>('Answer');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(cardOfFirst().getByRole('button', { name }));
const isOff = (name: string) => cardOfFirst().getByRole<HTMLButtonElement>('button', { name }).disabled;
const conflict = () => screen.queryByText('This was changed by someone else');
const lastSave = () => server.requests.findLast(({ call }) => call === SAVE)?.body;

/** Whether the browser asks before it leaves the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before it leaves an answer that is not saved', async () => {
  await open(ticket(1001));
  expect(isAsked()).toBe(false);
  write('From me');
  expect(isAsked()).toBe(true);
});

describe('an answer to a ticket', () => {
  it('is sent with the version on which it is based', async () => {
    await open(ticket(1001, { version: 3 }));
    write('From me');
    press('Save and keep open');
    await until(() => expect(lastSave()).toEqual({ version: 3, state: 'open', answer: 'From me' }));
    await until(() => expect(tickets[0]?.answer).toBe('From me'));
    await readAgain();
    expect(field().value).toBe('From me');
    expect(conflict()).toBeNull();
  });

  it('stays when another analyst answers first; both are shown and ours is saved only on request', async () => {
    await open(ticket(1001));
    write('From me');
    changeFirst({ answer: 'From a colleague' });
    press('Save and close');
    await until(() => cardOfFirst().getByText('From a colleague'));
    expect(field().value).toBe('From me');
    expect([isOff('Save and close'), isOff('Save and keep open')]).toEqual([true, true]);
    press('Keep mine');
    expect(conflict()).toBeNull();
    press('Save and keep open');
    await until(() => expect(tickets[0]).toMatchObject({ answer: 'From me', version: 2 }));
  });

  it('stays when another analyst closes the ticket and it leaves the list', async () => {
    await open(ticket(1001), ticket(1002));
    write('From me');
    const before = field();
    changeFirst({ answer: 'From a colleague', state: 'closed' });
    await readAgain();
    await until(() => cardOfFirst().getByText('From a colleague'));
    expect(field()).toBe(before);
    expect(field().value).toBe('From me');
    press('Keep mine');
    press('Save');
    await until(() => expect(tickets[0]).toMatchObject({ answer: 'From me', state: 'closed' }));
    await until(() => expect(screen.queryByText('Question 1001')).toBeNull());
    expect(screen.queryByText('Question 1002')).not.toBeNull();
  });

  it('continues from the colleague’s on request', async () => {
    await open(ticket(1001));
    write('From me');
    changeFirst({ answer: 'From a colleague' });
    await readAgain();
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Take theirs' })));
    expect(field().value).toBe('From a colleague');
    expect(conflict()).toBeNull();
  });

  it('follows the stored one while nothing is unsaved', async () => {
    await open(ticket(1001));
    changeFirst({ answer: 'From a colleague' });
    await readAgain();
    await until(() => expect(field().value).toBe('From a colleague'));
    expect(conflict()).toBeNull();
  });

  it('shows why it was not saved, and keeps the text', async () => {
    await open(ticket(1001));
    write('From me');
    await server.close();
    press('Save and close');
    await until(() => expect(cardOfFirst().getByRole('alert').textContent).not.toBe(''));
    expect(field().value).toBe('From me');
  });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => ticket(1001 + at));

describe('the list of tickets', () => {
  it('returns to the last existing page when the only ticket of a page is closed', async () => {
    await open(...many(26));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await until(() => screen.getByText('Question 1026'));
    tickets.pop();
    await readAgain();
    await until(() => screen.getByText('Question 1025'));
    expect(screen.queryByText('No tickets here')).toBeNull();
  });

  it('ignores clicks on the old page while the next one loads', async () => {
    await open(...many(26));
    const old = screen.getByText('Question 1001');
    expect(old.closest('[inert]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(old.closest('[inert]')).not.toBeNull();
    const next = await until(() => screen.getByText('Question 1026'));
    expect(next.closest('[inert]')).toBeNull();
  });

  it('shows nothing of the old tab while the next one loads', async () => {
    await open(ticket(1001));
    fireEvent.click(screen.getByRole('tab', { name: 'Closed' }));
    expect(screen.queryByText('Question 1001')).toBeNull();
    expect(screen.queryByLabelText('Loading')).not.toBeNull();
    await until(() => screen.getByText('No tickets here'));
  });
});
