import { once } from 'node:events';
import type { ForumPost, ForumThread } from '@gullylens/contract/http/forum';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeSeenPosts } from '../../platform/storage/forum-seen.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Forum } from './forum.tsx';
import { ThreadView } from './thread-view.tsx';

const LIST = 'GET /api/v1/forum/threads/';
const READ_THREAD = 'GET /api/v1/forum/threads/t1/';
const OPEN = 'POST /api/v1/forum/threads/';
const REPLY = 'POST /api/v1/forum/threads/t1/posts/';
const at = '2026-11-21T06:30:00.000Z';
const unavailable = () => refusal(503, 'unavailable', 'Temporarily unavailable. Please try again shortly.');

const thread: ForumThread = {
  id: 't1',
  title: 'Who opens?',
  matchKey: null,
  matchTitle: null,
  author: { name: 'Meera', analyst: false },
  openedAt: at,
  lastPostAt: at,
  posts: 3,
};
const post: ForumPost = {
  id: 'p1',
  number: 1,
  author: { name: 'Meera', analyst: false },
  authorNumber: 1,
  mine: false,
  state: 'shown',
  body: 'Gill.',
  hiddenBecause: null,
  postedAt: at,
  editedAt: null,
  editableUntil: null,
};

/** Almost so many minutes from now. */
const minutes = (count: number) => new Date(Date.now() + count * 60_000 - 1000).toISOString();

let server: TestServer;
afterEach(() => server.close());

const threads =
  (...data: ForumThread[]): TestHandler =>
  () => ({ body: { status: 'success', data, next: null } });
const posts =
  (...shown: ForumPost[]): TestHandler =>
  () => ({ body: { status: 'success', data: { thread, posts: shown }, next: null } });

async function show(part: ReactNode, handlers: Record<string, TestHandler>): Promise<QueryClient> {
  server = await startTestServer(handlers);
  storeSession();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

const showForum = (handlers: Record<string, TestHandler>, onOpened = vi.fn()) =>
  show(<Forum matchKey={undefined} onOpened={onOpened} />, handlers);
const showThread = (handlers: Record<string, TestHandler>) => show(<ThreadView threadId="t1" />, handlers);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sendThread = () => fireEvent.submit(screen.getByRole('form', { name: 'New thread' }));

const replyField = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
const replyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Reply|Posting)/ });
const writeReply = (value: string) => fireEvent.change(replyField(), { target: { value } });
const replyKeys = () =>
  server.requests.flatMap(({ call, body }) => (call === REPLY ? [(body as { key: string }).key] : []));

describe('the list of threads', () => {
  it('shows the number of posts since a thread was last read in this browser', async () => {
    const others = [
      { ...thread, id: 't2', title: 'Read to the end' },
      { ...thread, id: 't3', title: 'Never opened' },
    ];
    storeSeenPosts('t1', 1);
    storeSeenPosts('t2', 3);
    await showForum({ [LIST]: threads(thread, ...others) });
    const lines = (await until(() => screen.getAllByRole('article'))).map((line) => line.textContent);
    expect(lines[0]).toContain('2 new');
    expect(lines[1]).not.toMatch(/new/i);
    expect(lines[2]).not.toMatch(/new/i);
  });

  it('shows the first words of the last post as plain text', async () => {
    await showForum({ [LIST]: threads({ ...thread, preview: '<b>Gill</b>, I say.' }) });
    await until(() => screen.getByText('<b>Gill</b>, I say.'));
  });

  it('names a match, a former member and a thread whose first post is deleted', async () => {
    const about = { matchKey: 'final', matchTitle: 'Monsoons vs Drifters' };
    await showForum({
      [LIST]: threads({ ...thread, ...about, lastAuthor: null, title: null, author: null }),
    });
    const line = await until(() => screen.getByRole('article'));
    expect(line.textContent).toMatch(/Deleted thread.*Former member.*Monsoons vs Drifters/);
  });

  it('may be empty, with titles to start from', async () => {
    await showForum({ [LIST]: threads() });
    await until(() => screen.getByText('No threads yet'));
    fireEvent.click(screen.getByRole('button', { name: 'Rate my line-up' }));
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    expect(title.value).toBe('Rate my line-up');
    fireEvent.click(screen.getByRole('button', { name: 'Who is your captain?', pressed: false }));
    expect(title.value).toBe('Who is your captain?');
    screen.getByRole('button', { name: 'Who is your captain?', pressed: true });
    screen.getByRole('button', { name: 'Rate my line-up', pressed: false });
    fireEvent.change(title, { target: { value: 'Who is your captain today?' } });
    expect(screen.queryByRole('list', { name: 'Ideas for a thread' })).toBeNull();
    fireEvent.change(title, { target: { value: '' } });
    screen.getByRole('list', { name: 'Ideas for a thread' });
  });

  it('can be requested again after a failure', async () => {
    const answers = [unavailable()];
    await showForum({ [LIST]: (...call) => answers.shift() ?? threads(thread)(...call) });
    const retry = await until(() => screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByRole('button', { name: 'New thread' })).toBeNull();
    screen.getByRole('link', { name: 'Dashboard' });
    fireEvent.click(retry);
    await until(() => screen.getByRole('link', { name: 'Who opens?' }));
    screen.getByRole('button', { name: 'New thread' });
  });

  it('that cannot be refreshed stays, with a note', async () => {
    const answers = [threads(thread)];
    const client = await showForum({ [LIST]: (...call) => answers.shift()?.(...call) ?? unavailable() });
    await until(() => screen.getByRole('link', { name: 'Who opens?' }));
    await client.refetchQueries();
    await until(() => screen.getByText(/Using cached data\. Temporarily unavailable/));
    expect(screen.getByRole('link', { name: 'Who opens?' })).toBeTruthy();
  });
});

