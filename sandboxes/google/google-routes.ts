import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { allowAnyOrigin } from '../browser/allow-cross-origin.ts';
import { type VendorInterceptor, interceptVendor } from '../control/intercept-vendor.ts';
import { scriptFrom } from '../browser/serve-browser-script.ts';
import { drawPicture } from './profile-picture.ts';
import { credentialRequest, mintCredential } from './mint-credential.ts';
import { openSigningKey, type SigningKey } from './signing-key.ts';

/** As Google sends it: browsers and servers may cache the key set for several hours. */
const KEYS_CACHE_CONTROL = 'public, max-age=23641, must-revalidate, no-transform';
const CLIENT_SCRIPT = new URL('./browser/gsi-client.ts', import.meta.url);

interface GoogleOptions {
  readonly clientId: string;
  readonly dataDir: string;
  readonly interceptor: VendorInterceptor;
}

function serveVendor(scope: FastifyInstance, key: () => SigningKey): void {
  scope.get('/google/gsi/client', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await scriptFrom(CLIENT_SCRIPT)),
  );
  scope.get('/google/certs', (_request, reply) => {
    reply.header('cache-control', KEYS_CACHE_CONTROL).send({ keys: [key().jwk] });
  });
}

function serveCredentials(scope: FastifyInstance, clientId: string, key: () => SigningKey): void {
  allowAnyOrigin(scope, '/google/credential');
  scope.post('/google/credential', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    const body = credentialRequest.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: z.prettifyError(body.error) });
    const origin = `${request.protocol}://${request.host}`;
    return { credential: await mintCredential(body.data, { key: key(), clientId, origin }) };
  });
  scope.get<{ Params: { name: string } }>('/google/picture/:name', (request, reply) => {
    reply
      .headers({ 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/svg+xml')
      .send(drawPicture(request.params.name));
  });
}

/**
 * Adds Google's sign-in script and key set, and the sandbox's route that issues ID tokens. Only the first two have
 * faults and log.
 */
export function addGoogle(app: FastifyInstance, { clientId, dataDir, interceptor }: GoogleOptions): void {
  let opened: SigningKey | null = null;
  const key = () => {
    opened ??= openSigningKey(dataDir);
    return opened;
  };
  app.register(async (scope) => {
    interceptVendor(scope, 'google', interceptor);
    serveVendor(scope, key);
  });
  app.register(async (scope) => serveCredentials(scope, clientId, key));
}
