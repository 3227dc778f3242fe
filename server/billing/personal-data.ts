import { and, asc, eq } from 'drizzle-orm';
import type { PersonalDataSource } from '../accounts/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import { messages, orders, payments, premium, receipts } from './tables.ts';

const { razorpayPaymentId: id, status, amountPaise, currency, method, paidAt } = payments;
const { number, issuedAt, totalPaise, buyerName, buyerEmail, buyerState } = receipts;

/**
 * Collects and erases the personal data that billing stores, for the export and the deletion of an account. Deletion
 * closes open orders, deletes messages, and removes name and e-mail address from receipts. Payments and receipts are
 * retained, as the law requires (CGST rule 56). A payment that still arrives is refunded.
 */
export function createPersonalData(db: Database): PersonalDataSource {
  return {
    name: 'billing',
    collect: async (userId) => ({
      premium: await db
        .select({ until: premium.premiumUntil, cancelledAt: premium.cancelledAt })
        .from(premium)
        .where(eq(premium.userId, userId)),
      payments: await db
        .select({ id, status, amountPaise, currency, method, paidAt })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(orders.userId, userId))
        .orderBy(asc(paidAt)),
      receipts: await db
        .select({ number, issuedAt, totalPaise, buyerName, buyerEmail, buyerState })
        .from(receipts)
        .where(eq(receipts.userId, userId))
        .orderBy(asc(issuedAt)),
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
