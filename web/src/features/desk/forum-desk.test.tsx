import type { DeskPost } from '@gullylens/contract/http/desk-forum';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ForumDesk } from './forum-desk.tsx';

let server: TestServer;
let posts: DeskPost[];
afterEach(() => server.close());

const post = (number: number): DeskPost => ({
  id: `post-${number}`,
  threadId: 'thread-1',
  threadTitle: `Thread of post ${number}`,
  number: 2,
  author: null,
  body: `Post ${number}`,
  postedAt: '2026-11-21T06:30:00.000Z',
  hidden: false,
  lastReason: null,
  reports: [],
});

async function open(count: number) {
  posts = Array.from({ length: count }, (_, at) => post(at + 1));
  server = await startTestServer({
    'GET /api/v1/desk/forum/posts/': ({ query }) => {
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      const found = query.get('state') === 'hidden' ? [] : posts;
      const page = { offset, limit, total: found.length };
      return { body: { status: 'success', data: found.slice(offset, offset + limit), page } };
    },
    'POST /api/v1/desk/forum/posts/post-26/hide/': () => {
      const [last] = posts.splice(25);
      return { body: { status: 'success', data: { ...last, hidden: true } } };
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ForumDesk />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await until(() => screen.getByText('Post 1'));
}

describe('the forum on the desk', () => {
  it('shows the 25 remaining posts when the last one of the second page is hidden', async () => {
    await open(26);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const last = within((await until(() => screen.getByText('Post 26'))).closest('article') as HTMLElement);
    fireEvent.change(last.getByLabelText('Reason, shown to the author'), { target: { value: 'Spam' } });
    fireEvent.click(last.getByRole('button', { name: 'Hide post' }));
    await until(() => screen.getByText('Post 25'));
    expect(screen.queryByText('No posts here')).toBeNull();
  });

  it('shows no post of the old tab while the next one loads', async () => {
    await open(1);
    fireEvent.click(screen.getByRole('tab', { name: 'Hidden' }));
    expect(screen.queryByRole('button', { name: 'Hide post' })).toBeNull();
    await until(() => screen.getByText('No posts here'));
  });
});
