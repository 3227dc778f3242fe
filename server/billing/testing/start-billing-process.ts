import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BillingProcessOrder, KillPoint } from './billing-process.ts';
import type { TestBilling } from './start-test-billing.ts';

export interface DoomedProcess {
  readonly address: string;
  /** Resolves when the process has ended, with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Below `node_modules`, so that the packages it imports are found and nothing of it is kept. */
const PROGRAM = fromHere('../../node_modules/.billing-process.mjs');

/** Bundles the program once: a process of plain JavaScript starts in a fraction of the time. */
export async function buildBillingProcess(): Promise<void> {
  await build({
    entryPoints: [fromHere('./billing-process.ts')],
    outfile: PROGRAM,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@gullylens/contract': fromHere('../../../contract') },
    logLevel: 'warning',
  });
}

/** Billing as a process of its own on the test's database and sandbox, which dies at the given point. */
export async function startDoomedProcess(
  { database, sandboxes, clock }: TestBilling,
  { killPoint, runsJobs }: { killPoint: KillPoint; runsJobs: boolean },
): Promise<DoomedProcess> {
  const { razorpayKeyId, razorpayKeySecret, razorpayWebhookSecret } = sandboxes.settings;
  const child = fork(PROGRAM, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const order: BillingProcessOrder = {
    databaseUrl: database.url,
    razorpay: {
      baseUrl: `${sandboxes.address}/razorpay/v1`,
      keyId: razorpayKeyId,
      keySecret: razorpayKeySecret,
      timeoutMs: 5_000,
    },
    webhookSecret: razorpayWebhookSecret,
    now: clock.now().getTime(),
    runsJobs,
    killPoint,
  };
  child.send(order);
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const [address] = await once(child, 'message');
  return { address: String(address), ended };
}
