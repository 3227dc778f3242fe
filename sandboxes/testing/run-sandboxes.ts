import { onTestFinished } from 'vitest';
import type { SandboxSettings } from '../control/sandbox-settings.ts';
import { type RunningSandboxes, startSandboxes } from '../start-sandboxes.ts';

/** Starts sandboxes on a free port; they stop with the test. */
export async function runSandboxes(options: Partial<SandboxSettings> = {}): Promise<RunningSandboxes> {
  const sandboxes = await startSandboxes({ port: 0, ...options });
  onTestFinished(() => sandboxes.stop());
  return sandboxes;
}
