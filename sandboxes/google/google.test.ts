import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { sandboxCredentials } from '../control/sandbox-settings.ts';
import { sendRequest } from '../testing/send-request.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const asha = { email: 'asha@example.com', name: 'Asha Nair' };

async function credentialFor(address: string, person: object): Promise<string> {
  const { body } = await sendRequest(`${address}/google/credential`, { post: person });
  return String(body['credential']);
}

describe('credentials', () => {
  it('verify against the published keys under Google’s rules', async () => {
    const { address } = await runSandboxes();
    const keys = createRemoteJWKSet(new URL(`${address}/google/certs`));
    const { payload } = await jwtVerify(await credentialFor(address, asha), keys, {
      issuer: ['https://accounts.google.com', 'accounts.google.com'],
      audience: sandboxCredentials.googleClientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    expect(payload).toMatchObject({
      ...asha,
      email_verified: true,
      azp: sandboxCredentials.googleClientId,
      given_name: 'Asha',
      family_name: 'Nair',
    });
    expect(payload.sub).toMatch(/^\d{21}$/);
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3_600);
  });

  it('have one subject per address, ignoring case', async () => {
    const { address } = await runSandboxes();
    const people = [asha, { ...asha, email: 'ASHA@example.com' }, { ...asha, email: 'other@example.com' }];
    const tokens = await Promise.all(people.map((person) => credentialFor(address, person)));
    const [first, sameAddress, other] = tokens.map((token) => decodeJwt(token).sub);
    expect(sameAddress).toBe(first);
    expect(other).not.toBe(first);
  });

  it('contain any claim that a test sets, and omit one set to null', async () => {
    const { address } = await runSandboxes();
    const claims = { aud: 'someone-else', exp: 1, nonce: 'n-1', sub: null };
    const token = decodeJwt(await credentialFor(address, { ...asha, email_verified: false, claims }));
    expect(token).toMatchObject({ aud: 'someone-else', exp: 1, nonce: 'n-1', email_verified: false });
    expect(token).not.toHaveProperty('sub');
  });

  it.each([[{ name: 'No Address' }], [{ email: 'not an address', name: 'x' }], [{ ...asha, admin: true }]])(
    'are refused for %j',
    async (body) => {
      const { address } = await runSandboxes();
      expect((await sendRequest(`${address}/google/credential`, { post: body })).status).toBe(400);
    },
  );

  it('are available to pages of any origin', async () => {
    const { address } = await runSandboxes();
    const preflight = await fetch(`${address}/google/credential`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const answer = await sendRequest(`${address}/google/credential`, { post: asha });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the key set', () => {
  it('states how long it may be cached', async () => {
    const { address } = await runSandboxes();
    const { headers } = await sendRequest(`${address}/google/certs`);
    expect(headers.get('cache-control')).toContain('max-age=');
  });

  it('survives a restart', async () => {
    const dataDir = temporaryFolder();
    const first = await runSandboxes({ dataDir });
    const { kid } = decodeProtectedHeader(await credentialFor(first.address, asha));
    await first.stop();
    const second = await runSandboxes({ dataDir });
    expect((await sendRequest(`${second.address}/google/certs`)).text).toContain(`"${kid}"`);
  });
});

describe('the browser side', () => {
  it('is one script that defines the methods of google.accounts.id', async () => {
    const { address } = await runSandboxes();
    const script = await sendRequest(`${address}/google/gsi/client?hl=en`);
    expect(script.headers.get('content-type')).toContain('javascript');
    for (const method of [
      'initialize',
      'renderButton',
      'prompt',
      'cancel',
      'disableAutoSelect',
      'revoke',
      'storeCredential',
    ]) {
      expect(script.text).toContain(`${method}(`);
    }
  });

  it('has a picture for any name', async () => {
    const { address } = await runSandboxes();
    const picture = await sendRequest(`${address}/google/picture/${encodeURIComponent('<ß & "co"')}`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.text).toContain('&#60;');
  });
});
