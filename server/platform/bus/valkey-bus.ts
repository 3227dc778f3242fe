import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { type FailureTeller, tellFailures } from '../tell-failures.ts';
import type { Bus } from './bus.ts';

const PREFIX = 'gullylens:';
/** Messages that a stream keeps, so that a reader whose connection broke goes on where it stopped. */
const MESSAGES_KEPT = 1_000;
/** A read waits this long for a message before it asks again. */
const WAIT_MS = 5_000;
const RECONNECT_MS = 1_000;
/** A connection that brings nothing for so long, although a read ends sooner, is dead. */
const SILENCE_LIMIT_MS = WAIT_MS + 2_000;

/**
 * Messages over streams of Valkey or Redis, for several processes. Without the server nothing fails: messages are
 * dropped, and readers come back when it does.
 */
export function createValkeyBus(url: string, log: Log): Bus {
  const connect = () => {
    const client = new Redis(url.replace(/^valkey:/, 'redis:'), {
      // Without a connection a command fails at once: nothing may wait for what can be lost.
      enableOfflineQueue: false,
      retryStrategy: () => RECONNECT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
    });
    const teller = tellFailures((err) => log.warn({ err }, 'Valkey is not reachable'));
    client.on('error', teller.failed).on('ready', teller.worked);
    return client;
  };
  const writer = connect();
  const losses = tellFailures((err) => log.warn({ err }, 'messages between processes are lost'));
  const stops: (() => Promise<void>)[] = [];
  return {
    publish: async (topic, message) => {
      try {
        await writer.xadd(PREFIX + topic, 'MAXLEN', '~', MESSAGES_KEPT, '*', 'message', message);
        losses.worked();
      } catch (error) {
        losses.failed(error);
      }
    },
    subscribe: async (topic, listener) => {
      const teller = tellFailures((err) => log.warn({ topic, err }, 'other processes are not heard'));
      const stop = readStream(connect(), { stream: PREFIX + topic, listener, teller });
      stops.push(stop);
      return stop;
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      writer.disconnect();
    },
  };
}

interface Reading {
  readonly stream: string;
  readonly listener: (message: string) => void;
  readonly teller: FailureTeller;
}

/** Reads a stream from now on; gives the function that stops. */
function readStream(reader: Redis, { stream, listener, teller }: Reading): () => Promise<void> {
  const stop = new AbortController();
  let lastId: string | null = null;
  const readOn = async () => {
    if (lastId === null) {
      lastId = await newestId(reader, stream);
      listener('');
    }
    const answer = await reader.xread('BLOCK', WAIT_MS, 'STREAMS', stream, lastId);
    for (const [id, fields] of answer?.[0]?.[1] ?? []) {
      lastId = id;
      listener(fields[1] ?? '');
    }
  };
  const run = async () => {
    while (!stop.signal.aborted) {
      await readOn().then(teller.worked, (error: unknown) => {
        if (stop.signal.aborted) return;
        teller.failed(error);
        return delay(RECONNECT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      });
    }
  };
  const running = run();
  return async () => {
    stop.abort();
    reader.disconnect();
    await running;
  };
}

async function newestId(reader: Redis, stream: string): Promise<string> {
  const [newest] = await reader.xrevrange(stream, '+', '-', 'COUNT', 1);
  return newest?.[0] ?? '0-0';
}
