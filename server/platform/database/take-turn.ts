import { sql } from 'drizzle-orm';
import type { Transaction } from './open-database.ts';

/** From here to the end of the transaction nobody else has the turn of that name: what it looks up stays true. */
export async function takeTurn(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
