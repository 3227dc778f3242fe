import { Redis } from 'ioredis';
import type { FailureTeller } from './tell-failures.ts';

/** Counts that several processes share. */
export interface SharedCounter {
  /** One more under `key`, in a window of `windowMs` that its first count opens: how many now, and how long it lasts. */
  increase(key: string, windowMs: number): Promise<{ current: number; ttl: number }>;
  close(): void;
}

/** A caller waits for this answer before their own. */
const ANSWER_LIMIT_MS = 250;

/** Counting and opening the window are one step, or a process that dies between them would leave a count for ever. */
const INCREASE = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }
`;

/** Counts in Valkey or Redis. Fails at once while it is away, of which `teller` hears, and comes back by itself. */
export function openSharedCounter(url: string, teller: FailureTeller): SharedCounter {
  const valkey = new Redis(url.replace(/^valkey:/, 'redis:'), {
    commandTimeout: ANSWER_LIMIT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  valkey.on('error', teller.failed).on('ready', teller.worked);
  return {
    increase: async (key, windowMs) => {
      const answer = await valkey.eval(INCREASE, 1, `gullylens:limit:${key}`, windowMs);
      const [current, ttl] = answer as [number, number];
      return { current, ttl };
    },
    close: () => valkey.disconnect(),
  };
}
