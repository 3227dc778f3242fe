import type { BillingMessage } from '@gullylens/contract/http/premium';
import { count, desc, eq } from 'drizzle-orm';
import type { BillingContext } from './billing-context.ts';
import { messages } from './tables.ts';

interface Range {
  readonly userId: string;
  readonly offset: number;
  readonly limit: number;
}

/** What a user was told, newest first, and how many messages there are. */
export async function listMessages(
  { db }: BillingContext,
  { userId, offset, limit }: Range,
): Promise<{ rows: BillingMessage[]; total: number }> {
  const own = eq(messages.userId, userId);
  const [counted] = await db.select({ total: count() }).from(messages).where(own);
  const rows = await db
    .select()
    .from(messages)
    .where(own)
    .orderBy(desc(messages.id))
    .offset(offset)
    .limit(limit);
  const present = (row: (typeof rows)[number]) => ({
    id: row.id,
    kind: row.kind,
    text: row.text,
    amount: row.amountPaise,
    premiumUntil: row.premiumUntil?.toISOString() ?? null,
    cause: row.cause,
    createdAt: row.createdAt.toISOString(),
  });
  return { rows: rows.map(present), total: counted?.total ?? 0 };
}
