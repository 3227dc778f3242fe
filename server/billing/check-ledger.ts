import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import { consecutivePeriods } from './premium-period.ts';

/**
 * A violated invariant of payments. P1: no payment is lost. P2: no order is charged twice. P3: orders, grants, receipts
 * and the end of Premium agree. P4: no month is granted without a payment.
 */
export interface LedgerFault {
  readonly invariant: 'P1' | 'P2' | 'P3' | 'P4';
  readonly fault: string;
  /** Ids of at most ten rows. */
  readonly examples: readonly string[];
}

const MAX_EXAMPLES = 10;

/** True for a payment of the order's full price. */
const isFull = sql`p.amount_paise = o.amount_paise and p.currency = o.currency`;

/** Each query returns the ids of the rows that violate an invariant. */
const CHECKS: readonly (Pick<LedgerFault, 'invariant' | 'fault'> & {
  readonly rows: ReturnType<typeof sql>;
})[] = [
  {
    invariant: 'P1',
    fault: 'captured payment without a grant and without a refund',
    rows: sql`select p.razorpay_payment_id as id from billing_payments p join billing_orders o on o.id = p.order_id
        where p.status = 'captured' and ${isFull}
          and not exists (select from billing_grants g where g.razorpay_payment_id = p.razorpay_payment_id)
          and not exists (select from billing_refunds r where r.razorpay_payment_id = p.razorpay_payment_id)`,
  },
  {
    invariant: 'P2',
    fault: 'order with two captured payments, none of them refunded',
    rows: sql`select o.id::text as id from billing_orders o join billing_payments p on p.order_id = o.id
        where p.status = 'captured' and ${isFull}
          and not exists (select from billing_refunds r where r.razorpay_payment_id = p.razorpay_payment_id)
        group by o.id having count(*) > 1`,
  },
  {
    invariant: 'P3',
    fault: 'paid order without an active grant, or active grant of an order that is not paid',
    rows: sql`select o.id::text as id from billing_orders o
        where (o.state = 'paid') <> exists (
          select from billing_grants g where g.order_id = o.id and g.revoked_at is null)`,
  },
  {
    invariant: 'P3',
    fault: 'grant without its receipt',
    rows: sql`select g.sequence::text as id from billing_grants g where not exists (
        select from billing_receipts r
        where r.order_id = g.order_id and r.razorpay_payment_id = g.razorpay_payment_id and r.user_id = g.user_id)`,
  },
  {
    invariant: 'P4',
    fault: "grant without a captured payment of the full price on that user's order",
    rows: sql`select g.sequence::text as id from billing_grants g where not exists (
        select from billing_payments p join billing_orders o on o.id = p.order_id
        where p.razorpay_payment_id = g.razorpay_payment_id and o.id = g.order_id and o.user_id = g.user_id
          and p.status in ('captured', 'refunded') and ${isFull})`,
  },
];

/**
 * Checks all stored orders, payments, grants, receipts and refunds against each other and returns the faults. Called by
 * the commands that restore a database and check it, and by tests. It does not query Razorpay.
 */
export function checkLedger(db: Database): Promise<LedgerFault[]> {
  return db.transaction(
    async (tx) => {
      const faults: LedgerFault[] = [];
      for (const { invariant, fault, rows } of CHECKS) {
        const violations = await tx.execute<{ id: string }>(rows);
        faults.push(...describeFault({ invariant, fault }, violations.rows));
      }
      const wrong = await findWrongEnds(tx);
      return [
        ...faults,
        ...describeFault({ invariant: 'P3', fault: 'premium_until differs from the grants' }, wrong),
      ];
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function describeFault(
  check: Pick<LedgerFault, 'invariant' | 'fault'>,
  rows: readonly { readonly id: string }[],
): LedgerFault[] {
  return rows.length === 0 ? [] : [{ ...check, examples: rows.slice(0, MAX_EXAMPLES).map(({ id }) => id) }];
}

/** Returns the users whose stored end of Premium differs from the end of their active grants. */
async function findWrongEnds(tx: Transaction): Promise<{ id: string }[]> {
  const { rows } = await tx.execute<{ id: string; until: string | null; granted: string[] }>(sql`
    select u.user_id::text as id, u.premium_until as until,
      array_remove(array_agg(to_json(g.granted_at)#>>'{}' order by g.sequence), null) as granted
    from billing_premium u left join billing_grants g on g.user_id = u.user_id and g.revoked_at is null
    group by u.user_id`);
  return rows.filter(({ until, granted }) => {
    const end = consecutivePeriods(granted.map((grantedAt) => new Date(grantedAt))).at(-1)?.end;
    return (until === null ? null : new Date(until).getTime()) !== (end?.getTime() ?? null);
  });
}
