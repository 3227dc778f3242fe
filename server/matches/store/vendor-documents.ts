import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { vendorDocuments } from './tables.ts';

/** Stores a document (series, countries, or a match's squads or scorecard), unless a newer one is stored. */
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

/** Reads a document by name, without checking its shape. Null when there is none later than `after`. */
export async function readDocument<T>(db: Database, name: string, after = new Date(0)) {
  const isWanted = and(eq(vendorDocuments.name, name), gt(vendorDocuments.fetchedAt, after));
  const [row] = await db.select().from(vendorDocuments).where(isWanted);
  return row ? { body: row.body as T, fetchedAt: row.fetchedAt } : null;
}

/** When each stored document was fetched, by name. */
export async function readDocumentTimes(db: Database): Promise<Map<string, Date>> {
  const { name, fetchedAt } = vendorDocuments;
  const rows = await db.select({ name, fetchedAt }).from(vendorDocuments);
  return new Map(rows.map((row) => [row.name, row.fetchedAt]));
}
