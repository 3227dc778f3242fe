import { asc, inArray, lte } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { BillingContext } from './billing-context.ts';

/** Claim timeout: after this a row may be claimed by another process. */
const CLAIM_MS = 60_000;

interface DueWork<Table extends PgTable> {
  readonly table: Table;
  /** Primary key. */
  readonly key: PgColumn;
  /** When the row is due; null when it is not. */
  readonly dueAt: PgColumn;
  readonly batchSize: number;
  /** Returns the new values of a claimed row: at least `until` as its next due time. */
  readonly claim: (until: Date) => PgUpdateSetSource<Table>;
}

/**
 * Claims and returns the rows of a table that are due, longest overdue first. Used by the jobs for orders, refunds and
 * webhook events. Any number of processes may run them: a claimed row is not due again before the claim timeout.
 */
export async function claimDue<Table extends PgTable>(
  { db, clock }: BillingContext,
  { table, key, dueAt, batchSize, claim }: DueWork<Table>,
): Promise<readonly Table['$inferSelect'][]> {
  const now = clock.now();
  const due = db
    .select({ key })
    .from(table as PgTable)
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const claimed = db.update(table).set(claim(new Date(now.getTime() + CLAIM_MS)));
  return claimed.where(inArray(key, due)).returning() as Promise<Table['$inferSelect'][]>;
}
