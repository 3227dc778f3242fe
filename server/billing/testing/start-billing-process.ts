import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type BundledProgram, bundleProgram } from '../../platform/testing/bundle-program.ts';
import type { BillingProcessInput, CrashPoint } from './billing-process-program.ts';
import type { TestBilling } from './start-test-billing.ts';

export interface KillableProcess {
  readonly address: string;
  /** Resolves when the process has ended, with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
}

/** Bundles the program that `startKillableProcess` starts. */
export const buildBillingProcess = () =>
  bundleProgram(fileURLToPath(new URL('./billing-process-program.ts', import.meta.url)));

/** Starts billing in its own process on the test's database and sandbox; it dies at the given point. */
export async function startKillableProcess(
  { database, sandboxes, clock }: TestBilling,
  { program, killPoint, runsJobs }: { program: BundledProgram; killPoint: CrashPoint; runsJobs: boolean },
): Promise<KillableProcess> {
  const { razorpayKeyId, razorpayKeySecret, razorpayWebhookSecret } = sandboxes.settings;
  const child = fork(program.file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const input: BillingProcessInput = {
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
  child.send(input);
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const [address] = await once(child, 'message');
  return { address: String(address), ended };
}
