import { asc, inArray, lte } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { BillingContext } from './billing-context.ts';

/** Claim timeout: after this a row may be claimed by another process. */
const CLAIM_MS = 60_000;

interface DueWork<Table extends PgTable> {
  readonly table: Table;
  readonly key: PgColumn;
  readonly dueAt: PgColumn;
  /** Rows claimed per batch. */
  readonly most: number;
  /** What is stored with a claimed row: at least its next due time `until`. */
  readonly claim: (until: Date) => PgUpdateSetSource<Table>;
}

/** Claims and returns the rows that are due, longest overdue first. Any number of processes may share the work. */
export async function claimDue<Table extends PgTable>(
  { db, clock }: BillingContext,
  { table, key, dueAt, most, claim }: DueWork<Table>,
): Promise<readonly Table['$inferSelect'][]> {
  const now = clock.now();
  const due = db
    .select({ key })
    .from(table as PgTable)
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const claimed = db.update(table).set(claim(new Date(now.getTime() + CLAIM_MS)));
  return claimed.where(inArray(key, due)).returning() as Promise<Table['$inferSelect'][]>;
}
