import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import { toKolkata } from './premium-period.ts';
import { receiptSeries } from './tables.ts';

/** Tax invoices and plain receipts are numbered apart, so that the invoices of a year have no gaps (CGST rule 46). */
export type ReceiptKind = 'tax_invoice' | 'receipt';
const prefixes: Record<ReceiptKind, string> = { tax_invoice: 'GL', receipt: 'GLR' };

const APRIL = 3;

/** `2627` for the Indian financial year from 1 April 2026 to 31 March 2027. */
export function financialYearOf(moment: Date): string {
  const local = toKolkata(moment);
  const first = local.getUTCFullYear() - (local.getUTCMonth() < APRIL ? 1 : 0);
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}

/**
 * Takes the next number of the year's series. The series' row stays locked until the transaction ends, which gives the
 * number back when it fails: parallel payments leave neither gaps nor doubles. Call it last.
 */
export async function takeReceiptNumber(tx: Transaction, kind: ReceiptKind, issuedAt: Date): Promise<string> {
  const series = `${prefixes[kind]}-${financialYearOf(issuedAt)}`;
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
