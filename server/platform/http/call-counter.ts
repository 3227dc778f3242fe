import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { createFailureLog } from '../failure-log.ts';

/** The number of calls in the current window and the milliseconds until it ends. */
export interface CallWindow {
  readonly current: number;
  readonly ttl: number;
}

/** Counts calls in fixed windows. A key names the bucket and the caller. */
export interface CallCounter {
  /** Counts one more call under `key`, in a window of `windowMs` that its first call opens. */
  incr(key: string, count: (error: Error | null, window?: CallWindow) => void, windowMs: number): void;
  close(): void;
}

/** Maximum number of counted callers; the one with the oldest window is removed first. */
const MAX_CALLERS = 50_000;

/** Creates a counter in this process. */
export function createCallCounter(): CallCounter {
  const windows = new Map<string, { calls: number; readonly endsAt: number }>();
  const open = (key: string, endsAt: number) => {
    windows.delete(key);
    const oldest = windows.keys().next();
    if (windows.size >= MAX_CALLERS && !oldest.done) windows.delete(oldest.value);
    const window = { calls: 0, endsAt };
    windows.set(key, window);
    return window;
  };
  return {
    incr: (key, count, windowMs) => {
      const now = Date.now();
      const last = windows.get(key);
      const window = last && last.endsAt > now ? last : open(key, now + windowMs);
      window.calls += 1;
      count(null, { current: window.calls, ttl: window.endsAt - now });
    },
    close: () => {},
  };
}

/** Timeout of a command. The HTTP request waits for it. */
const COMMAND_TIMEOUT_MS = 250;

/** One atomic step: a process that dies between counting and setting the expiry would leave a permanent count. */
const INCREASE = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }
`;

/** Creates a counter in Valkey or Redis, shared by processes. While it is unreachable, counts in this process. */
export function createSharedCallCounter(url: string, log: Log): CallCounter {
  const failureLog = createFailureLog((err) =>
    log.warn({ err }, 'Valkey unreachable: rate limits are counted per process'),
  );
  const fallback = createCallCounter();
  const valkey = new Redis(url.replace(/^valkey:/, 'redis:'), {
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  valkey.on('error', failureLog.failed).on('ready', failureLog.worked);
  const increase = async (key: string, windowMs: number): Promise<CallWindow> => {
    const answer = await valkey.eval(INCREASE, 1, `gullylens:limit:${key}`, windowMs);
    const [current, ttl] = answer as [number, number];
    return { current, ttl };
  };
  return {
    incr: (key, count, windowMs) => {
      increase(key, windowMs).then(
        (window) => count(null, window),
        () => fallback.incr(key, count, windowMs),
      );
    },
    close: () => valkey.disconnect(),
  };
}
