import type { BillingMessage } from '@gullylens/contract/http/premium';
import type { Page } from '@gullylens/contract/values/page';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { BillingContext } from './billing-context.ts';
import { messages } from './tables.ts';

interface NewMessage
  extends Pick<
    typeof messages.$inferInsert,
    'userId' | 'kind' | 'text' | 'amountPaise' | 'premiumUntil' | 'cause'
  > {
  /** Unique key of the event, so that the user is notified once. */
  readonly about: string;
  readonly now: Date;
}

/** Stores a message for the account page, in the transaction of the event that it reports. */
export async function notifyUser(tx: Transaction, { about, now, ...message }: NewMessage): Promise<void> {
  await tx
    .insert(messages)
    .values({ ...message, fact: `${message.kind}:${about}`, createdAt: now })
    .onConflictDoNothing();
}

/** A page of a user's messages, newest first. */
export async function listMessages(
  { db }: BillingContext,
  userId: string,
  { offset, limit }: Omit<Page, 'total'>,
): Promise<{ data: BillingMessage[]; page: Page }> {
  const isOwn = eq(messages.userId, userId);
  const { id, kind, text, amountPaise: amount, premiumUntil, cause, createdAt } = messages;
  const rows = await db
    .select({ id, kind, text, amount, premiumUntil, cause, createdAt })
    .from(messages)
    .where(isOwn)
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit);
  return {
    data: rows.map((row) => ({
      ...row,
      premiumUntil: row.premiumUntil?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    page: { offset, limit, total: await db.$count(messages, isOwn) },
  };
}
