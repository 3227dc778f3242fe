import type { ForumPost, ForumThread } from '@gullylens/contract/http/forum';
import { i18n } from '@lingui/core';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { AuthorLine, authorName } from './author.tsx';
import { Forum } from './forum.tsx';
import { PostActions } from './post-actions.tsx';
import { PostItem } from './post-item.tsx';
import { ForumBox, ThreadLine } from './thread-list.tsx';

const at = '2026-11-21T06:30:00.000Z';
const post: ForumPost = {
  id: 'p1',
  number: 2,
  author: { name: 'Meera', analyst: false },
  authorNumber: 1,
  mine: true,
  state: 'shown',
  body: 'Gill.',
  hiddenBecause: null,
  postedAt: at,
  editedAt: null,
  editableUntil: null,
};
const thread: ForumThread = {
  id: 't1',
  title: 'Who opens?',
  matchKey: null,
  matchTitle: null,
  author: { name: null, analyst: false },
  openedAt: at,
  lastPostAt: at,
  posts: 3,
};

let server: TestServer;
afterEach(() => server.close());

async function show(part: ReactNode, handlers: Record<string, TestHandler> = {}) {
  server = await startTestServer(handlers);
  storeSession();
  return renderPage(part);
}
const showPost = (parts: Partial<ForumPost>) =>
  show(<PostItem post={{ ...post, ...parts }} threadId="t1" names={new Map([[1, 'Meera']])} />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const article = () => screen.getByRole('article').textContent;

describe('the author of a post', () => {
  it.each([
    [{ name: 'Meera', analyst: true }, true, 'MeeraAnalystYou'],
    [{ name: 'Meera', analyst: false }, false, 'Meera'],
    [{ name: null, analyst: false }, true, 'MemberYou'],
    [null, false, 'Former member'],
  ])('%j, their own post: %s', async (author, mine, text) => {
    const name = authorName(i18n, author);
    const { container } = await show(<AuthorLine author={author} name={name} mine={mine} />);
    expect(container.textContent).toBe(text);
  });
});

describe('a post', () => {
  it('is marked as changed while it is shown', async () => {
    await showPost({ editedAt: at });
    expect(article()).toMatch(/· changed#2Gill\.Delete$/);
  });

  it('is not marked as changed when it was not', async () => {
    await showPost({});
    expect(article()).not.toContain('changed');
  });

  it.each([
    ['deleted', null, 'This post was deleted.'],
    ['hidden', null, 'This post was hidden by an analyst.'],
    ['hidden', 'Spam.', 'This post was hidden by an analyst.Spam.'],
  ] as const)('that is %s has only its place, and the reason %s', async (state, hiddenBecause, text) => {
    await showPost({ state, body: null, hiddenBecause, editedAt: at });
    expect(article()?.endsWith(text)).toBe(true);
    expect(article()).not.toContain('changed');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is opened to be changed with the field in focus, and closed unchanged', async () => {
    await showPost({ editableUntil: new Date(Date.now() + 90_000).toISOString() });
    screen.getByText('2 minutes left');
    press('Change');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your post');
    expect(field.value).toBe('Gill.');
    expect(document.activeElement).toBe(field);
    press('Cancel');
    expect(screen.queryByLabelText('Your post')).toBeNull();
    expect(article()).toContain('Gill.');
  });

  it('cannot be changed once its time is over', async () => {
    await showPost({ editableUntil: new Date(Date.now()).toISOString() });
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });
});

const showActions = (parts: Partial<ForumPost>) =>
  show(<PostActions post={{ ...post, ...parts }} threadId="t1" onEdit={() => undefined} />, {
    'POST /api/v1/forum/posts/p1/report/': () => ({ body: { status: 'success' } }),
  });

it('a post shows the quoted lines of another as a quote', async () => {
  await showPost({ body: '> Gill.\n\nNo, Rahul.' });
  expect(document.querySelector('blockquote')?.textContent).toBe('Gill.');
  screen.getByText('No, Rahul.');
});

describe('the actions on a post', () => {
  it.each([
    [1, /^Its text and the title of the thread are gone/],
    [2, /^Its text is gone for good\./],
  ])('delete an own post after a confirmation: number %d', async (number, warning) => {
    await showActions({ number });
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Delete');
    screen.getByRole('dialog', { name: 'Delete post' });
    screen.getByText(warning);
    press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['  ', { reason: 'betting' }],
    ['Look.', { reason: 'betting', note: 'Look.' }],
  ])('is reporting another’s, with the note %j', async (note, body) => {
    await showActions({ mine: false });
    press('Report');
    fireEvent.click(screen.getByLabelText('Betting or gambling'));
    fireEvent.change(screen.getByLabelText(/^What should the analysts know/), { target: { value: note } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Report' }).at(-1) ?? document.body);
    await until(() => screen.getByText('Thank you. An analyst will look at it.'));
    expect(server.requests[0]?.body).toEqual(body);
  });
});

describe('a thread in the list', () => {
  it.each([
    [1, 'Started by Member · ', 'no replies'],
    [2, 'Last reply: Ravi · ', '1 reply'],
    [3, 'Last reply: Ravi · ', '2 replies'],
  ])('of %d posts says "%s" and %s', async (posts, last, replies) => {
    await show(<ThreadLine thread={{ ...thread, posts, lastAuthor: { name: 'Ravi', analyst: false } }} />);
    expect(article()).toMatch(new RegExp(`^MWho opens\\?${last}.* ago.*${replies}$`));
  });

  it('isolates only the name of who posted last from the sentence', async () => {
    await show(<ThreadLine thread={{ ...thread, lastAuthor: { name: 'رضا', analyst: false } }} />);
    expect(document.querySelector('bdi')?.textContent).toBe('رضا');
  });

  it.each([
    ['Foxes vs Owls, 3rd Match', '3rd Match'],
    ['Foxes vs Tides, 3rd Match', 'Foxes vs Tides, 3rd Match'],
  ])('with the title "Foxes vs Owls" links to %s as %s', async (matchTitle, name) => {
    await show(<ThreadLine thread={{ ...thread, title: 'Foxes vs Owls', matchKey: 'm', matchTitle }} />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/matches/m');
  });

  it('does not repeat a match that its title names in full', async () => {
    await show(
      <ThreadLine
        thread={{ ...thread, title: 'Foxes vs Owls', matchKey: 'm', matchTitle: 'Foxes vs Owls' }}
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('of an older server has the time of its last post', async () => {
    await show(<ThreadLine thread={thread} />);
    expect(article()).toMatch(/^MWho opens\?Last post: .* ago/);
  });
});

describe('the box of the forum', () => {
  it('shows the first three threads', async () => {
    const data = ['a', 'b', 'c', 'd'].map((id) => ({ ...thread, id }));
    await show(<ForumBox />, {
      'GET /api/v1/forum/threads/': () => ({ body: { status: 'success', data, next: null } }),
    });
    expect(await until(() => screen.getAllByRole('article'))).toHaveLength(3);
    expect(screen.queryByText(/^No posts yet/)).toBeNull();
  });

  it('shows a message when there are no posts yet', async () => {
    await show(<ForumBox />, {
      'GET /api/v1/forum/threads/': () => ({ body: { status: 'success', data: [], next: null } }),
    });
    await until(() => screen.getByText('No posts yet. Start the discussion.'));
  });
});

describe('a new thread', () => {
  const OPEN = 'POST /api/v1/forum/threads/';
  const handlers: Record<string, TestHandler> = {
    'GET /api/v1/forum/threads/': () => ({ body: { status: 'success', data: [], next: null } }),
    [OPEN]: () => ({ status: 201, body: { status: 'success', data: { ...thread, id: 't9' } } }),
  };

  it('is opened and cancelled', async () => {
    await show(<Forum matchKey={undefined} onOpened={() => undefined} />, handlers);
    expect(screen.queryByLabelText('Title')).toBeNull();
    press('New thread');
    screen.getByLabelText('Title');
    press('Cancel');
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  it.each([
    [undefined, undefined],
    ['final', 'final'],
  ])('is about the match %s', async (matchKey, sent) => {
    const onOpened = vi.fn();
    await show(<Forum matchKey={matchKey} onOpened={onOpened} />, handlers);
    press('New thread');
    fireEvent.submit(screen.getByRole('form', { name: 'New thread' }));
    await until(() => expect(onOpened).toHaveBeenCalledWith('t9'));
    const asked = server.requests.find(({ call }) => call === OPEN);
    expect({ matchKey: undefined, ...(asked?.body as object) }).toMatchObject({ title: '', matchKey: sent });
  });
});
