import { randomUUID } from 'node:crypto';
import type { User } from '@gullylens/contract/http/auth';
import { deskTicketRoutes } from '@gullylens/contract/http/desk-tickets';
import { supportRoutes } from '@gullylens/contract/http/support';
import { AppError } from '../../platform/app-error.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import { createSupport, type Support } from '../public.ts';

export interface ServedSupport {
  readonly support: Support;
  readonly served: ServedRoutes;
  readonly clock: ManualClock;
  readonly database: TestDatabase;
  /** Adds a user and returns their id, which is also their access token. */
  signUp(parts?: Partial<User>): string;
  /** Deletes a user between their request and its write. */
  erase(userId: string): void;
  close(): Promise<void>;
}

export const ANALYST = '00000000-0000-4000-8000-00000000000a';

/** Serves support over HTTP on its own database. */
export async function serveSupport(rateLimitFactor = 1000): Promise<ServedSupport> {
  const database = await createTestDatabase();
  const clock = createManualClock();
  const people = new Map<string, User>();
  const erased = new Set<string>();
  const support = createSupport({
    db: database.db,
    clock,
    findUser: async (id) => people.get(id) ?? null,
    lockUser: async (_tx, id) => {
      if (erased.has(id)) throw new AppError('token_invalid');
    },
  });
  const routes = { ...supportRoutes, ...deskTicketRoutes };
  const served = await serveRoutes(routes, support.handlers, { analysts: [ANALYST], rateLimitFactor });
  return {
    support,
    served,
    clock,
    database,
    signUp: (parts = {}) => {
      const id = randomUUID();
      people.set(id, { ...member, id, email: `${id}@example.com`, ...parts });
      return id;
    },
    erase: (id) => erased.add(id),
    close: async () => {
      await served.close();
      await database.drop();
    },
  };
}

const member: Omit<User, 'id' | 'email'> = {
  name: 'Asha Rao',
  first_name: 'Asha',
  last_name: 'Rao',
  picture: null,
  profileImage: null,
  role: 'user',
  isPremium: false,
  premium_expires_at: null,
};
