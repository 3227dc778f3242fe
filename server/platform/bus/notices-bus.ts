import type { Pool } from 'pg';
import { listenForNotices } from '../database/listen-for-notices.ts';
import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';

/** Messages over PostgreSQL's own notices: for one process, or a few. */
export function createNoticesBus(pool: Pool, log: Log): Bus {
  return {
    publish: async (topic, message) => {
      try {
        await pool.query('select pg_notify($1, $2)', [topic, message]);
      } catch (error) {
        log.warn({ topic, err: error }, 'a message between processes was lost');
      }
    },
    subscribe: (topic, listener) =>
      listenForNotices({
        pool,
        channel: topic,
        onConnected: async () => listener(''),
        onNotice: listener,
        onLost: (error) => log.warn({ topic, err: error }, 'notices are not heard for a moment'),
      }),
    close: async () => {},
  };
}
