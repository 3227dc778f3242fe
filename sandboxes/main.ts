import { readSandboxSettings } from './sandbox-settings.ts';
import { type RunningSandboxes, startSandboxes } from './start-sandboxes.ts';

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

try {
  const sandboxes = await startSandboxes(readSandboxSettings(process.env));
  stopWithParent(sandboxes);
  await sandboxes.openFeed();
  process.send?.({ address: sandboxes.address });
  console.log(`Sandboxes of Google, Razorpay and CricAPI: ${sandboxes.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
