import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import { leases } from '../tables.ts';

/** The right to do what only one process may do, for as long as it is renewed. */
export interface Lease {
  readonly fencing: number;
  /** Holds the lease's row until the transaction ends; throws `StaleLease` when somebody else holds it by now. */
  readonly fence: (tx: Transaction) => Promise<void>;
}

export interface RenewableLease extends Lease {
  /** Makes it last as long again from now; throws `StaleLease` when somebody else holds it by now. */
  readonly renew: () => Promise<void>;
}

export class StaleLease extends Error {
  constructor(name: string) {
    super(`lease ${name} has passed to another process`);
    this.name = 'StaleLease';
  }
}

interface Claim {
  readonly name: string;
  /** Unique to this process. */
  readonly holder: string;
  readonly seconds: number;
}

/**
 * Takes the lease, or renews it for its holder; `null` while another process holds it. Time is the database's, so
 * that clocks need not agree. The fencing number grows whenever the holder changes.
 */
export async function holdLease(db: Database, claim: Claim): Promise<RenewableLease | null> {
  const { name, holder, seconds } = claim;
  const { rows } = await db.execute<{ fencing: string }>(sql`
    insert into leases as held (name, holder, fencing, expires_at)
    values (${name}, ${holder}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (name) do update set
      fencing = held.fencing + (held.holder <> excluded.holder)::int,
      holder = excluded.holder,
      expires_at = excluded.expires_at
    where held.holder = excluded.holder or held.expires_at < now()
    returning fencing`);
  const row = rows[0];
  return row ? leaseOf(db, claim, Number(row.fencing)) : null;
}

function leaseOf(db: Database, { name, seconds }: Claim, fencing: number): RenewableLease {
  return {
    fencing,
    renew: async () => {
      const { rowCount } = await db.execute(sql`
        update leases set expires_at = now() + make_interval(secs => ${seconds})
        where name = ${name} and fencing = ${fencing}`);
      if (rowCount === 0) throw new StaleLease(name);
    },
    fence: async (tx) => {
      const query = tx
        .select({ fencing: leases.fencing })
        .from(leases)
        .where(eq(leases.name, name))
        .for('share');
      const [held] = await query;
      if (held?.fencing !== fencing) throw new StaleLease(name);
    },
  };
}

/** Lets go at once, so that another process need not wait for the lease to run out. */
export async function releaseLease(db: Database, name: string, holder: string): Promise<void> {
  await db.execute(sql`update leases set expires_at = now() where name = ${name} and holder = ${holder}`);
}
