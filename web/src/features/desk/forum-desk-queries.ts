import { apiQuery } from '../../platform/api/api-query.ts';

export type DeskPostState = 'reported' | 'hidden';

const POSTS_A_PAGE = 25;

export function deskPostsQuery(state: DeskPostState, page: number) {
  const place = { offset: (page - 1) * POSTS_A_PAGE, limit: POSTS_A_PAGE };
  return apiQuery('GET /api/v1/desk/forum/posts/', { query: { state, ...place } });
}

/** What every page of posts begins its key with. */
export const allDeskPosts = ['GET /api/v1/desk/forum/posts/'] as const;
