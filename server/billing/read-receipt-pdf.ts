import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { BillingContext } from './billing-context.ts';
import { describeReceipt } from './describe-receipt.ts';
import { withRefund } from './list-receipts.ts';
import type { PrintReceipt } from './print-receipts.ts';
import { receipts } from './tables.ts';

/** One of a user's own receipts as a PDF. */
export async function readReceiptPdf(
  context: BillingContext,
  print: PrintReceipt,
  { userId, number }: { userId: string; number: string },
): Promise<Buffer> {
  await storeMissingSuppliers(context);
  const [found] = await context.db
    .select(withRefund)
    .from(receipts)
    .where(and(eq(receipts.number, number), eq(receipts.userId, userId)));
  if (found === undefined) throw new AppError('receipt_not_found');
  return print(userId, describeReceipt(found));
}

/** Receipts issued before the supplier was stored keep the supplier of the first print after that. */
async function storeMissingSuppliers({ db, supplier }: BillingContext): Promise<void> {
  await db
    .update(receipts)
    .set({ supplierName: supplier.name, supplierAddress: supplier.address })
    .where(isNull(receipts.supplierName));
}
