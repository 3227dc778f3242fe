import type { Transaction } from '../platform/database/open-database.ts';
import { hashToken } from './refresh-token.ts';
import { spentCredentials } from './tables.ts';

/**
 * Takes a credential out of circulation; false when it was used before. It is known by the part that is signed: the text
 * of a signature can be written in several ways.
 */
export async function spendCredential(
  tx: Transaction,
  credential: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await tx
    .insert(spentCredentials)
    .values({ hash: hashToken(signedPart(credential)), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentCredentials.hash });
  return spent.length === 1;
}

function signedPart(credential: string): string {
  return credential.slice(0, credential.lastIndexOf('.'));
}
