import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/open-database.ts';
import { vendorDocuments } from './tables.ts';

export async function storeDocument(
  db: Database,
  document: { readonly name: string; readonly body: unknown; readonly fetchedAt: Date },
): Promise<void> {
  await db
    .insert(vendorDocuments)
    .values(document)
    .onConflictDoUpdate({
      target: vendorDocuments.name,
      set: { body: sql`excluded.body`, fetchedAt: sql`excluded.fetched_at` },
      setWhere: sql`excluded.fetched_at >= ${vendorDocuments.fetchedAt}`,
    });
}

/** Reads a document by name. Returns null when there is none or an earlier version stored another shape. */
export async function readDocument<T>(db: Database, name: string, schema: z.ZodType<T>) {
  const [row] = await db.select().from(vendorDocuments).where(eq(vendorDocuments.name, name));
  const body = schema.safeParse(row?.body);
  return row && body.success ? { body: body.data, fetchedAt: row.fetchedAt } : null;
}

export async function readDocumentTimes(db: Database): Promise<Map<string, Date>> {
  const { name, fetchedAt } = vendorDocuments;
  const rows = await db.select({ name, fetchedAt }).from(vendorDocuments);
  return new Map(rows.map((row) => [row.name, row.fetchedAt]));
}

export async function readDocumentTime(db: Database, name: string): Promise<Date | null> {
  const { fetchedAt } = vendorDocuments;
  const [row] = await db.select({ fetchedAt }).from(vendorDocuments).where(eq(vendorDocuments.name, name));
  return row?.fetchedAt ?? null;
}
