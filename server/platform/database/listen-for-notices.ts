import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

const RECONNECT_MS = 1_000;

interface Listening {
  readonly pool: Pool;
  /** A plain lower-case name. */
  readonly channel: string;
  /** Called after every connect, the first too: here the listener reads what it missed. */
  readonly onConnected: () => Promise<void>;
  readonly onNotice: (payload: string) => void;
  /** Called once each time the connection is lost, however long it takes to come back. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Hears PostgreSQL's notices on one channel over a connection of its own, which it opens again when it breaks.
 * Returns, once it listens, the function that stops it; throws when the first connection fails.
 */
export async function listenForNotices(listening: Listening): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const first = await connect(listening, stop.signal);
  const running = keepConnected(first, listening, stop.signal);
  return () => {
    stop.abort();
    return running;
  };
}

interface Connection {
  /** Settles when the connection is gone, with what broke it; null when it was stopped. */
  readonly lost: Promise<unknown>;
}

async function connect(listening: Listening, stop: AbortSignal): Promise<Connection> {
  const client = await listening.pool.connect();
  const lost = untilLost(client, stop);
  try {
    client.on('notification', ({ payload }) => listening.onNotice(payload ?? ''));
    await client.query(`listen ${listening.channel}`);
    await listening.onConnected();
    return { lost: lost.finally(() => client.release(true)) };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function untilLost(client: PoolClient, stop: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(new Error('the connection was closed')));
    stop.addEventListener('abort', () => resolve(null), { once: true });
  });
}

async function keepConnected(first: Connection, listening: Listening, stop: AbortSignal): Promise<void> {
  let attempt = Promise.resolve(first);
  let isTold = false;
  while (!stop.aborted) {
    const problem = await attempt.then(
      ({ lost }) => {
        isTold = false;
        return lost;
      },
      (error: unknown) => error,
    );
    if (stop.aborted) return;
    if (!isTold) listening.onLost(problem);
    isTold = true;
    await delay(RECONNECT_MS, undefined, { signal: stop, ref: false }).catch(() => undefined);
    if (stop.aborted) return;
    attempt = connect(listening, stop);
  }
}
