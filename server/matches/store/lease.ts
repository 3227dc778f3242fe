import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import { leases } from './tables.ts';

/** The right to poll the vendor. At most one process holds it; it must renew it. */
export interface Lease {
  /** Fencing token: grows whenever another process takes the lease, so that writes under an old lease are refused. */
  readonly fencing: number;
  /** Extends the lease. @throws LeaseLostError when another process has taken it. */
  readonly renew: () => Promise<void>;
  /** Locks the lease's row until the transaction ends. @throws LeaseLostError when another process has taken it. */
  readonly fence: (tx: Transaction) => Promise<void>;
}

/** Thrown when another process has taken over polling. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

const LEASE_NAME = 'cricket-poll';
/**
 * How long the lease lasts without being renewed: longer than a call can take, and the longest pause in polling after
 * the holder was killed.
 */
const LEASE_SECONDS = 12;

/**
 * Acquires the lease, or renews it for its holder. Returns null while another process holds it. Uses the database's
 * time, so that clocks need not agree. The fencing token grows whenever the holder changes. `holder` is unique to the
 * process.
 */
export async function acquireLease(db: Database, holder: string): Promise<Lease | null> {
  const { rows } = await db.execute<{ fencing: string }>(sql`
    insert into leases as held (name, holder, fencing, expires_at)
    values (${LEASE_NAME}, ${holder}, 1, now() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (name) do update set
      fencing = held.fencing + (held.holder <> excluded.holder)::int,
      holder = excluded.holder,
      expires_at = excluded.expires_at
    where held.holder = excluded.holder or held.expires_at < now()
    returning fencing`);
  const [row] = rows;
  return row ? leaseOf(db, holder, Number(row.fencing)) : null;
}

function leaseOf(db: Database, holder: string, fencing: number): Lease {
  const requireFencing = (current: number | undefined) => {
    if (current !== fencing) throw new LeaseLostError('another process holds the lease');
  };
  return {
    fencing,
    renew: async () => requireFencing((await acquireLease(db, holder))?.fencing),
    fence: async (tx) => {
      const [held] = await tx.select().from(leases).where(eq(leases.name, LEASE_NAME)).for('share');
      requireFencing(held?.fencingToken);
    },
  };
}

/** Releases the lease, so that another process need not wait until it expires. */
export async function releaseLease(db: Database, holder: string): Promise<void> {
  await db.execute(
    sql`update leases set expires_at = now() where name = ${LEASE_NAME} and holder = ${holder}`,
  );
}
