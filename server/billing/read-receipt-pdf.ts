import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { BillingContext } from './billing-context.ts';
import { describeReceipt } from './describe-receipt.ts';
import { withRefund } from './list-receipts.ts';
import type { PrintReceipt } from './print-receipts.ts';
import { receipts } from './tables.ts';

/** The GST rate of the releases that did not store it on the receipt. */
const FORMER_GST_PERCENT = 18;

/** One of a user's own receipts as a PDF. */
export async function readReceiptPdf(
  context: BillingContext,
  print: PrintReceipt,
  { userId, number }: { userId: string; number: string },
): Promise<Buffer> {
  await completeFormerReceipts(context);
  const [found] = await context.db
    .select(withRefund)
    .from(receipts)
    .where(and(eq(receipts.number, number), eq(receipts.userId, userId)));
  if (found === undefined) throw new AppError('receipt_not_found');
  return print(userId, describeReceipt(found));
}

/**
 * Receipts issued before the supplier was stored keep the supplier of the first print after that. A process of the
 * former release can issue tax invoices after migration 0032 has run: they get the rate of that release.
 */
async function completeFormerReceipts({ db, supplier }: BillingContext): Promise<void> {
  await db
    .update(receipts)
    .set({
      supplierName: supplier.name,
      supplierAddress: supplier.address,
      gstPercent: sql`case when ${receipts.gstin} is not null then coalesce(${receipts.gstPercent}, ${FORMER_GST_PERCENT}::integer) end`,
    })
    .where(isNull(receipts.supplierName));
}
