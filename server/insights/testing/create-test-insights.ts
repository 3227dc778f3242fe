import { createHistory } from '../../history/public.ts';
import { emptyFeedSource } from '../../history/testing/empty-feed-source.ts';
import type { Clock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import type { TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createInsights, type Insights } from '../public.ts';
import type { fakeLiveMatches } from './fake-live-matches.ts';

interface TestInsightsOptions {
  readonly database: TestDatabase;
  readonly clock: Clock;
  readonly matches: ReturnType<typeof fakeLiveMatches>;
}

/** Creates insights over a test database and fake matches. Only the user `payer` may read what is for members. */
export function createTestInsights({ database, clock, matches }: TestInsightsOptions): Insights {
  const log = createLog('silent');
  return createInsights({
    database,
    nameAnalysts: async () => new Map(),
    clock,
    log,
    history: createHistory({ database, log, feed: emptyFeedSource }),
    matches,
    mayReadPremium: async ({ userId }) => userId === 'payer',
  });
}
