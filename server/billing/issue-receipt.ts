import type { Transaction } from '../platform/database/open-database.ts';
import type { BillingContext, Buyer } from './billing-context.ts';
import { PRODUCT, plans } from './plans.ts';
import type { Period } from './premium-period.ts';
import { takeReceiptNumber } from './receipt-number.ts';
import { GST_PERCENT, splitGst } from './split-gst.ts';
import { type Order, receipts } from './tables.ts';

interface Sale {
  readonly order: Order;
  readonly razorpayPaymentId: string;
  readonly buyer: Buyer;
  readonly period: Period;
  readonly issuedAt: Date;
}

/**
 * Writes the receipt of a captured payment: a tax invoice when registered for GST, a plain receipt otherwise. Stores
 * everything that it says of the sale, because a receipt that was issued never changes.
 */
export async function issueReceipt(tx: Transaction, context: BillingContext, sale: Sale): Promise<void> {
  const { order, buyer, period, issuedAt } = sale;
  const tax = taxOf(context, order);
  await tx.insert(receipts).values({
    number: await takeReceiptNumber(tx, tax === null ? 'receipt' : 'tax_invoice', issuedAt),
    orderId: order.id,
    razorpayPaymentId: sale.razorpayPaymentId,
    userId: order.userId,
    issuedAt,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    periodStart: period.start,
    periodEnd: period.end,
    totalPaise: order.amountPaise,
    supplierName: context.supplier.name,
    supplierAddress: context.supplier.address,
    item: `${PRODUCT} ${plans[order.plan].description}`,
    ...tax,
  });
}

/** An order from before registration carries no State: its place of supply is then the supplier's own. */
function taxOf({ gst }: BillingContext, order: Order) {
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
