import { Redis } from 'ioredis';
import { listenForNotifications } from './database/listen-for-notifications.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Log } from './log.ts';
import { createFailureLog } from './failure-log.ts';

/**
 * Short messages between the processes of one installation. The only one today: the polling process announces that
 * matches changed, and every process loads them from PostgreSQL. Messages may be lost, so subscribers also check
 * PostgreSQL at intervals.
 */
export interface MessageBus {
  /** `topic` is a plain lower-case name. Never throws: a message that cannot be sent is logged and dropped. */
  publish(topic: string, message: string): Promise<void>;
  /**
   * Calls `listener` with each message, and with an empty one after each connect. Returns the function that stops it.
   */
  subscribe(topic: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Sends messages over PostgreSQL notifications: for one process or a few. Used unless Valkey is configured. */
export function createPostgresBus({ pool, directUrl }: OpenDatabase, log: Log): MessageBus {
  return {
    publish: async (topic, message) => {
      try {
        await pool.query('select pg_notify($1, $2)', [topic, message]);
      } catch (error) {
        log.warn({ topic, err: error }, 'message between processes lost');
      }
    },
    subscribe: (topic, listener) =>
      listenForNotifications({
        url: directUrl,
        channel: topic,
        onConnected: async () => listener(''),
        onNotice: listener,
        onLost: (error) => log.warn({ topic, err: error }, 'notification connection lost; reconnecting'),
      }),
    close: async () => {},
  };
}

/** Pause before each attempt to reconnect. */
const RECONNECT_MS = 1_000;
/** Interval of pings on a connection that only subscribes, so that a dead server is noticed. */
const PING_INTERVAL_MS = 5_000;
/** Timeout of a command; the connection then counts as dead. */
const COMMAND_TIMEOUT_MS = 2_000;

/** Sends messages over Valkey or Redis, for several processes. While it is unreachable, messages are dropped. */
export function createValkeyBus(url: string, log: Log): MessageBus {
  const connect = () => {
    const client = new Redis(url.replace(/^valkey:/, 'redis:'), {
      // Without a connection commands fail fast: callers must not wait for messages that may be lost.
      enableOfflineQueue: false,
      // The bus subscribes by itself and handles a refusal; the client would leave it unhandled.
      autoResubscribe: false,
      retryStrategy: () => RECONNECT_MS,
      socketTimeout: COMMAND_TIMEOUT_MS,
    });
    const failureLog = createFailureLog((err) => log.warn({ err }, 'Valkey unreachable'));
    return client.on('error', failureLog.failed).on('ready', failureLog.worked);
  };
  const losses = createFailureLog((err) => log.warn({ err }, 'messages between processes lost'));
  const publisher = connect();
  const subscribers = new Set<Redis>();
  return {
    publish: (topic, message) =>
      publisher.publish(`gullylens:${topic}`, message).then(losses.worked, losses.failed),
    subscribe: async (topic, listener) => {
      const subscriber = connect();
      subscribers.add(subscriber);
      subscriber.on('message', (_channel, message) => listener(message));
      subscriber.on('ready', () => {
        subscriber.subscribe(`gullylens:${topic}`).then(() => listener(''), losses.failed);
      });
      const pings = setInterval(() => void subscriber.ping().catch(() => undefined), PING_INTERVAL_MS);
      subscriber.on('end', () => clearInterval(pings));
      return async () => subscriber.disconnect();
    },
    close: async () => {
      for (const client of [publisher, ...subscribers]) client.disconnect();
    },
  };
}
