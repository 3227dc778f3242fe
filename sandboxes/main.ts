import { readSandboxSettings } from './control/sandbox-settings.ts';
import { type RunningSandboxes, startSandboxes } from './start-sandboxes.ts';

/** Stops on a signal, and when the parent process that forked this one ends. */
function stopWithParent(sandboxes: RunningSandboxes): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void sandboxes.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
  if (process.send && !process.connected) stop();
}

async function start(): Promise<void> {
  const sandboxes = await startSandboxes(readSandboxSettings(process.env));
  stopWithParent(sandboxes);
  try {
    await sandboxes.openFeed();
  } catch (error) {
    await sandboxes.stop();
    throw error;
  }
  process.send?.({ address: sandboxes.address });
  console.log(`Sandboxes of Google, Razorpay and CricAPI: ${sandboxes.address}`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
