import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, serveAccounts } from './testing/accounts-server.ts';
import { grantRole } from './public.ts';

let database: TestDatabase;
let server: AccountsServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveAccounts(database, {
    adminEmails: ['kavya@example.com'],
    analystEmails: ['kiran@example.com'],
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function roleAfterRefresh(token: string) {
  const { access, refresh } = (await (await server.refresh(token)).json()) as {
    access: string;
    refresh: string;
  };
  return { role: (await server.accounts.authenticate(`Bearer ${access}`)).role, refresh };
}

it('a granted role is in the next access token and at every later sign-in, until it is revoked', async () => {
  const person = { sub: '1', email: 'ravi@example.com' };
  const { user, tokens } = await server.signIn(person);
  expect(user.role).toBe('user');
  expect(await grantRole(database.db, 'RAVI@example.com', 'analyst')).toBe(true);
  const next = await roleAfterRefresh(tokens.refresh);
  expect(next.role).toBe('analyst');
  expect((await server.signIn(person)).user.role).toBe('analyst');
  await grantRole(database.db, 'ravi@example.com', 'user');
  expect((await roleAfterRefresh(next.refresh)).role).toBe('user');
});

it('a listed address keeps its role whatever role is granted', async () => {
  const { user } = await server.signIn({ sub: '2', email: 'kavya@example.com' });
  await grantRole(database.db, 'kavya@example.com', 'user');
  expect(await server.accounts.findUser(user.id)).toMatchObject({ role: 'admin' });
});

it.each([
  ['analyst', 'analyst'],
  ['admin', 'admin'],
  ['user', 'analyst'],
] as const)('a listed analyst who is granted %s has the role %s', async (granted, role) => {
  const { user } = await server.signIn({ sub: '4', email: 'kiran@example.com' });
  await grantRole(database.db, 'kiran@example.com', granted);
  expect(await server.accounts.findUser(user.id)).toMatchObject({ role });
});

it('does not grant a role to an unverified address', async () => {
  const { user } = await server.signIn({ sub: '3', email: 'mallory@example.com', email_verified: false });
  expect(await grantRole(database.db, 'mallory@example.com', 'admin')).toBe(false);
  expect(await grantRole(database.db, 'nobody@example.com', 'admin')).toBe(false);
  expect(await server.accounts.findUser(user.id)).toMatchObject({ role: 'user' });
});
