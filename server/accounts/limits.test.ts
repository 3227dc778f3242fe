import { accountRoutes } from '@gullylens/contract/http/account';
import { authRoutes } from '@gullylens/contract/http/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, serveAccounts } from './testing/accounts-server.ts';

const routes = Object.values({ ...authRoutes, ...accountRoutes });
const SOME_ID = '00000000-0000-4000-8000-000000000000';

const refuse = () => Promise.reject(new AppError('unavailable'));

let database: TestDatabase;
let generous: AccountsServer;
/** Allows one call of each kind per window. */
let strict: AccountsServer;

beforeAll(async () => {
  database = await createTestDatabase();
  generous = await serveAccounts(database);
  strict = await serveAccounts(database, {
    rateLimitFactor: 0.000_001,
    // The account must still exist for the second call.
    listPersonalRecords: () => [{ name: 'none', collect: async () => [], erase: refuse }],
  });
});
afterAll(async () => {
  await Promise.all([generous.close(), strict.close()]);
  await database.drop();
});

it.each(routes.map((route) => [route.method, route.path] as const))(
  '%s %s has a rate limit',
  async (method, path) => {
    const person = { sub: method + path, email: `${crypto.randomUUID()}@example.com` };
    const call = async () => {
      const { tokens } = await generous.signIn(person);
      return strict.call(method, path.replace('{id}', SOME_ID), { access: tokens.access });
    };
    expect((await call()).status).not.toBe(429);
    const second = await call();
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await second.json()).toMatchObject({ code: 'too_many_requests' });
  },
);
