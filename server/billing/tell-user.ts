import type { Transaction } from '../platform/database/open-database.ts';
import { messages } from './tables.ts';

interface News
  extends Pick<
    typeof messages.$inferInsert,
    'userId' | 'kind' | 'text' | 'amountPaise' | 'premiumUntil' | 'cause'
  > {
  /** Names the one thing it tells of, so that it is told once. */
  readonly about: string;
  readonly now: Date;
}

/** Leaves a message for the account page, in the transaction that makes it true. */
export async function tellUser(tx: Transaction, { about, now, ...news }: News): Promise<void> {
  await tx
    .insert(messages)
    .values({ ...news, fact: `${news.kind}:${about}`, createdAt: now })
    .onConflictDoNothing();
}
