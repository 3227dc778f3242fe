import type { deskNameRoutes } from '@gullylens/contract/http/desk-names';
import type { Database } from '../platform/database/open-database.ts';
import { ok, success } from '../platform/http/answers.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { correctName } from './correct-name.ts';
import { listNames } from './queries/list-names.ts';

/** `changed` is called after each correction, before it is answered. */
export function createNameHandlers(
  db: Database,
  changed: () => Promise<void>,
): Handlers<typeof deskNameRoutes> {
  return {
    listNames: async ({ query }) => ok({ status: 'success', ...(await listNames(db, query)) }),
    correctName: async ({ body }) => {
      const data = await correctName(db, body);
      await changed();
      return success(data);
    },
  };
}
