import type { ForumPost, ForumThread } from '@gullylens/contract/http/forum';
import type { Author } from '../accounts/public.ts';
import { editableUntil } from './edit-post.ts';
import type { StoredPost, StoredThread } from './tables.ts';

type Authors = ReadonlyMap<string, Author>;

export function presentThread(thread: StoredThread, authors: Authors): ForumThread {
  return {
    id: thread.id,
    title: thread.title,
    matchKey: thread.matchKey,
    matchTitle: thread.matchTitle,
    author: authors.get(thread.authorId) ?? null,
    openedAt: thread.openedAt.toISOString(),
    lastPostAt: thread.lastPostAt.toISOString(),
    posts: thread.posts,
  };
}

export interface Reading {
  readonly authors: Authors;
  readonly readerId: string;
  readonly now: Date;
  /** Why posts are hidden, by id. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** A post as one reader may see it: the text of a hidden one is nobody's, the reason its author's. */
export function presentPost(post: StoredPost, { authors, readerId, now, reasons }: Reading): ForumPost {
  const mine = post.authorId === readerId;
  const state = stateOf(post);
  const until = editableUntil(post);
  return {
    id: post.id,
    number: post.number,
    author: authors.get(post.authorId) ?? null,
    mine,
    state,
    body: state === 'shown' ? post.body : null,
    hiddenBecause: mine && state === 'hidden' ? (reasons.get(post.id) ?? null) : null,
    postedAt: post.postedAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    editableUntil: mine && state === 'shown' && until > now ? until.toISOString() : null,
  };
}

function stateOf({ deletedAt, hiddenAt }: StoredPost): ForumPost['state'] {
  if (deletedAt !== null) return 'deleted';
  return hiddenAt === null ? 'shown' : 'hidden';
}
