import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import type { Lease } from './lease.ts';
import { storeScores } from './score-history.ts';
import { matches as table } from './tables.ts';
import type { FeedMatch } from '../model/feed-match.ts';

/**
 * How an observation changes one match. `apply` returns its new state from the stored one (null when it is new); null
 * leaves it unchanged.
 */
export interface MatchUpdate {
  readonly key: string;
  readonly apply: (previous: FeedMatch | null) => FeedMatch | null;
}

/**
 * What one response of the vendor says, as of `observedAt`. A match with a later stored observation is not changed.
 */
export interface VendorObservation {
  readonly updates: readonly MatchUpdate[];
  readonly observedAt: Date;
}

type Row = Pick<typeof table.$inferSelect, 'key' | 'version' | 'record' | 'observedAt'>;

/**
 * Stores the matches that changed, with their next versions and change numbers, and their totals, in one transaction.
 * Called by the polling process. Returns the number of changed matches.
 * @throws LeaseLostError when another process has taken the lease.
 */
export async function storeMatches(
  db: Database,
  observation: VendorObservation,
  lease: Pick<Lease, 'fence'>,
) {
  // A list that changes between its pages can contain a match twice; the later page is newer.
  const updates = [...new Map(observation.updates.map((update) => [update.key, update])).values()];
  return db.transaction(async (tx) => {
    await lease.fence(tx);
    const stored = await readStored(tx, updates);
    const changed = updates.flatMap((update) =>
      nextRow(update, stored.get(update.key), observation.observedAt),
    );
    await writeRows(tx, changed, observation.observedAt);
    await storeScores(
      tx,
      changed.map((row) => ({
        key: row.key,
        innings: row.record.innings,
        before: stored.get(row.key)?.record.innings,
      })),
      observation.observedAt,
    );
    return changed.length;
  });
}

async function readStored(tx: Transaction, updates: readonly MatchUpdate[]): Promise<Map<string, Row>> {
  if (updates.length === 0) return new Map();
  const keys = updates.map((update) => update.key);
  const { key, version, record, observedAt } = table;
  const rows = await tx.select({ key, version, record, observedAt }).from(table).where(inArray(key, keys));
  return new Map(rows.map((row) => [row.key, row]));
}

function nextRow(update: MatchUpdate, stored: Row | undefined, observedAt: Date): Row[] {
  if (stored && stored.observedAt > observedAt) return [];
  const record = update.apply(stored?.record ?? null);
  if (record === null || (stored && isDeepStrictEqual(record, stored.record))) return [];
  return [{ key: update.key, version: (stored?.version ?? 0) + 1, record, observedAt }];
}

async function writeRows(tx: Transaction, rows: readonly Row[], observedAt: Date): Promise<void> {
  const { rows: feed } = await tx.execute<{ change: string }>(sql`
    update match_feed set change = change + ${rows.length}, as_of = greatest(as_of, ${observedAt.toISOString()})
    returning change`);
  const first = Number(feed[0]?.change) - rows.length + 1;
  if (rows.length === 0) return;
  const values = rows.map((row, index) => ({
    ...row,
    change: first + index,
    phase: row.record.phase,
    startsAt: row.record.startsAt === null ? null : new Date(row.record.startsAt),
    changedAt: observedAt,
  }));
  await tx
    .insert(table)
    .values(values)
    .onConflictDoUpdate({
      target: table.key,
      set: {
        version: sql`excluded.version`,
        change: sql`excluded.change`,
        phase: sql`excluded.phase`,
        startsAt: sql`excluded.starts_at`,
        record: sql`excluded.record`,
        observedAt: sql`excluded.observed_at`,
        changedAt: sql`excluded.changed_at`,
      },
    });
}
