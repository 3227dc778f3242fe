import type { deskForumRoutes } from '@gullylens/contract/http/desk-forum';
import { AppError } from '../platform/app-error.ts';
import type { Handlers, Visitor } from '../platform/http/handler.ts';
import type { ForumContext } from './forum-context.ts';
import { listDeskPosts, readDeskPost } from './list-desk-posts.ts';
import { ruleOnPost } from './rule-on-post.ts';

interface RulingCall {
  readonly visitor: Visitor;
  readonly params: { readonly id: string };
  readonly body: { readonly reason: string };
}

export function createDeskHandlers(context: ForumContext): Handlers<typeof deskForumRoutes> {
  const rule = (action: 'hide' | 'restore') => async (call: RulingCall) => {
    const { id } = call.params;
    await ruleOnPost(context, { postId: id, analystId: call.visitor.userId, action, ...call.body });
    const data = await readDeskPost(context, id);
    if (data === undefined) throw new AppError('post_not_found');
    return { status: 200, body: { status: 'success', data } } as const;
  };
  return {
    listDeskPosts: async ({ query }) => {
      const { rows, total } = await listDeskPosts(context, query);
      const page = { offset: query.offset, limit: query.limit, total };
      return { status: 200, body: { status: 'success', data: rows, page } };
    },
    hidePost: rule('hide'),
    restorePost: rule('restore'),
  };
}
