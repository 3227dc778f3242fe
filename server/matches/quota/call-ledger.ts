import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import type { CricapiFailureKind } from '../../vendors/cricapi/client/cricapi-failure.ts';
import type { CricapiUsage } from '../../vendors/cricapi/client/read-response.ts';
import { vendorCalls, vendorDays } from '../store/tables.ts';
import {
  type CallRequest,
  type DailyLimit,
  dayOf,
  isJustAfterMidnight,
  isPlausibleLimit,
  checkCallBudget,
  type DailyQuota,
  type BudgetRefusal,
} from './quota.ts';

type ChargedCall = Pick<typeof vendorCalls.$inferSelect, 'id' | 'day' | 'cost' | 'priority'>;

interface CallOutcome {
  readonly usage: CricapiUsage | null;
  readonly failure: CricapiFailureKind | null;
  /** The vendor rejects all calls with this key until this time. */
  readonly blockedUntil: Date | null;
}

const hitsColumn = { high: 'hitsHigh', medium: 'hitsMedium', low: 'hitsLow' } as const;

/** A call of a process that died counts as in flight for this long. Its hits stay charged in any case. */
const IN_FLIGHT_SECONDS = 60;

/** Reads the quota of the UTC day, over all processes. */
export async function readDailyQuota(db: Database, now: Date, limit: DailyLimit): Promise<DailyQuota> {
  const [row] = await db
    .select()
    .from(vendorDays)
    .where(eq(vendorDays.day, dayOf(now)));
  if (row) return asQuotaDay(row, limit);
  const carried = await readLatestDay(db);
  const spent = { hitsHigh: 0, hitsMedium: 0, hitsLow: 0 };
  return asQuotaDay({ ...carried, hitsToday: 0, ...spent }, limit);
}

function asQuotaDay(row: Omit<typeof vendorDays.$inferSelect, 'day'>, limit: DailyLimit): DailyQuota {
  const { hitsToday, hitsHigh, hitsMedium, hitsLow, blockedUntil } = row;
  const spent = { high: hitsHigh, medium: hitsMedium, low: hitsLow };
  const hitsLimit = Math.min(row.hitsLimit ?? limit.assumed, limit.max);
  return { hitsLimit, hitsToday, spent, blockedUntil };
}

/** Reads the limit and block of the latest recorded day, with which a new day starts. */
async function readLatestDay(db: Database | Transaction) {
  const { hitsLimit, blockedUntil } = vendorDays;
  const newest = db
    .select({ hitsLimit, blockedUntil })
    .from(vendorDays)
    .orderBy(desc(vendorDays.day))
    .limit(1);
  const [row] = await newest;
  return row ?? { hitsLimit: null, blockedUntil: null };
}

/**
 * Checks a call against the budget and records it as sent, in one transaction for all processes: the hits count even if
 * this process dies. Returns the ledger's row, or why the call is refused.
 */
export async function chargeCall(
  db: Database,
  request: CallRequest & { readonly endpoint: string },
  { now, limit }: { now: Date; limit: DailyLimit },
): Promise<ChargedCall | BudgetRefusal> {
  const day = dayOf(now);
  return db.transaction(async (tx) => {
    const carried = await readLatestDay(tx);
    await tx
      .insert(vendorDays)
      .values({ day, ...carried })
      .onConflictDoNothing();
    const [row] = await tx.select().from(vendorDays).where(eq(vendorDays.day, day)).for('update');
    if (!row) throw new Error(`no row for ${day}`);
    const refusal = checkCallBudget(asQuotaDay(row, limit), request, now);
    if (refusal) return refusal;
    const { endpoint, priority, cost = 1 } = request;
    await tx
      .update(vendorDays)
      .set({ hitsToday: row.hitsToday + cost, [hitsColumn[priority]]: row[hitsColumn[priority]] + cost })
      .where(eq(vendorDays.day, day));
    const written = tx.insert(vendorCalls).values({ day, endpoint, priority, cost, sentAt: now });
    const [call] = await written.returning({ id: vendorCalls.id });
    if (!call) throw new Error('insert into vendor_calls returned no row');
    return { id: call.id, day, cost, priority };
  });
}

/** Records the cost of a call, 0 if it was not sent. The vendor's count, and its plausible limit, override ours. */
export async function recordCallOutcome(
  db: Database,
  call: ChargedCall,
  outcome: CallOutcome & { now: Date },
) {
  const { usage, failure, now } = outcome;
  const reportedLimit = usage?.hitsLimit ?? null;
  const wasSent = failure !== 'circuit_open';
  const cost = wasSent ? (usage?.hitsUsed ?? call.cost) : 0;
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(vendorDays).where(eq(vendorDays.day, call.day)).for('update');
    if (!row) throw new Error(`no row for ${call.day}`);
    const state = !wasSent ? 'not sent' : failure === null ? 'answered' : 'failed';
    await tx
      .update(vendorCalls)
      .set({ state, cost, failure, finishedAt: now })
      .where(eq(vendorCalls.id, call.id));
    const counted = row.hitsToday + cost - call.cost;
    const spent = row[hitsColumn[call.priority]] + cost - call.cost;
    await tx
      .update(vendorDays)
      .set({
        hitsLimit: reportedLimit !== null && isPlausibleLimit(reportedLimit) ? reportedLimit : row.hitsLimit,
        hitsToday: Math.max(0, await countByVendor(tx, call, { ...outcome, counted })),
        [hitsColumn[call.priority]]: Math.max(0, spent),
        blockedUntil: laterOf(row.blockedUntil, outcome.blockedUntil),
      })
      .where(eq(vendorDays.day, call.day));
  });
}

/**
 * Returns the vendor's own count plus the calls in flight, which it may not include yet. Returns our count when the
 * vendor sends none, and just after midnight, when it may still count yesterday. If other calls returned during this
 * one, returns the larger count, because an older count must not lower a newer one.
 */
async function countByVendor(
  tx: Transaction,
  call: ChargedCall,
  { usage, now, counted }: CallOutcome & { now: Date; counted: number },
): Promise<number> {
  const isSameDay = dayOf(now) === call.day && !isJustAfterMidnight(now);
  if (usage?.hitsToday == null || !isSameDay) return counted;
  const since = new Date(now.getTime() - IN_FLIGHT_SECONDS * 1000).toISOString();
  // Reads only calls in flight or finished after this one was sent, not all calls of the day.
  const { rows } = await tx.execute<{ in_flight: string; overtaken: boolean }>(sql`
    select
      coalesce(sum(cost) filter (where state = 'sent' and sent_at > ${since}), 0) as in_flight,
      coalesce(bool_or(state <> 'sent'), false) as overtaken
    from vendor_calls
    where day = ${call.day} and id <> ${call.id} and (
      settled_at is null or id > ${call.id}
      or settled_at > (select sent_at from vendor_calls where id = ${call.id})
    )`);
  const reported = usage.hitsToday + Number(rows[0]?.in_flight);
  return rows[0]?.overtaken ? Math.max(reported, counted) : reported;
}

function laterOf(first: Date | null, second: Date | null): Date | null {
  return Number(first) > Number(second) ? first : second;
}
