import type { Log } from '../log.ts';

/** Where the parts of the server register how to stop them. */
export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Supervisors wait 30 s before they kill a program. */
const STOP_LIMIT_MS = 25_000;

/** Thrown when a part has not stopped within the limit. The process should then exit with an error. */
export class StopLimitError extends Error {
  constructor(part: string, limitMs: number) {
    super(`The server did not stop within ${limitMs / 1000} s, because of: ${part}. It exits now.`);
    this.name = 'StopLimitError';
  }
}

/**
 * Stops the started parts of the server, even if some fail to stop: first the serving ones, so that requests finish
 * while everything they need still runs, then the others, each in reverse order of their start.
 */
export function createLifecycle(log: Log, stopLimitMs = STOP_LIMIT_MS) {
  const parts: { name: string; stop: () => unknown }[] = [];
  const servingParts: typeof parts = [];
  let stoppingPart = '';
  let stopping: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (const { name, stop } of [...parts, ...servingParts].toReversed()) {
      stoppingPart = name;
      try {
        await stop();
      } catch (err) {
        log.error({ err, part: name }, 'shutdown step failed');
      }
    }
  }

  async function stopWithinLimit(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StopLimitError(stoppingPart, stopLimitMs)), stopLimitMs);
    });
    await Promise.race([Promise.resolve().then(stopAll), limit]).finally(() => clearTimeout(timer));
  }

  return {
    /** Registers the stop function of a started part; a promise that it returns is awaited. */
    started: (name: string, stop: () => unknown): void => void parts.push({ name, stop }),
    /** Registers a part that stops before all parts registered with `started`. */
    startedServing: (name: string, stop: () => unknown): void => void servingParts.push({ name, stop }),
    /** True from the call of `stop`, before any part stops. */
    isStopping: () => stopping !== undefined,
    /** Stops everything once; later calls wait for the first. Throws `StopLimitError`. */
    stop: () => (stopping ??= stopWithinLimit()),
  };
}
