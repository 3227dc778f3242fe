import type { deskForumRoutes } from '@gullylens/contract/http/desk-forum';
import type { forumRoutes } from '@gullylens/contract/http/forum';
import { ok, success } from '../platform/http/answers.ts';
import type { HandlerCall, Handlers } from '../platform/http/handler.ts';
import type { ForumContext } from './forum-context.ts';
import { listDeskPosts, reportPost, moderatePost } from './moderate-posts.ts';
import { readActivity } from './read-activity.ts';
import { listThreads, presentPosts, presentThread, readThread } from './read-threads.ts';
import { createPersonalData, deletePost } from './delete-posts.ts';
import type { StoredPost } from './tables.ts';
import { addPost, editPost, openThread } from './write-posts.ts';

/** The forum, for the start of the server. */
export type Forum = ReturnType<typeof createForum>;

/** Creates the members' forum: threads and posts in plain text, reports and moderation. It has no jobs. */
export function createForum(context: ForumContext) {
  return {
    handlers: { ...createForumHandlers(context), ...createDeskHandlers(context) },
    personalRecords: createPersonalData(context),
  };
}

function createForumHandlers(context: ForumContext): Handlers<typeof forumRoutes> {
  const presentOwn = async (post: StoredPost) => {
    const authors = await context.findAuthors([post.authorId]);
    const [data] = await presentPosts(context, [post], { readerId: post.authorId, authors });
    if (data === undefined) throw new Error('post not presented');
    return success(data);
  };
  return {
    listThreads: async ({ query }) => ok({ status: 'success', ...(await listThreads(context, query)) }),
    readForumActivity: async () => success(await readActivity(context)),
    openThread: async ({ visitor, body }) => {
      const thread = await openThread(context, { ...body, authorId: visitor.userId });
      const authors = await context.findAuthors([thread.authorId]);
      return { ...success(presentThread(thread, authors)), status: 201 };
    },
    readThread: async ({ visitor, params, query }) => {
      const page = await readThread(context, { ...params, ...query, readerId: visitor.userId });
      return ok({ status: 'success', ...page });
    },
    addPost: async ({ visitor, params, body }) => {
      const post = await addPost(context, params.id, { ...body, authorId: visitor.userId });
      return { ...(await presentOwn(post)), status: 201 };
    },
    editPost: async ({ visitor, params, body }) =>
      presentOwn(await editPost(context, { ...params, ...body, authorId: visitor.userId })),
    deletePost: async ({ visitor, params }) => {
      await deletePost(context, { ...params, authorId: visitor.userId });
      return ok({ status: 'success' });
    },
    reportPost: async ({ visitor, params, body }) => {
      await reportPost(context, { ...body, postId: params.id, reporterId: visitor.userId });
      return { status: 201, body: { status: 'success' } };
    },
  };
}

/** Handles the desk's routes, where analysts moderate posts. */
function createDeskHandlers(context: ForumContext): Handlers<typeof deskForumRoutes> {
  type Call = Pick<HandlerCall<typeof deskForumRoutes.hidePost>, 'visitor' | 'params' | 'body'>;
  const moderate =
    (action: 'hide' | 'restore') =>
    async ({ visitor, params, body }: Call) =>
      success(await moderatePost(context, { ...body, postId: params.id, analystId: visitor.userId, action }));
  return {
    listDeskPosts: async ({ query }) => ok({ status: 'success', ...(await listDeskPosts(context, query)) }),
    hidePost: moderate('hide'),
    restorePost: moderate('restore'),
  };
}
