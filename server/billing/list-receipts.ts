import type { Receipt as ReceiptRow } from '@gullylens/contract/http/premium';
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { BillingContext } from './billing-context.ts';
import { grants, receipts } from './tables.ts';

interface Range {
  readonly userId: string;
  readonly offset: number;
  readonly limit: number;
}

/** A receipt with whether its payment was given back since it was issued. */
export const withRefund = {
  receipt: receipts,
  refunded: sql<boolean>`exists (select from ${grants} where ${and(eq(grants.orderId, receipts.orderId), isNotNull(grants.revokedAt))})`,
};

/** A user's receipts, newest first, and how many there are. */
export async function listReceipts(
  { db }: BillingContext,
  { userId, offset, limit }: Range,
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const own = eq(receipts.userId, userId);
  const [counted] = await db.select({ total: count() }).from(receipts).where(own);
  const rows = await db
    .select(withRefund)
    .from(receipts)
    .where(own)
    .orderBy(desc(receipts.issuedAt), desc(receipts.number))
    .offset(offset)
    .limit(limit);
  return { rows: rows.map(presentReceipt), total: counted?.total ?? 0 };
}

function presentReceipt({
  receipt,
  refunded,
}: {
  receipt: typeof receipts.$inferSelect;
  refunded: boolean;
}): ReceiptRow {
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
