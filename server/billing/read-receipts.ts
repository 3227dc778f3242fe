import type { Receipt as ListedReceipt } from '@gullylens/contract/http/premium';
import type { Page } from '@gullylens/contract/values/page';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { createWorkerPool } from '../platform/worker-pool.ts';
import type { BillingContext } from './billing-context.ts';
import { describeReceipt, type ReceiptText } from './describe-receipt.ts';
import { grants, type Receipt, receipts } from './tables.ts';

/** A receipt and whether its payment was refunded after it was issued. */
const withRefund = {
  receipt: receipts,
  refunded: sql<boolean>`exists (select from ${grants} where ${and(eq(grants.orderId, receipts.orderId), isNotNull(grants.revokedAt))})`,
};

/** A page of a user's receipts, newest first. */
export async function listReceipts(
  { db }: BillingContext,
  userId: string,
  { offset, limit }: Omit<Page, 'total'>,
): Promise<{ data: ListedReceipt[]; page: Page }> {
  const own = eq(receipts.userId, userId);
  const rows = await db
    .select(withRefund)
    .from(receipts)
    .where(own)
    .orderBy(desc(receipts.issuedAt), desc(receipts.number))
    .offset(offset)
    .limit(limit);
  const total = await db.$count(receipts, own);
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
): Promise<ReceiptText> {
  const [found] = await db
    .select(withRefund)
    .from(receipts)
    .where(and(eq(receipts.number, number), eq(receipts.userId, userId)));
  if (found === undefined) throw new AppError('receipt_not_found');
  return describeReceipt(found);
}

/** Threads that draw receipts: a few at a time, because each takes much memory while it draws, and one for each user. */
export function createReceiptPrinter() {
  return createWorkerPool<ReceiptText, Uint8Array>({
    beside: import.meta.url,
    name: 'draw-receipt.worker',
    threads: 2,
    idleMs: 0,
    waiting: 4,
    waitMs: 20_000,
    limitMs: 20_000,
    perOwner: 1,
    busy: ({ cause }) =>
      new AppError('unavailable', { retryAfterSeconds: 5, log: 'too many receipts at once', cause }),
  });
}
