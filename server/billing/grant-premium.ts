import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { RazorpayPayment } from '../vendors/razorpay/razorpay-entities.ts';
import type { BillingContext, Buyer } from './billing-context.ts';
import { formatDay, formatPrice } from './format-for-people.ts';
import { issueReceipt } from './issue-receipt.ts';
import { lockPremium, reworkPremium } from './rework-premium.ts';
import { grants, type Order, orders, premium } from './tables.ts';
import { tellUser } from './tell-user.ts';

interface Purchase {
  readonly order: Order;
  readonly payment: RazorpayPayment;
  readonly buyer: Buyer;
}

/** Gives the month that a captured payment bought, with its receipt. The order's row is locked by the caller. */
export async function grantPremium(
  tx: Transaction,
  context: BillingContext,
  { order, payment, buyer }: Purchase,
): Promise<void> {
  const now = context.clock.now();
  const { userId } = order;
  await lockPremium(tx, userId);
  await tx
    .insert(grants)
    .values({ userId, orderId: order.id, razorpayPaymentId: payment.id, grantedAt: now });
  const period = await reworkPremium(tx, userId);
  if (period === undefined) throw new Error('a grant that was just made is not there');
  // Buying again takes back an earlier cancellation.
  await tx.update(premium).set({ cancelledAt: null }).where(eq(premium.userId, userId));
  await tx.update(orders).set({ state: 'paid' }).where(eq(orders.id, order.id));
  await tellUser(tx, {
    userId,
    kind: 'premium_started',
    about: order.id,
    amountPaise: order.amountPaise,
    premiumUntil: period.end,
    text: `Your payment of ${formatPrice(order.amountPaise)} has arrived. Premium is on until ${formatDay(period.end)}.`,
    now,
  });
  await issueReceipt(tx, context, { order, razorpayPaymentId: payment.id, buyer, period, issuedAt: now });
}
