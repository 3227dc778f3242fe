import type { accountRoutes } from '@gullylens/contract/http/account';
import { AppError } from '../platform/app-error.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { AccountsContext } from './accounts-context.ts';
import { clearSiteData } from './clear-site-data.ts';
import { endOwnSessions } from './end-own-sessions.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { listSessions } from './list-sessions.ts';
import { readAccount } from './read-account.ts';
import { renameUser } from './rename-user.ts';

const exportHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="gullylens-account.json"',
  'cache-control': 'no-store',
};

export function createAccountHandlers(context: AccountsContext): Handlers<typeof accountRoutes> {
  return {
    readAccount: async ({ visitor }) => ({
      status: 200,
      body: { status: 'success', data: await readAccount(context, visitor.userId) },
    }),
    updateAccount: async ({ visitor, body }) => {
      await renameUser(context, visitor.userId, { first: body.first_name, last: body.last_name });
      return { status: 200, body: { status: 'success', data: await readAccount(context, visitor.userId) } };
    },
    listSessions: async ({ visitor, query }) => ({
      status: 200,
      body: { status: 'success', ...(await listSessions(context, visitor, query)) },
    }),
    endEverySession: async ({ visitor }) => {
      const ended = await endOwnSessions(context, visitor);
      return { status: 200, body: { status: 'success', data: { ended } }, headers: clearSiteData };
    },
    endSession: async ({ visitor, params }) => {
      const ended = await endOwnSessions(context, visitor, params.id);
      if (ended === 0) throw new AppError('session_not_found');
      const headers = params.id === visitor.sessionId ? clearSiteData : {};
      return { status: 200, body: { status: 'success', data: { ended } }, headers };
    },
    exportAccount: async ({ visitor }) => {
      const file = JSON.stringify(await exportAccount(context, visitor.userId), null, 2);
      return { status: 200, bytes: Buffer.from(file), headers: exportHeaders };
    },
    deleteAccount: async ({ visitor }) => {
      await eraseAccount(context, visitor.userId);
      return { status: 200, body: { status: 'success' }, headers: clearSiteData };
    },
  };
}
