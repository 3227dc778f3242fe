import type { Transaction } from '../platform/database/open-database.ts';
import { hashToken } from './refresh-token.ts';
import { spentCredentials } from './tables.ts';

/** Takes a credential out of circulation; false when it was used before. */
export async function spendCredential(
  tx: Transaction,
  credential: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await tx
    .insert(spentCredentials)
    .values({ hash: hashToken(credential), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentCredentials.hash });
  return spent.length === 1;
}
