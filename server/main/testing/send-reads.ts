import { setInterval } from 'node:timers/promises';

export interface FailedRequest {
  readonly what: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export interface SentReads {
  readonly count: () => number;
  readonly failed: readonly FailedRequest[];
  /** Sends no more and waits for the responses. */
  readonly stop: () => Promise<void>;
}

interface Reads {
  readonly address: string;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly perSecond: number;
}

/** Interval at which due requests are sent. */
const TICK_MS = 20;

/** Sends GET requests at a constant rate, whether or not earlier ones were answered. Anything but 200 is a failure. */
export function sendReads({ address, paths, headers, perSecond }: Reads): SentReads {
  const stopping = new AbortController();
  const open = new Set<Promise<void>>();
  const failed: FailedRequest[] = [];
  let count = 0;
  const send = async () => {
    const path = paths[count % paths.length] ?? '/';
    const startedAt = Date.now();
    count += 1;
    const outcome = await fetch(address + path, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status === 200 ? null : String(answer.status);
      },
      (error: Error) => String(error.cause ?? error),
    );
    if (outcome !== null) failed.push({ what: `GET ${path}: ${outcome}`, startedAt, endedAt: Date.now() });
  };
  const sending = (async () => {
    const startedAt = performance.now();
    for await (const _ of setInterval(TICK_MS)) {
      if (stopping.signal.aborted) return;
      const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000);
      for (let missing = due - count; missing > 0; missing -= 1) {
        const sent = send();
        open.add(sent);
        void sent.then(() => open.delete(sent));
      }
    }
  })();
  const stop = async () => {
    stopping.abort();
    await sending;
    await Promise.all(open);
  };
  return { count: () => count, failed, stop };
}
