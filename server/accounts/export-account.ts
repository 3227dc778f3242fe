import { asc, eq } from 'drizzle-orm';
import type { AccountsSetting } from './accounts-setting.ts';
import { readAccount } from './read-account.ts';
import { sessions } from './tables.ts';

/** All that the product keeps about a person, as one value for a JSON file. */
export async function exportAccount(
  setting: AccountsSetting,
  userId: string,
): Promise<Record<string, unknown>> {
  const account = await readAccount(setting, userId);
  const devices = await setting.db
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
  for (const records of setting.listPersonalRecords()) {
    elsewhere.push([records.name, await records.collect(userId)]);
  }
  return { exportedAt: setting.clock.now(), account, devices, ...Object.fromEntries(elsewhere) };
}
