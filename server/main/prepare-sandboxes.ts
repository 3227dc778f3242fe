import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Settings } from '../config/read-settings.ts';
import type { Log } from '../platform/log.ts';
import type { Lifecycle } from './lifecycle.ts';
import { startSandboxProcess } from './start-sandbox-process.ts';

/** An archive, and the matches of it that are being played live. */
const SandboxPast = z.object({ zip: z.string(), leaveOut: z.array(z.string()) });
/** The league that is invented; `null` when real matches are played. */
const SandboxLeague = z.object({ league: z.string().nullable() });
/** The matches that the feed has played to the end; no archive while there are none. */
const SandboxFinished = z.object({ zip: z.string().nullable(), ids: z.array(z.string()) });

/** History that a sandbox brings: what was before its feed opened, and what is over since. */
export interface SandboxArchives {
  readonly past: z.infer<typeof SandboxPast>;
  readonly league: string | null;
  finished(): Promise<z.infer<typeof SandboxFinished>>;
}

interface SandboxNeeds {
  readonly settings: Settings;
  readonly entry: string;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
}

/**
 * Starts the sandboxes when any vendor needs one. Gives the history they bring, or null when the real CricAPI is used.
 */
export async function prepareSandboxes({
  settings,
  entry,
  log,
  lifecycle,
}: SandboxNeeds): Promise<SandboxArchives | null> {
  const { sandboxes } = settings.vendors;
  if (sandboxes.length === 0) return null;
  const sandbox = await startSandboxProcess({
    entry,
    port: settings.environment.SANDBOX_PORT,
    variables: sandboxVariables(settings),
    log,
  });
  lifecycle.started('sandboxes', sandbox.stop);
  if (!sandboxes.includes('cricapi')) return null;
  const ask = async (what: string) => (await fetch(`${sandbox.address}/control/${what}`)).json();
  const told: unknown = await ask('history');
  return {
    past: SandboxPast.parse(told),
    league: SandboxLeague.parse(told).league,
    finished: async () => SandboxFinished.parse(await ask('finished')),
  };
}

function sandboxVariables({ environment, vendors }: Settings): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: vendors.google.clientId,
    RAZORPAY_KEY_ID: vendors.razorpay.keyId,
    RAZORPAY_KEY_SECRET: vendors.razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: vendors.razorpay.webhookSecrets[0] ?? '',
    RAZORPAY_WEBHOOK_URL: `http://127.0.0.1:${environment.PORT}/api/webhooks/razorpay/`,
    SANDBOX_DATA_DIR: join(resolve(environment.DATA_DIR), 'sandboxes'),
    SANDBOX_SPEED: String(environment.SANDBOX_SPEED),
    SANDBOX_REPLAY_MATCHES: String(environment.SANDBOX_REPLAY_MATCHES),
    ...(environment.SANDBOX_REPLAY ? { SANDBOX_REPLAY: resolve(environment.SANDBOX_REPLAY) } : {}),
  };
}
