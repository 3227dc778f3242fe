import type { SupportTicket } from '@gullylens/contract/http/support';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { AskSupport, OwnTickets } from './tickets.tsx';

const FILE = 'POST /api/support/tickets/';
const LIST = 'GET /api/support/tickets/';
const openedAt = '2026-11-21T06:30:00.000Z';

let server: TestServer;
afterEach(() => server.close());

async function open(signedIn: boolean, handlers: Record<string, TestHandler> = {}) {
  server = await startTestServer(handlers);
  if (signedIn) storeSession();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <AskSupport isSignedIn={signedIn} />
      {signedIn && <OwnTickets />}
    </QueryClientProvider>,
  );
}

function showOwnTicketsIfAny() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <OwnTickets hidesNone />
    </QueryClientProvider>,
  );
  return client;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function write() {
  fireEvent.change(field('Subject'), { target: { value: 'Paid, but locked' } });
  fireEvent.change(field('Message'), { target: { value: 'I paid an hour ago.' } });
}

const send = () => fireEvent.submit(field('Subject').form as HTMLFormElement);
const receipt = (priority: boolean) => ({
  status: 201,
  body: { status: 'success', data: { number: 1042, priority, openedAt } },
});
const list =
  (...data: Partial<SupportTicket>[]): TestHandler =>
  ({ query }) => {
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    const page = { offset, limit, total: data.length };
    return { body: { status: 'success', data: data.slice(offset, offset + limit), page } };
  };

describe('writing to support', () => {
  it('gives the number of the ticket, and the form again for another', async () => {
    await open(true, { [FILE]: () => receipt(true), [LIST]: list() });
    write();
    send();
    const status = await until(() => screen.getByText('Sent. Your ticket is number 1042.').parentElement);
    expect(status?.textContent).toContain('As a premium member you are answered first.');
    expect(server.requests.find(({ call }) => call === FILE)?.body).toEqual({
      subject: 'Paid, but locked',
      message: 'I paid an hour ago.',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Write another' }));
    expect(field('Subject').value).toBe('');
  });

  it('asks signed-out visitors for an email address', async () => {
    await open(false, { [FILE]: () => receipt(false) });
    write();
    fireEvent.change(field('Your email, for the answer'), { target: { value: 'asha@example.com' } });
    send();
    await until(() => screen.getByText(/We will write to asha@example.com/));
    expect(server.requests[0]?.body).toMatchObject({ email: 'asha@example.com' });
  });

  it('shows that it is sending, and sends once', async () => {
    await open(true, { [FILE]: () => null, [LIST]: list() });
    write();
    send();
    const button = await until(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }));
    expect(button.disabled).toBe(true);
  });

  it.each([
    [
      'a refusal',
      () => refusal(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.'),
      /Too many requests/,
    ],
    [
      'a server that breaks off',
      (_request, response) => (response.destroy(), null),
      /You seem to be offline/,
    ],
  ] satisfies [string, TestHandler, RegExp][])(
    'keeps what was typed after %s',
    async (_what, answer, words) => {
      await open(true, { [FILE]: answer, [LIST]: list() });
      write();
      send();
      expect((await until(() => screen.getByRole('alert'))).textContent).toMatch(words);
      expect([field('Subject').value, field('Message').value]).toEqual([
        'Paid, but locked',
        'I paid an hour ago.',
      ]);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
    },
  );
});

describe('the own tickets', () => {
  const ticket = {
    number: 7,
    subject: 'A question',
    message: 'Why?',
    priority: false,
    openedAt,
    answeredAt: null,
  };

  it('are listed with their answers', async () => {
    await open(true, {
      [LIST]: list(
        { ...ticket, number: 8, subject: 'Another', state: 'open', answer: null, priority: true },
        { ...ticket, state: 'closed', answer: '<b>Because.</b>' },
      ),
    });
    await until(() => screen.getByText('<b>Because.</b>'));
    expect(screen.getByText('Answered')).toBeTruthy();
    expect(screen.getByText('Open, priority')).toBeTruthy();
  });

  it('come in pages', async () => {
    const tickets = Array.from({ length: 26 }, (_, at) => ({
      ...ticket,
      number: at,
      subject: `Subject ${at}`,
      state: 'open' as const,
      answer: null,
    }));
    await open(true, { [LIST]: list(...tickets) });
    await until(() => screen.getByText('1–25 of 26'));
    expect(screen.queryByText('Subject 25')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await until(() => screen.getByText('Subject 25'));
    expect(screen.queryByText('Subject 0')).toBeNull();
  });

  it('hide themselves on request while there are none', async () => {
    server = await startTestServer({ [LIST]: list() });
    storeSession();
    const client = showOwnTicketsIfAny();
    await until(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('success'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are shown on request while there are some', async () => {
    server = await startTestServer({ [LIST]: list({ ...ticket, state: 'open', answer: null }) });
    storeSession();
    showOwnTicketsIfAny();
    await until(() => screen.getByText('A question'));
    screen.getByRole('region');
  });

  it('show a failure also where none would be hidden', async () => {
    server = await startTestServer({ [LIST]: () => refusal(503, 'unavailable', 'Try later.') });
    showOwnTicketsIfAny();
    await until(() => screen.getByRole('button', { name: 'Try Again' }));
  });

  it('may be none', async () => {
    await open(true, { [LIST]: list() });
    await until(() => screen.getByText('No tickets yet.'));
  });

  it('can be requested again after a failure', async () => {
    const answers = [refusal(503, 'unavailable', 'Temporarily unavailable. Please try again shortly.')];
    await open(true, { [LIST]: () => answers.shift() ?? { body: { status: 'success', data: [] } } });
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Try Again' })));
    await until(() => screen.getByText('No tickets yet.'));
  });
});
