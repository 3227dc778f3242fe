import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, serveAccounts } from './testing/accounts-server.ts';

let database: TestDatabase;
let server: AccountsServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveAccounts(database, { analystEmails: ['analyst@example.com'] });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function describe(claims: object) {
  const { user } = await server.signIn({ sub: String(Math.random()).slice(2), ...claims });
  return (await server.accounts.findAuthors([user.id])).get(user.id);
}

it.each([
  ['a first name', { given_name: 'Smriti', family_name: 'Mandhana', name: 'Smriti Mandhana' }, 'Smriti'],
  ['the first word of a name', { given_name: '', family_name: '', name: 'Smriti Mandhana' }, 'Smriti'],
  ['a name without what turns text round', { given_name: '\u202eSmriti', name: 'Smriti' }, 'Smriti'],
  ['no name that is an address', { given_name: '', family_name: '', name: 'me@example.com' }, null],
  ['no part of an address', { given_name: '', family_name: '', name: '' }, null],
])('shows other members %s', async (_what, names, name) => {
  const email = `${String(Math.random()).slice(2)}@example.com`;
  expect(await describe({ email, ...names })).toEqual({ name, analyst: false });
});

it('shows other members who is an analyst', async () => {
  expect(await describe({ email: 'analyst@example.com' })).toMatchObject({ analyst: true });
});

it('omits deleted and unknown users', async () => {
  const session = await server.signIn({ sub: '77', email: 'gone@example.com' });
  await server.call('DELETE', '/api/account/', { access: session.tokens.access });
  const ids = [session.user.id, '00000000-0000-4000-8000-000000000009'];
  expect((await server.accounts.findAuthors(ids)).size).toBe(0);
  expect((await server.accounts.findAuthors([])).size).toBe(0);
});
