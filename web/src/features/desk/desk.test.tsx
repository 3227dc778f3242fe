import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Desk } from './desk.tsx';

const noPage = { offset: 0, limit: 25, total: 0 };
const nothing = () => ({ body: { status: 'success', data: [], page: noPage } });
const empty = {
  queue: 'Nothing is waiting.',
  analyses: 'No analyses yet',
  tickets: 'No tickets here',
  forum: 'No posts here',
  names: 'No names found',
};

let server: TestServer;
afterEach(() => server.close());

async function open(address: string): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/desk/analyses/': nothing,
    'GET /api/v1/desk/tickets/': nothing,
    'GET /api/v1/desk/forum/posts/': nothing,
    'GET /api/v1/desk/names/': nothing,
  });
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Desk preview={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const shown = () =>
  Object.values(empty).filter((text) => screen.queryByText(text)?.closest('[hidden]') === null);

describe('the desk', () => {
  it.each([
    ['/desk', empty.queue],
    ['/desk?tab=analyses', empty.analyses],
    ['/desk?tab=tickets', empty.tickets],
    ['/desk?tab=forum', empty.forum],
    ['/desk?tab=names', empty.names],
    ['/desk?tab=nothing', empty.queue],
  ])('at %s shows one section and asks for nothing of the others', async (address, text) => {
    await open(address);
    await until(() => screen.getByText(text));
    expect(shown()).toEqual([text]);
    expect(server.requests).toHaveLength(text === empty.queue ? 3 : 1);
  });

  it('shows the section whose tab is chosen', async () => {
    await open('/desk');
    fireEvent.click(screen.getByRole('tab', { name: 'Tickets' }));
    await until(() => expect(shown()).toEqual([empty.tickets]));
  });

  it('keeps what is typed in a section while another is shown', async () => {
    await open('/desk?tab=names');
    await until(() => screen.getByText(empty.names));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(field, { target: { value: 'V Kohli' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Tickets' }));
    await until(() => screen.getByText(empty.tickets));
    expect(screen.queryByRole('searchbox')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Names' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('V Kohli');
  });
});
