import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { NewsList } from './news-list.tsx';

let server: TestServer;
afterEach(() => server.close());

describe('news of a match', () => {
  it('shows its start time, labelled as such', async () => {
    server = await startTestServer({});
    const over = testMatch({ phase: 'completed', status: 'Malabar Monsoons won by 12 runs' });
    renderScreen(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <NewsList lists={{ live: [], featured: [], upcoming: [], recent: [over], tournaments: [] }} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    screen.getByText(/^Started 21 Nov/);
    screen.getByText('Malabar Monsoons won by 12 runs');
  });
});
