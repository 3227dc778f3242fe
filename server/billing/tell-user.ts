import type { Transaction } from '../platform/database/open-database.ts';
import { messages } from './tables.ts';

interface News {
  readonly userId: string;
  readonly kind: (typeof messages.$inferInsert)['kind'];
  /** Names the one thing it tells of, so that it is told once. */
  readonly about: string;
  readonly text: string;
  readonly now: Date;
}

/** Leaves a message for the account page, in the transaction that makes it true. */
export async function tellUser(tx: Transaction, { userId, kind, about, text, now }: News): Promise<void> {
  await tx
    .insert(messages)
    .values({ userId, kind, fact: `${kind}:${about}`, text, createdAt: now })
    .onConflictDoNothing();
}
