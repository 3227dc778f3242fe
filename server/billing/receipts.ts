import type { Receipt as ListedReceipt } from '@gullylens/contract/http/premium';
import type { Page } from '@gullylens/contract/values/page';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { createWorkerPool } from '../platform/jobs/worker-pool.ts';
import type { BillingContext, Buyer, OrderPayment } from './billing-context.ts';
import { buildReceiptContent, type ReceiptContent } from './receipt-text.ts';
import { GST_PERCENT, PLAN_DESCRIPTION, PRODUCT, splitGst } from './plans.ts';
import { type Period, toIndianTime } from './premium-period.ts';
import { grants, type Order, type Receipt, receiptSeries, receipts } from './tables.ts';

/** A captured payment of an order and the month that it bought. */
interface Sale extends OrderPayment {
  readonly buyer: Buyer;
  readonly period: Period;
  readonly issuedAt: Date;
}

/**
 * Stores the receipt of a captured payment: a tax invoice when registered for GST, a plain receipt otherwise.
 * Everything that it prints is stored, because an issued receipt never changes.
 */
export async function issueReceipt(tx: Transaction, context: BillingContext, sale: Sale): Promise<void> {
  const { order, buyer, period, issuedAt } = sale;
  const tax = taxColumns(context, order);
  await tx.insert(receipts).values({
    number: await takeReceiptNumber(tx, tax === null ? 'GLR' : 'GL', issuedAt),
    orderId: order.id,
    razorpayPaymentId: sale.payment.id,
    userId: order.userId,
    issuedAt,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    periodStart: period.start,
    periodEnd: period.end,
    totalPaise: order.amountPaise,
    supplierName: context.supplier.name,
    supplierAddress: context.supplier.address,
    item: `${PRODUCT} ${PLAN_DESCRIPTION}`,
    ...tax,
  });
}

/** Returns the tax columns, or null without GST. An order without a buyer's State gets the supplier's State. */
function taxColumns({ gst }: BillingContext, order: Order) {
  if (gst === null) return null;
  const buyerState = order.buyerState ?? gst.supplierState;
  return {
    gstin: gst.gstin,
    gstPercent: GST_PERCENT,
    sacCode: gst.sacCode,
    supplierState: gst.supplierState,
    buyerState,
    ...splitGst(order.amountPaise, { withinState: buyerState === gst.supplierState }),
  };
}

/**
 * Takes the next number of the year's series. Tax invoices (GL) and plain receipts (GLR) are numbered separately, so
 * that invoices have no gaps (CGST rule 46). The series' row stays locked until the transaction ends and a rollback
 * returns the number, so parallel payments cause no gaps or duplicates. Call it last.
 */
async function takeReceiptNumber(tx: Transaction, prefix: 'GL' | 'GLR', issuedAt: Date): Promise<string> {
  const series = `${prefix}-${financialYearOf(issuedAt)}`;
  const [row] = await tx
    .insert(receiptSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: receiptSeries.series,
      set: { lastNumber: sql`${receiptSeries.lastNumber} + 1` },
    })
    .returning();
  return `${series}-${String(row?.lastNumber).padStart(6, '0')}`;
}

/** April as a month of `Date`, counted from 0: the financial year begins on 1 April. */
const APRIL = 3;

/** `2627` for the Indian financial year from 1 April 2026 to 31 March 2027. */
function financialYearOf(moment: Date): string {
  const local = toIndianTime(moment);
  const first = local.getUTCFullYear() - (local.getUTCMonth() < APRIL ? 1 : 0);
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}

/** Stores the current supplier on receipts without one, which predate its columns. Billing's jobs call it at start. */
export async function addMissingSuppliers({ db, supplier }: BillingContext): Promise<void> {
  await db
    .update(receipts)
    .set({ supplierName: supplier.name, supplierAddress: supplier.address })
    .where(isNull(receipts.supplierName));
}

/** A receipt and whether its payment was refunded after it was issued. */
const receiptWithRefund = {
  receipt: receipts,
  refunded: sql<boolean>`exists (select from ${grants} where ${and(eq(grants.orderId, receipts.orderId), isNotNull(grants.revokedAt))})`,
};

/** A page of a user's receipts, newest first. */
export async function listReceipts(
  { db }: BillingContext,
  userId: string,
  { offset, limit }: Omit<Page, 'total'>,
): Promise<{ data: ListedReceipt[]; page: Page }> {
  const isOwn = eq(receipts.userId, userId);
  const rows = await db
    .select(receiptWithRefund)
    .from(receipts)
    .where(isOwn)
    .orderBy(desc(receipts.issuedAt), desc(receipts.number))
    .offset(offset)
    .limit(limit);
  const total = await db.$count(receipts, isOwn);
  return { data: rows.map(presentReceipt), page: { offset, limit, total } };
}

function presentReceipt({ receipt, refunded }: { receipt: Receipt; refunded: boolean }): ListedReceipt {
  return {
    number: receipt.number,
    kind: receipt.gstin === null ? 'receipt' : 'tax_invoice',
    issuedAt: receipt.issuedAt.toISOString(),
    amount: receipt.totalPaise,
    currency: 'INR',
    periodStart: receipt.periodStart.toISOString(),
    periodEnd: receipt.periodEnd.toISOString(),
    refunded,
  };
}

/** Reads the text of one of a user's own receipts. Throws `receipt_not_found`. */
export async function readReceiptText(
  { db }: BillingContext,
  { userId, number }: { userId: string; number: string },
): Promise<ReceiptContent> {
  const [found] = await db
    .select(receiptWithRefund)
    .from(receipts)
    .where(and(eq(receipts.number, number), eq(receipts.userId, userId)));
  if (found === undefined) throw new AppError('receipt_not_found');
  return buildReceiptContent(found);
}

/**
 * Creates the pool of threads that render receipts (api role): two receipts at a time, because each needs much memory,
 * and one per user. Throws `unavailable` when too many wait.
 */
export function createReceiptRenderer() {
  return createWorkerPool<ReceiptContent, Uint8Array>({
    beside: import.meta.url,
    name: 'receipt-pdf.worker',
    threads: 2,
    idleMs: 0,
    maxWaiting: 4,
    waitTimeoutMs: 20_000,
    taskTimeoutMs: 20_000,
    maxPerOwner: 1,
    busy: ({ cause }) =>
      new AppError('unavailable', { retryAfterSeconds: 5, log: 'too many receipts at once', cause }),
  });
}
