import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { runWorker } from '../platform/run-worker.ts';
import type { BillingContext } from './billing-context.ts';
import { describeReceipt } from './describe-receipt.ts';
import { withRefund } from './list-receipts.ts';
import { receipts } from './tables.ts';

/** One of a user's own receipts as a PDF, drawn in a thread of its own. */
export async function readReceiptPdf(
  { db, supplier }: BillingContext,
  { userId, number }: { userId: string; number: string },
): Promise<Buffer> {
  const [found] = await db
    .select(withRefund)
    .from(receipts)
    .where(and(eq(receipts.number, number), eq(receipts.userId, userId)));
  if (found === undefined) throw new AppError('receipt_not_found');
  const drawn = await runWorker<never, Uint8Array>({
    beside: import.meta.url,
    name: 'draw-receipt.worker',
    data: describeReceipt({ ...found, supplier }),
  });
  return Buffer.from(drawn);
}
