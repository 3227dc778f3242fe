import type { deskForumRoutes } from '@gullylens/contract/http/desk-forum';
import type { forumRoutes } from '@gullylens/contract/http/forum';
import type { HandlerCall, Handlers } from '../platform/http/handler.ts';
import type { ForumContext } from './forum-context.ts';
import { listDeskPosts, reportPost, ruleOnPost } from './moderate-posts.ts';
import { listThreads, presentPosts, presentThread, readThread } from './read-threads.ts';
import { deletePost } from './remove-posts.ts';
import type { StoredPost } from './tables.ts';
import { addPost, editPost, openThread } from './write-posts.ts';

export function createForumHandlers(context: ForumContext): Handlers<typeof forumRoutes> {
  /** A post for the person who has just written it. */
  const presentOwn = async (post: StoredPost) => {
    const authors = await context.describeAuthors([post.authorId]);
    const [data] = await presentPosts(context, [post], { readerId: post.authorId, authors });
    if (data === undefined) throw new Error('one post makes one answer');
    return { status: 'success', data } as const;
  };
  return {
    listThreads: async ({ query }) => ({
      status: 200,
      body: { status: 'success', ...(await listThreads(context, query)) },
    }),
    openThread: async ({ visitor, body }) => {
      const thread = await openThread(context, { ...body, authorId: visitor.userId });
      const authors = await context.describeAuthors([thread.authorId]);
      return { status: 201, body: { status: 'success', data: presentThread(thread, authors) } };
    },
    readThread: async ({ visitor, params, query }) => {
      const page = await readThread(context, { ...params, ...query, readerId: visitor.userId });
      return { status: 200, body: { status: 'success', ...page } };
    },
    addPost: async ({ visitor, params, body }) => {
      const post = await addPost(context, params.id, { ...body, authorId: visitor.userId });
      return { status: 201, body: await presentOwn(post) };
    },
    editPost: async ({ visitor, params, body }) => {
      const post = await editPost(context, { ...params, ...body, authorId: visitor.userId });
      return { status: 200, body: await presentOwn(post) };
    },
    deletePost: async ({ visitor, params }) => {
      await deletePost(context, { ...params, authorId: visitor.userId });
      return { status: 200, body: { status: 'success' } };
    },
    reportPost: async ({ visitor, params, body }) => {
      await reportPost(context, { ...body, postId: params.id, reporterId: visitor.userId });
      return { status: 201, body: { status: 'success' } };
    },
  };
}

/** Answers the routes of the desk, where analysts rule on posts. */
export function createDeskHandlers(context: ForumContext): Handlers<typeof deskForumRoutes> {
  type Call = Pick<HandlerCall<typeof deskForumRoutes.hidePost>, 'visitor' | 'params' | 'body'>;
  const rule =
    (action: 'hide' | 'restore') =>
    async ({ visitor, params, body }: Call) => {
      const ruling = { ...body, postId: params.id, analystId: visitor.userId, action };
      return { status: 200, body: { status: 'success', data: await ruleOnPost(context, ruling) } } as const;
    };
  return {
    listDeskPosts: async ({ query }) => ({
      status: 200,
      body: { status: 'success', ...(await listDeskPosts(context, query)) },
    }),
    hidePost: rule('hide'),
    restorePost: rule('restore'),
  };
}
