import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createGoogle, type GoogleClient } from './verify-credential.ts';

let sandboxes: RunningSandboxes;
let google: GoogleClient;

beforeAll(async () => {
  sandboxes = await startSandboxes({ port: 0 });
});
beforeEach(() => {
  google = createGoogle({
    clientId: sandboxes.settings.googleClientId,
    keysAddress: `${sandboxes.address}/google/certs`,
    clock: systemClock,
    log: pino({ level: 'silent' }),
  });
});
afterAll(() => sandboxes.stop());

const post = async (path: string, body: unknown) =>
  (
    await fetch(sandboxes.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

async function mint(person: Record<string, unknown>): Promise<string> {
  const { credential } = (await post('/google/credential', person)) as { credential: string };
  return credential;
}

const asha = { email: 'asha@example.com', name: 'Asha Rao' };

it('a credential from the sandbox is verified like one from Google', async () => {
  expect(await google.verifyCredential(await mint({ ...asha, sub: '42' }))).toMatchObject({
    outcome: 'verified',
    identity: {
      sub: '42',
      email: 'asha@example.com',
      emailVerified: true,
      firstName: 'Asha',
      lastName: 'Rao',
    },
  });
});

it.each([
  ['expired', { exp: 1 }],
  ['for another client', { aud: 'another.apps.googleusercontent.com' }],
  ['without a subject', { sub: null }],
])('one %s is rejected', async (_what, claims) => {
  expect(await google.verifyCredential(await mint({ ...asha, claims }))).toMatchObject({
    outcome: 'refused',
  });
});

it.each(['http500', 'html', 'truncated', 'reset'])(
  'keys that come as %s are keys that did not come',
  async (mode) => {
    const credential = await mint(asha);
    await post('/control/faults', { vendor: 'google', mode, count: 1 });
    expect(await google.verifyCredential(credential)).toMatchObject({ outcome: 'unavailable' });
  },
);
