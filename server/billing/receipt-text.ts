import { findState } from '@gullylens/contract/values/indian-states';
import { formatRupees } from './plans.ts';
import { formatDay } from './premium-period.ts';
import type { Receipt } from './tables.ts';

/**
 * Latin, Devanagari and common punctuation: the characters of the receipt's font. A name in another script is left
 * out instead of printed as boxes; the e-mail address identifies the buyer.
 */
const PRINTABLE = /^[\u0020-\u024F\u0900-\u097F\u2010-\u203A]+$/;

/** The text of a receipt, without its layout. */
export type ReceiptContent = ReturnType<typeof buildReceiptContent>;

interface Labelled {
  readonly label: string;
  readonly value: string;
}

/**
 * Builds the text of a receipt: with the particulars of CGST rule 46 on a tax invoice, without tax on a plain receipt.
 * Reads only the stored row and whether it was refunded, so that a receipt always prints as it was issued.
 */
export function buildReceiptContent({ receipt, refunded }: { receipt: Receipt; refunded: boolean }) {
  const { gstin, supplierState, buyerState, sacCode } = receipt;
  const price = formatRupees(receipt.totalPaise);
  return {
    title: gstin === null ? 'Receipt' : 'Tax invoice',
    details: [
      { label: 'Number', value: receipt.number },
      { label: 'Date', value: formatDay(receipt.issuedAt) },
      { label: 'Payment', value: receipt.razorpayPaymentId },
    ],
    supplier: removeEmpty([
      receipt.supplierName,
      receipt.supplierAddress,
      gstin && `GSTIN ${gstin}`,
      supplierState && stateLine('State', supplierState),
    ]),
    buyer: removeEmpty([
      PRINTABLE.test(receipt.buyerName) ? receipt.buyerName : null,
      receipt.buyerEmail,
      buyerState && stateLine('Place of supply', buyerState),
    ]),
    item: {
      name: receipt.item,
      detail: removeEmpty([
        `${formatDay(receipt.periodStart)} to ${formatDay(receipt.periodEnd)}`,
        sacCode && `SAC ${sacCode}`,
      ]).join('  ·  '),
      price,
    },
    sums: describeTax(receipt),
    total: { label: 'Total paid', value: price },
    notes: removeEmpty([
      refunded ? 'This payment was refunded in full.' : null,
      gstin && 'Reverse charge: no.',
      'Paid once. Does not renew.',
      'Made by computer; valid without a signature.',
    ]),
  };
}

/** The lines with the taxable value and the taxes; empty on a plain receipt. */
function describeTax(receipt: Receipt): readonly Labelled[] {
  const percent = Number(receipt.gstPercent);
  const sums: readonly [string, number | null][] = [
    ['Taxable value', receipt.taxablePaise],
    [`CGST ${percent / 2}%`, receipt.cgstPaise],
    [`SGST ${percent / 2}%`, receipt.sgstPaise],
    [`IGST ${percent}%`, receipt.igstPaise],
  ];
  return sums.flatMap(([label, paise]) => (paise ? [{ label, value: formatRupees(paise) }] : []));
}

const stateLine = (label: string, code: string) => `${label}: ${findState(code)?.name ?? code} (${code})`;

function removeEmpty(lines: readonly (string | null)[]): string[] {
  return lines.filter((line): line is string => Boolean(line));
}
