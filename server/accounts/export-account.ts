import { asc, eq } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { readAccount } from './read-account.ts';
import { sessions } from './tables.ts';

/** All that the product keeps about a person, as one value for a JSON file. */
export async function exportAccount(
  context: AccountsContext,
  userId: string,
): Promise<Record<string, unknown>> {
  const account = await readAccount(context, userId);
  const devices = await context.db
    .select({
      userAgent: sessions.userAgent,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.usedAt,
      endedAt: sessions.endedAt,
      endReason: sessions.endReason,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  const elsewhere: [string, unknown][] = [];
  for (const records of context.listPersonalRecords()) {
    elsewhere.push([records.name, await records.collect(userId)]);
  }
  return { exportedAt: context.clock.now(), account, devices, ...Object.fromEntries(elsewhere) };
}
