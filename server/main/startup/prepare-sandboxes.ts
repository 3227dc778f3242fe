import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Settings } from '../../config/read-settings.ts';
import type { Log } from '../../platform/log.ts';
import type { Lifecycle } from '../../platform/jobs/lifecycle.ts';

/** The history of the CricAPI sandbox: matches before its feed opened, and those completed since. */
export interface SandboxArchives {
  /** `leaveOut` lists the ids of matches in the archive that the feed plays. */
  readonly past: { readonly zip: string; readonly leaveOut: readonly string[] };
  /** The fictional league; null when real matches are replayed. */
  readonly league: string | null;
  /** Returns the matches that the feed has completed; `zip` is null when there are none. */
  finished(): Promise<{ readonly zip: string | null; readonly ids: readonly string[] }>;
}

interface SandboxNeeds {
  readonly settings: Settings;
  /** Path of the sandboxes' entry file. */
  readonly entry: string;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts the sandboxes when any vendor needs one. Returns their history, or null when the real CricAPI is used.
 */
export async function prepareSandboxes(needs: SandboxNeeds): Promise<SandboxArchives | null> {
  const { environment, vendors } = needs.settings;
  if (vendors.sandboxes.length === 0) return null;
  await startProcess(needs);
  if (!vendors.sandboxes.includes('cricapi')) return null;
  const read = async <Answer>(what: string) => {
    const answer = await fetch(`http://127.0.0.1:${environment.SANDBOX_PORT}/control/${what}`);
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} for its ${what}`);
    return (await answer.json()) as Answer;
  };
  const { league, ...past } = await read<SandboxArchives['past'] & Pick<SandboxArchives, 'league'>>(
    'history',
  );
  return { past, league, finished: () => read('finished') };
}

/**
 * Starts the sandboxes as a child process, which exits when the IPC channel closes, so it cannot outlive a killed
 * server.
 */
async function startProcess({ settings, entry, log, lifecycle }: SandboxNeeds): Promise<void> {
  const child = fork(entry, [], {
    env: sandboxVariables(settings),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // In its own process group, so that Ctrl-C reaches only the server, which stops the child in order.
    detached: true,
  });
  await awaitReady(child);
  const warn = (code: number | null) => log.warn({ code }, 'sandbox process exited unexpectedly');
  child.once('exit', warn);
  lifecycle.started('sandboxes', async () => {
    child.off('exit', warn);
    // Rejects at once when the child has already exited: `disconnect` then emits an error.
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(STOP_TIMEOUT_MS) });
    child.disconnect();
    await ended.catch(() => child.kill('SIGKILL'));
  });
}

async function awaitReady(child: ChildProcess): Promise<void> {
  const limit = AbortSignal.timeout(START_TIMEOUT_MS);
  const ready = once(child, 'message', { signal: limit });
  const ended = once(child, 'exit', { signal: limit }).then(() => {
    throw new Error('The sandboxes exited while starting; the reason is printed above.');
  });
  // The promise that loses the race may reject later; ignore it.
  ended.catch(() => {});
  await Promise.race([ready, ended]);
}

function sandboxVariables({ environment, vendors }: Settings): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: vendors.google.clientId,
    RAZORPAY_KEY_ID: vendors.razorpay.keyId,
    RAZORPAY_KEY_SECRET: vendors.razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: vendors.razorpay.webhookSecrets[0] ?? '',
    RAZORPAY_WEBHOOK_URL: `http://127.0.0.1:${environment.PORT}/api/webhooks/razorpay/`,
    SANDBOX_PORT: String(environment.SANDBOX_PORT),
    SANDBOX_DATA_DIR: join(resolve(environment.DATA_DIR), 'sandboxes'),
    SANDBOX_SPEED: String(environment.SANDBOX_SPEED),
    SANDBOX_REPLAY_MATCHES: String(environment.SANDBOX_REPLAY_MATCHES),
    ...(environment.SANDBOX_REPLAY ? { SANDBOX_REPLAY: resolve(environment.SANDBOX_REPLAY) } : {}),
  };
}
