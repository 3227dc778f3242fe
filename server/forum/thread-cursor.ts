import { sql, type SQL } from 'drizzle-orm';
import { type StoredThread, threads } from './tables.ts';

/** Where a list of threads goes on after this one: its last post's time in milliseconds, and its id. */
export function cursorOf({ lastPostAt, id }: StoredThread): string {
  return `${lastPostAt.getTime()}_${id}`;
}

/** Threads that stand after a cursor in the list. */
export function isAfter(cursor: string): SQL {
  const [time = '', id = ''] = cursor.split('_');
  return sql`(${threads.lastPostAt}, ${threads.id}) < (${new Date(Number(time))}, ${id}::uuid)`;
}
