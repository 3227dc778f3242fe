import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { grants, orders, payments, premium, receipts, refunds } from '../tables.ts';
import { callRazorpay } from './call-razorpay-api.ts';
import type { TestBilling } from './start-test-billing.ts';

interface VendorPayment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly amount_refunded: number;
}

const IST_MS = 19_800_000;

/** Adds one calendar month in India, independently of the code under test. */
function monthLater(from: Date): Date {
  const local = new Date(from.getTime() + IST_MS);
  const target = new Date(local);
  target.setUTCMonth(target.getUTCMonth() + 1);
  // A day missing in the next month overflows into the month after.
  if (target.getUTCDate() !== local.getUTCDate()) target.setUTCDate(0);
  return new Date(target.getTime() - IST_MS);
}

/** All payments of an order at Razorpay. */
async function vendorPayments(test: TestBilling, razorpayOrderId: string): Promise<VendorPayment[]> {
  const { items } = await callRazorpay(test, `/orders/${razorpayOrderId}/payments`);
  return items as VendorPayment[];
}

/**
 * Checks the payment invariants of one user against Razorpay's data once both sides have settled:
 * P1 no lost payment, P2 no double charge, P3 exactly one grant per order and `premium_until` matching the grants,
 * P4 no grant without a captured payment of 49900 INR on that user's order.
 */
export async function checkInvariants(test: TestBilling, userId: string): Promise<void> {
  const { db } = test.database;
  const own = await db.select().from(orders).where(eq(orders.userId, userId));
  const given = await db.select().from(grants).where(eq(grants.userId, userId)).orderBy(asc(grants.sequence));
  for (const order of own) {
    const vendor = order.razorpayOrderId === null ? [] : await vendorPayments(test, order.razorpayOrderId);
    const captured = vendor.filter((payment) => isFor(payment) && payment.status === 'captured');
    const grant = given.find(({ orderId }) => orderId === order.id);
    expect(captured.length, 'P2: captured payments on one order').toBeLessThanOrEqual(1);
    expect(grant !== undefined && grant.revokedAt === null, 'P1, P3: captured and granted').toBe(
      captured.length === 1,
    );
    if (grant?.revokedAt === null) expect(grant.razorpayPaymentId, 'P4').toBe(captured[0]?.id);
    const stored = await db.select().from(payments).where(eq(payments.orderId, order.id));
    const notFailed = vendor.filter((payment) => isFor(payment) && payment.status !== 'failed');
    for (const { id } of notFailed)
      expect(
        stored.map((row) => row.razorpayPaymentId),
        'P1',
      ).toContain(id);
    const issued = await db.select().from(receipts).where(eq(receipts.orderId, order.id));
    expect(
      issued.map((receipt) => receipt.razorpayPaymentId),
      'a receipt a grant',
    ).toEqual(grant === undefined ? [] : [grant.razorpayPaymentId]);
    const due = await db
      .select({ id: refunds.razorpayPaymentId, sent: refunds.razorpayRefundId })
      .from(refunds)
      .innerJoin(payments, eq(payments.razorpayPaymentId, refunds.razorpayPaymentId))
      .where(eq(payments.orderId, order.id));
    for (const { id } of due) {
      expect(vendor.find((payment) => payment.id === id)?.status, 'P2: second payment').toBe('refunded');
    }
  }
  const orderIds = own.map(({ id }) => id);
  for (const { orderId } of given) expect(orderIds, "P4: a grant on another user's order").toContain(orderId);
  const [row] = await db.select().from(premium).where(eq(premium.userId, userId));
  let until: Date | null = null;
  for (const { grantedAt, revokedAt } of given) {
    if (revokedAt === null) until = monthLater(until !== null && until > grantedAt ? until : grantedAt);
  }
  expect(row?.premiumUntil ?? null, 'P3: premium_until').toEqual(until);
}

function isFor(payment: VendorPayment): boolean {
  return payment.amount === 49_900 && payment.currency === 'INR';
}
