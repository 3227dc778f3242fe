import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { users } from './tables.ts';

/**
 * Keeps a person from being erased until the transaction is over, so that what it writes about them is erased with
 * them. Throws `token_invalid` when they are gone.
 */
export async function holdUser(tx: Transaction, userId: string): Promise<void> {
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('key share');
  if (held === undefined) throw new AppError('token_invalid');
}
