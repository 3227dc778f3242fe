import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, type SignedIn, serveAccounts } from './testing/accounts-server.ts';

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

const profile = (access: string) => server.call('GET', '/api/auth/profile/', { access });
const status = (access: string) => server.call('GET', '/api/auth/status/', { access });
const signOut = (refresh: string, access?: string) =>
  server.call('POST', '/api/auth/logout/', { body: { refresh }, ...(access ? { access } : {}) });

const afterwards = async ({ tokens }: SignedIn) => ({
  access: (await status(tokens.access)).status,
  refresh: (await server.refresh(tokens.refresh)).status,
});

describe('with an access token', () => {
  it('the profile is the user returned at sign-in', async () => {
    const { user, tokens } = await server.signIn();
    const answer = await profile(tokens.access);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(user);
  });

  it('the status has the expiry, ten minutes after the issue', async () => {
    const { tokens } = await server.signIn();
    const expiresAt = new Date(server.clock.now().getTime() + 600_000).toISOString();
    expect(await (await status(tokens.access)).json()).toEqual({ authenticated: true, expiresAt });
  });

  it('every request is rejected after ten minutes, also with a cached token', async () => {
    const { tokens } = await server.signIn();
    server.clock.advance(599_000);
    expect((await status(tokens.access)).status).toBe(200);
    server.clock.advance(1_000);
    const answer = await status(tokens.access);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'token_expired' });
  });
});

describe('a request is rejected', () => {
  it.each([
    ['without a token', {}, 'token_missing'],
    ['with another scheme', { authorization: 'Basic YXNoYTpyYW8=' }, 'token_missing'],
    ['with words for a token', { authorization: 'Bearer open sesame' }, 'token_missing'],
    ['with a made-up token', { authorization: 'Bearer a.b.c' }, 'token_invalid'],
  ])('%s', async (_what, headers, code) => {
    const answer = await server.call('GET', '/api/auth/profile/', { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('with a Google credential instead of an access token', async () => {
    const answer = await profile(await server.makeCredential());
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'token_invalid' });
  });

  it('with a token of another server', async () => {
    const { tokens } = await server.signIn();
    const [head, body] = tokens.access.split('.');
    expect((await profile(`${head}.${body}.${'A'.repeat(43)}`)).status).toBe(401);
  });
});

describe('signing out', () => {
  it("revokes access and refresh tokens immediately and clears the browser's storage", async () => {
    const session = await server.signIn();
    expect((await status(session.tokens.access)).status).toBe(200);
    const answer = await signOut(session.tokens.refresh, session.tokens.access);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect(await afterwards(session)).toEqual({ access: 401, refresh: 401 });
  });

  it('works without an access token, or with an expired one', async () => {
    const session = await server.signIn();
    server.clock.advance(600_000);
    expect((await signOut(session.tokens.refresh, session.tokens.access)).status).toBe(200);
    expect((await server.refresh(session.tokens.refresh)).status).toBe(401);
  });

  it('works with a refresh token that was already exchanged', async () => {
    const session = await server.signIn();
    await server.refresh(session.tokens.refresh);
    await signOut(session.tokens.refresh);
    expect((await status(session.tokens.access)).status).toBe(401);
  });

  it('revokes the session of the access token when the refresh token is unknown', async () => {
    const session = await server.signIn();
    await signOut('unknown', session.tokens.access);
    expect(await afterwards(session)).toEqual({ access: 401, refresh: 401 });
  });

  it("does not sign out the user's other devices", async () => {
    const [phone, laptop] = [await server.signIn(), await server.signIn()];
    await signOut(phone.tokens.refresh);
    expect(await afterwards(laptop)).toEqual({ access: 200, refresh: 200 });
  });

  it('succeeds when repeated, and with an unknown token', async () => {
    const { tokens } = await server.signIn();
    await signOut(tokens.refresh);
    expect((await signOut(tokens.refresh)).status).toBe(200);
    expect((await signOut('unknown')).status).toBe(200);
  });
});
