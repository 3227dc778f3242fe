import { openDatabase } from '../../platform/database/open-database.ts';
import { createLog } from '../../platform/log.ts';
import { createCricapi } from '../../vendors/cricapi/client/cricapi-client.ts';
import { createDailyLimit } from '../quota/quota.ts';
import { createMeteredCall } from '../quota/metered-call.ts';

/** The message that the program below sends to its parent. */
export interface SpendingReport {
  readonly tried: number;
}

/** Concurrent calls, and database connections. */
const CONCURRENT_CALLS = 5;

/** A child process that `share-budget.test.ts` kills: calls the vendor `tries` times, as fast as the ledger allows. */
async function spendCalls(databaseUrl: string, baseUrl: string, key: string, tries: number): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { connections: CONCURRENT_CALLS });
  const clock = { now: () => new Date() };
  const meteredCall = createMeteredCall({
    db,
    clock,
    log: createLog('silent'),
    limit: createDailyLimit(null),
  });
  const cricapi = createCricapi({ baseUrl, key });
  for (let tried = 0; tried < tries; tried += CONCURRENT_CALLS) {
    const priority = (['high', 'medium', 'low'] as const)[(tried / CONCURRENT_CALLS) % 3] ?? 'high';
    const callRequest = {
      endpoint: 'cricScore',
      priority,
      cost: 1,
      isEssential: tried % 2 === 0,
      hasCopy: false,
    };
    const calls = Array.from({ length: CONCURRENT_CALLS }, () =>
      meteredCall(callRequest, () => cricapi.scores()).catch(() => null),
    );
    await Promise.all(calls);
    process.send?.({ tried: tried + CONCURRENT_CALLS } satisfies SpendingReport);
  }
  await close();
}

const [databaseUrl, baseUrl, key, tries] = process.argv.slice(2);
if (databaseUrl && baseUrl && key && tries) {
  await spendCalls(databaseUrl, baseUrl, key, Number(tries));
  process.disconnect?.();
}