describe('opening a thread', () => {
  it('keeps the text when the server rejects it, and resends the same text with the same key', async () => {
    const onOpened = vi.fn();
    const answers = [unavailable()];
    await showForum(
      { [LIST]: threads(), [OPEN]: () => answers.shift() ?? { status: 201, body: { data: thread } } },
      onOpened,
    );
    fireEvent.click(screen.getByRole('button', { name: 'New thread' }));
    type('Title', 'Who opens?');
    type('First post', 'Gill.');
    sendThread();
    await until(() => screen.getByRole('alert'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('First post').value).toBe('Gill.');
    sendThread();
    await until(() => expect(onOpened).toHaveBeenCalledWith('t1'));
    const sent = server.requests.filter(({ call }) => call === OPEN).map(({ body }) => body);
    expect(sent[0]).toEqual({
      title: 'Who opens?',
      body: 'Gill.',
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(sent[1]).toEqual(sent[0]);
  });
});

/** An answer with one post of the thread. */
const pageQuery = (number: number, next: number | null) => ({
  body: { status: 'success', data: { thread, posts: [{ ...post, id: `p${number}`, number }] }, next },
});

describe('a thread', () => {
  it('shows posts, gaps of deleted ones, and to its author why one is hidden', async () => {
    const gone = { ...post, body: null };
    await showThread({
      [READ_THREAD]: posts(
        post,
        { ...gone, id: 'p2', number: 2, state: 'deleted', author: null, authorNumber: null },
        { ...gone, id: 'p3', number: 3, state: 'hidden', mine: true, hiddenBecause: 'Advertising.' },
      ),
    });
    const texts = (await until(() => screen.getAllByRole('article'))).map((article) => article.textContent);
    expect(texts[0]).toMatch(/Meera.*Gill\..*Report/);
    expect(texts[1]).toMatch(/Former member.*This post was deleted\./);
    expect(texts[1]).not.toContain('Report');
    expect(texts[2]).toMatch(/This post was hidden by an analyst\.Advertising\./);
  });

  it('that is hidden shows its author why, and accepts no replies', async () => {
    const hiddenBecause = 'Advertising.';
    await showThread({
      [READ_THREAD]: posts({ ...post, body: null, state: 'hidden', mine: true, hiddenBecause }),
    });
    await until(() => screen.getByText(hiddenBecause));
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });

  it('begins a reply with a quote, after what is already written', async () => {
    await showThread({ [READ_THREAD]: posts(post) });
    await until(() => screen.getByText('Gill.'));
    writeReply('No.');
    fireEvent.click(screen.getByRole('button', { name: 'Quote' }));
    expect(replyField().value).toBe('No.\n\n> Gill.\n\n');
    expect(document.activeElement).toBe(replyField());
  });

  it('accepts a reply that quotes the longest post', async () => {
    await showThread({ [READ_THREAD]: posts({ ...post, body: 'Gill. '.repeat(666) }) });
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Quote' })));
    expect(replyField().value).toMatch(/^> Gill\./);
    expect(replyField().value.length).toBeLessThan(replyField().maxLength);
  });

  it('shows a message when it was deleted or hidden', async () => {
    await showThread({ [READ_THREAD]: () => refusal(404, 'thread_not_found', 'Gone.') });
    await until(() => screen.getByText('This thread is gone'));
  });

  it('lets its author edit a post in time, and shows the time left', async () => {
    await showThread({
      [READ_THREAD]: posts(
        { ...post, mine: true, editableUntil: minutes(12) },
        { ...post, id: 'p2', number: 2, mine: true, editableUntil: minutes(0) },
      ),
    });
    const [open, closed] = await until(() => screen.getAllByRole('article'));
    expect(open?.textContent).toContain('12 minutes left');
    expect(closed?.textContent).not.toContain('left');
    expect(screen.getAllByRole('button', { name: 'Change' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  });

  it('uses another key for another text', async () => {
    await showThread({ [READ_THREAD]: posts(post), [REPLY]: unavailable });
    const field = await until(() => screen.getByLabelText<HTMLTextAreaElement>('Your reply'));
    for (const [before, value] of ['One.', 'Two.'].entries()) {
      fireEvent.change(field, { target: { value } });
      fireEvent.submit(field.form as HTMLFormElement);
      await until(() => expect(server.callsOf(REPLY)).toBe(before + 1));
      await until(() => screen.getByRole('alert'));
      await until(() =>
        expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reply' }).disabled).toBe(false),
      );
    }
    const keys = server.requests
      .filter(({ call }) => call === REPLY)
      .map(({ body }) => (body as { key: string }).key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is loaded to its end after a reply, and stops when a page fails', async () => {
    const answers = [pageQuery(1, 1), pageQuery(1, 1), pageQuery(2, 2), unavailable()];
    await showThread({
      [READ_THREAD]: () => answers.shift() ?? pageQuery(3, null),
      [REPLY]: () => ({ status: 201, body: { data: post } }),
    });
    const field = await until(() => screen.getByLabelText<HTMLTextAreaElement>('Your reply'));
    fireEvent.change(field, { target: { value: 'To the end.' } });
    fireEvent.submit(field.form as HTMLFormElement);
    await until(() => screen.getByRole('article', { name: 'Post 2' }));
    await until(() => expect(server.callsOf(READ_THREAD)).toBe(4));
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Show more posts' });
    await until(() => expect(more.disabled).toBe(false));
    expect(server.callsOf(READ_THREAD)).toBe(4);
    fireEvent.click(more);
    await until(() => screen.getByRole('article', { name: 'Post 3' }));
    expect(server.callsOf(READ_THREAD)).toBe(5);
  });

  describe('a reply that is posted', () => {
    it('leaves the focus on the button and the field empty, and may be sent with the same text again', async () => {
      await showThread({
        [READ_THREAD]: posts(post),
        [REPLY]: () => ({ status: 201, body: { data: post } }),
      });
      await until(replyField);
      for (const count of [1, 2]) {
        writeReply('Agreed.');
        replyButton().focus();
        fireEvent.click(replyButton());
        await until(() => expect(replyKeys()).toHaveLength(count));
        await until(() => expect(replyField().value).toBe(''));
        expect(document.activeElement).toBe(replyButton());
      }
      expect(new Set(replyKeys()).size).toBe(2);
    });

    it('is sent once however often the button is clicked, and keeps text typed meanwhile', async () => {
      const gate = new AbortController();
      const opened = once(gate.signal, 'abort');
      const reply = async () => {
        await opened;
        return { status: 201, body: { data: post } };
      };
      await showThread({ [READ_THREAD]: posts(post), [REPLY]: reply });
      await until(replyField);
      writeReply('Agreed.');
      replyButton().focus();
      fireEvent.click(replyButton());
      await until(() => expect(replyButton().textContent).toBe('Posting...'));
      expect(document.activeElement).toBe(replyButton());
      writeReply('Agreed. And');
      fireEvent.click(replyButton());
      gate.abort();
      await until(() => screen.getByText('Your reply is posted.'));
      expect(replyField().value).toBe('Agreed. And');
      expect(replyKeys()).toHaveLength(1);
    });
  });

  it('shows markup as plain text', async () => {
    const hostile = '<img src=x onerror="alert(1)"> javascript:alert(1)';
    await showThread({ [READ_THREAD]: posts({ ...post, body: hostile }) });
    await until(() => screen.getByText(hostile));
    expect(document.querySelector('article img, article a')).toBeNull();
  });
});
