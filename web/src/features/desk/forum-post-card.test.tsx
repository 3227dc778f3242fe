import type { DeskPost } from '@gullylens/contract/http/desk-forum';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ForumPostCard } from './forum-desk.tsx';

const post: DeskPost = {
  id: 'p1',
  threadId: 't1',
  threadTitle: 'Who opens?',
  number: 1,
  author: null,
  body: 'Gill.',
  postedAt: '2026-11-21T06:30:00.000Z',
  hidden: false,
  lastReason: null,
  reports: [],
};

let server: TestServer;
afterEach(() => server.close());

async function show(parts: Partial<DeskPost>) {
  server = await startTestServer({
    'POST /api/v1/desk/forum/posts/p1/hide/': () => refusal(404, 'post_not_found', 'It is gone.'),
  });
  renderPage(<ForumPostCard post={{ ...post, ...parts }} />);
}
const text = () => screen.getByRole('article').textContent;
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button');
const warning = 'It opened a thread: hiding it hides the thread.';

describe('a post on the desk', () => {
  it('can be hidden or restored, and warns that hiding it hides its thread', async () => {
    await show({});
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Hide post', 'Keep post']);
    expect(text()).toContain(warning);
    expect(text()).not.toContain('Hidden');
    expect(text()).not.toContain('Last decided');
  });

  it('that is hidden can be shown again', async () => {
    await show({ hidden: true, lastReason: 'Spam.' });
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Show again']);
    expect(text()).toContain('HiddenMember');
    expect(text()).toContain('Last decided: Spam.');
    expect(text()).not.toContain(warning);
  });

  it('that is a reply hides no thread', async () => {
    await show({ number: 2 });
    expect(text()).not.toContain(warning);
  });

  it('is decided with a reason, and shows an error when that failed', async () => {
    await show({});
    const hide = screen.getByRole('button', { name: 'Hide post' });
    const reason = screen.getByLabelText('Reason, shown to the author');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(reason, { target: { value: '  ' } });
    fireEvent.click(hide);
    expect(screen.getByRole('alert').textContent).toBe('Enter a reason first.');
    expect(server.requests).toEqual([]);
    fireEvent.change(reason, { target: { value: 'Spam.' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(hide);
    await until(() => expect(screen.getByRole('alert').textContent).toBe('It is gone.'));
  });
});
