import type { Pool, PoolClient } from 'pg';
import { Gauge, Histogram, type Metric } from 'prom-client';

const pools = new Map<string, Pool>();

const connections = new Gauge({
  name: 'gullylens_database_pool_connections',
  help: 'Connections of a pool that are used or idle, and work that is waiting for one.',
  labelNames: ['pool', 'state'],
  registers: [],
  collect() {
    for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ pool, state: 'used' }, totalCount - idleCount);
      this.set({ pool, state: 'idle' }, idleCount);
      this.set({ pool, state: 'waiting' }, waitingCount);
    }
  },
});

const wait = new Histogram({
  name: 'gullylens_database_pool_wait_seconds',
  help: 'Time until a query or transaction has its connection, with the time to open one.',
  labelNames: ['pool'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5],
  registers: [],
});

/** The metrics of this process's database pools, for its registry. */
export const poolMetrics: readonly Metric[] = [connections, wait];

type OnConnection = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/** Measures a pool from now on, under a name: `readers`, or one of `main/startup/open-pool.ts`. */
export function measurePool(name: string, pool: Pool): void {
  pools.set(name, pool);
  const connect = pool.connect.bind(pool);
  // `pool.query` calls `connect` too, with a callback.
  const measured = (callback?: OnConnection): unknown => {
    const startedAt = performance.now();
    const observe = () => wait.observe({ pool: name }, (performance.now() - startedAt) / 1000);
    if (!callback) return connect().finally(observe);
    return connect((error, client, release) => {
      observe();
      callback(error, client, release);
    });
  };
  pool.connect = measured as typeof pool.connect;
}
