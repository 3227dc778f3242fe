import type { deskForumRoutes } from '@gullylens/contract/http/desk-forum';
import type { forumRoutes } from '@gullylens/contract/http/forum';
import type { PersonalRecords } from '../accounts/public.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { ForumContext } from './forum-context.ts';
import { createDeskHandlers, createForumHandlers } from './forum-handlers.ts';
import { createPersonalRecords } from './personal-records.ts';

export interface Forum {
  readonly handlers: Handlers<typeof forumRoutes & typeof deskForumRoutes>;
  /** What is kept about people here, for the export of an account and for erasing it. */
  readonly personalRecords: PersonalRecords;
}

/** The members' forum: threads and posts in plain text, reports, and what analysts decide about them. */
export function createForum(context: ForumContext): Forum {
  return {
    handlers: { ...createForumHandlers(context), ...createDeskHandlers(context) },
    personalRecords: createPersonalRecords(context),
  };
}
