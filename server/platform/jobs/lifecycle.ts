import type { Log } from '../log.ts';

export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Stops the started parts of the server in reverse order, even if some fail to stop. */
export function createLifecycle(log: Log) {
  const parts: { name: string; stop: () => unknown }[] = [];
  let stopping: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (const { name, stop } of parts.toReversed()) {
      try {
        await stop();
      } catch (err) {
        log.error({ err, part: name }, 'shutdown step failed');
      }
    }
  }

  return {
    /** Registers the stop function of a started part; a promise that it returns is awaited. */
    started: (name: string, stop: () => unknown): void => void parts.push({ name, stop }),
    /** Stops everything once; later calls wait for the first. */
    stop: () => (stopping ??= stopAll()),
  };
}
