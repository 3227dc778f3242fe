import { openDatabase } from '../../platform/database/open-database.ts';
import { quietLog } from './matches-server.ts';
import { createCricapi } from '../../vendors/cricapi/client/cricapi-client.ts';
import { dailyLimit } from '../quota/quota.ts';
import { createMeteredCall } from '../quota/metered-call.ts';

/** The message that the program below sends to its parent. */
export interface SpendingReport {
  readonly tried: number;
}

const AT_ONCE = 5;

/** A program to be killed: calls the vendor `tries` times, as fast as the ledger allows. */
async function spendCalls(databaseUrl: string, baseUrl: string, key: string, tries: number): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { connections: AT_ONCE });
  const clock = { now: () => new Date() };
  const meteredCall = createMeteredCall({ db, clock, log: quietLog, limit: dailyLimit(null) });
  const cricapi = createCricapi({ baseUrl, key });
  for (let tried = 0; tried < tries; tried += AT_ONCE) {
    const priority = (['high', 'medium', 'low'] as const)[(tried / AT_ONCE) % 3] ?? 'high';
    const callRequest = {
      endpoint: 'cricScore',
      priority,
      cost: 1,
      essential: tried % 2 === 0,
      hasCopy: false,
    };
    const calls = Array.from({ length: AT_ONCE }, () =>
      meteredCall(callRequest, () => cricapi.scores()).catch(() => null),
    );
    await Promise.all(calls);
    process.send?.({ tried: tried + AT_ONCE } satisfies SpendingReport);
  }
  await close();
}

const [databaseUrl, baseUrl, key, tries] = process.argv.slice(2);
if (databaseUrl && baseUrl && key && tries) {
  await spendCalls(databaseUrl, baseUrl, key, Number(tries));
  process.disconnect?.();
}
