import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../platform/testing/database-proxy.ts';
import { startTestBilling, type TestBilling } from './start-test-billing.ts';

export interface BillingWithFaults {
  readonly test: TestBilling;
  readonly network: DatabaseProxy;
  cutDatabase(): void;
  stop(): Promise<void>;
}

/** Starts billing behind a database proxy that can fail. */
export async function startBillingWithFaults(): Promise<BillingWithFaults> {
  let network: DatabaseProxy | undefined;
  let reached: OpenDatabase | undefined;
  const test = await startTestBilling(async ({ database }) => {
    network = await startDatabaseProxy(database.url);
    reached = openDatabase(network.url);
    return { db: reached.db };
  });
  if (network === undefined || reached === undefined) throw new Error('no database was requested');
  const opened = { network, reached };
  return {
    test,
    network,
    cutDatabase: network.cut,
    async stop() {
      await opened.reached.close();
      await opened.network.stop();
      await test.stop();
    },
  };
}
