import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, serveAccounts } from './testing/accounts-server.ts';

const EMAIL = 'asha.rao@gmail.com';

let database: TestDatabase;
let server: AccountsServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveAccounts(database);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Runs every failure involving a token or an address and returns the secrets used. */
async function goThroughEverything() {
  const answers: Response[] = [];
  const send = async (path: string, body: unknown) => {
    const answer = await server.call('POST', path, { body });
    answers.push(answer);
    return answer;
  };
  const credential = await server.makeCredential();
  await send('/api/auth/google/', { token: credential });
  await send('/api/auth/google/', { token: await server.makeCredential({ sub: 'another' }) });
  const forged = await server.makeCredential({ aud: 'elsewhere' });
  await send('/api/auth/google/', { token: forged });
  const { tokens } = await server.signIn();
  await send('/api/auth/refresh/', { refresh: tokens.refresh });
  server.clock.advance(11_000);
  await send('/api/auth/refresh/', { refresh: tokens.refresh });
  await send('/api/auth/refresh/', { refresh: tokens.refresh, extra: tokens.access });
  await send('/api/auth/logout/', { refresh: tokens.refresh });
  await database.pool.query('alter table users rename to hidden');
  const unlucky = await server.makeCredential();
  expect((await send('/api/auth/google/', { token: unlucky })).status).toBe(500);
  await database.pool.query('alter table hidden rename to users');
  return { answers, secrets: [credential, forged, unlucky, tokens.access, tokens.refresh] };
}

it('logs no token or address, and no error response repeats the input', async () => {
  const { answers, secrets } = await goThroughEverything();
  const log = server.logged.join('');
  expect(log).toContain('refresh-token-reuse');
  expect(log).toContain('signing in failed unexpectedly');
  for (const secret of secrets) expect(log).not.toContain(secret.slice(-20));
  expect(log).not.toContain(EMAIL);
  const refusals = await Promise.all(answers.filter(({ ok }) => !ok).map((answer) => answer.text()));
  expect(refusals).toHaveLength(5);
  for (const secret of secrets) expect(refusals.join('')).not.toContain(secret.slice(-20));
});
