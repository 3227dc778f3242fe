import type { Log } from '../log.ts';

type Stop = () => Promise<unknown> | unknown;

/** What has been started, so that it can be stopped in the opposite order, each part even if another fails. */
export interface Lifecycle {
  /** Remembers how to stop a part that has just been started. */
  started(name: string, stop: Stop): void;
  /** Stops everything once; later calls wait for the first. */
  stop(): Promise<void>;
}

export function createLifecycle(log: Log): Lifecycle {
  const parts: { name: string; stop: Stop }[] = [];
  let stopping: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (const { name, stop } of parts.toReversed()) {
      try {
        await stop();
      } catch (err) {
        log.error({ err, part: name }, 'could not stop cleanly');
      }
    }
  }

  return {
    started: (name, stop) => void parts.push({ name, stop }),
    stop: () => {
      stopping ??= stopAll();
      return stopping;
    },
  };
}
