import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCallLog } from './control/call-log.ts';
import { addControl } from './control/control-routes.ts';
import { createFaultQueue } from './control/fault-queue.ts';
import { addFeedControl } from './cricapi/feed-control.ts';
import { lazyActiveFeed } from './cricapi/active-feed.ts';
import { createHitCounter } from './cricapi/hit-counter.ts';
import { addCricapi } from './cricapi/cricapi-routes.ts';
import { addGoogle } from './google/google-routes.ts';
import { createWebhooks } from './razorpay/payments/webhooks.ts';
import { openPaymentStore } from './razorpay/book/store.ts';
import { addRazorpay } from './razorpay/razorpay-routes.ts';
import { readSandboxSettings, type SandboxSettings } from './control/sandbox-settings.ts';

/** The started sandboxes. */
export interface RunningSandboxes {
  /** For example `http://127.0.0.1:4010`, without a trailing slash. */
  readonly address: string;
  readonly settings: SandboxSettings;
  /** Opens the feed now instead of on the first request. Throws when the replay cannot be read. */
  openFeed(): Promise<void>;
  stop(): Promise<void>;
}

interface DataDir {
  readonly path: string;
  readonly remove: () => void;
}

function openDataDir(chosen: string | null): DataDir {
  if (chosen !== null) {
    mkdirSync(chosen, { recursive: true });
    return { path: chosen, remove: () => {} };
  }
  const path = mkdtempSync(join(tmpdir(), 'gullylens-sandboxes-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function createApp(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1_000 } });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    reply.code(error.statusCode ?? 500).send({ error: error.message });
  });
  return app;
}

function listen(app: FastifyInstance, port: number): Promise<string> {
  return app.listen({ port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`SANDBOX_PORT: port ${port} is already in use.`);
  });
}

/**
 * Starts all sandboxes on one port of this machine. `sandboxes/main.ts` calls it in the server's child process; tests
 * call it in their own. Missing settings have the defaults of an empty environment: a temporary data directory, the
 * fictional league, speed 1. Throws when the port is in use.
 */
export async function startSandboxes(options: Partial<SandboxSettings> = {}): Promise<RunningSandboxes> {
  const settings = { ...readSandboxSettings({}), ...options };
  const dataDir = openDataDir(settings.dataDir);
  const app = createApp();
  const interceptor = { log: createCallLog(), faults: createFaultQueue() };
  const webhooks = createWebhooks({
    url: settings.razorpayWebhookUrl,
    secret: settings.razorpayWebhookSecret,
  });
  addControl(app, interceptor, webhooks);
  addGoogle(app, { clientId: settings.googleClientId, dataDir: dataDir.path, interceptor });
  addRazorpay(app, {
    keyId: settings.razorpayKeyId,
    keySecret: settings.razorpayKeySecret,
    context: { store: openPaymentStore(dataDir.path), webhooks },
    interceptor,
  });
  const activeFeed = lazyActiveFeed(settings, dataDir.path);
  const hits = createHitCounter();
  addFeedControl(app, { activeFeed, hits, dataDir: dataDir.path });
  addCricapi(app, { key: settings.cricapiKey, activeFeed, hits, interceptor });
  const address = await listen(app, settings.port).catch((error: Error) => {
    dataDir.remove();
    throw error;
  });
  return {
    address,
    settings,
    async openFeed() {
      await activeFeed();
    },
    async stop() {
      await webhooks.stop();
      await app.close();
      dataDir.remove();
    },
  };
}
