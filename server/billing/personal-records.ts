import { and, asc, eq } from 'drizzle-orm';
import type { PersonalRecords } from '../accounts/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import { messages, orders, payments, premium, receipts } from './tables.ts';

/**
 * What billing keeps about people. Erasing closes what could still be paid and removes the messages; payments and
 * receipts stay, as books must be kept for years (CGST rule 56), with the person erased from them; a payment that still
 * comes is sent back.
 */
export function createPersonalRecords(db: Database): PersonalRecords {
  return {
    name: 'billing',
    collect: async (userId) => ({
      premium: await db
        .select({ until: premium.premiumUntil, cancelledAt: premium.cancelledAt })
        .from(premium)
        .where(eq(premium.userId, userId)),
      payments: await db
        .select({
          id: payments.razorpayPaymentId,
          status: payments.status,
          amountPaise: payments.amountPaise,
          currency: payments.currency,
          method: payments.method,
          paidAt: payments.paidAt,
        })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(orders.userId, userId))
        .orderBy(asc(payments.paidAt)),
      receipts: await db
        .select({
          number: receipts.number,
          issuedAt: receipts.issuedAt,
          totalPaise: receipts.totalPaise,
          buyerName: receipts.buyerName,
          buyerEmail: receipts.buyerEmail,
          buyerState: receipts.buyerState,
        })
        .from(receipts)
        .where(eq(receipts.userId, userId))
        .orderBy(asc(receipts.issuedAt)),
      messages: await db
        .select({ text: messages.text, createdAt: messages.createdAt })
        .from(messages)
        .where(eq(messages.userId, userId))
        .orderBy(asc(messages.id)),
    }),
    erase: async (userId, tx) => {
      await tx.delete(messages).where(eq(messages.userId, userId));
      await tx.update(receipts).set({ buyerName: '', buyerEmail: '' }).where(eq(receipts.userId, userId));
      await tx
        .update(orders)
        .set({ state: 'closed' })
        .where(and(eq(orders.userId, userId), eq(orders.state, 'open')));
    },
  };
}
