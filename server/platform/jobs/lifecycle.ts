import type { Log } from '../log.ts';

type Stop = () => Promise<unknown> | unknown;

/** Stops started parts in reverse order, even if some fail to stop. */
export interface Lifecycle {
  /** Registers the stop function of a started part. */
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
        log.error({ err, part: name }, 'shutdown step failed');
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
