import { desc, eq } from 'drizzle-orm';
import type { History } from '../../history/public.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { runInThread } from '../../platform/worker-pool.ts';
import { ratingSnapshots } from '../tables.ts';
import type { LearningJob } from './learn-history.worker.ts';
import { modelOf } from './learnt.ts';

/** Which ratings there are: their number, and what of the history they know. */
export interface NewestRatings {
  readonly number: number;
  readonly revision: number;
  /** Day of the latest match learnt, `YYYY-MM-DD`; `null` before any. */
  readonly untilDay: string | null;
}

export interface Ratings {
  /** `null` until a first pass has ended. */
  newest(): Promise<NewestRatings | null>;
  /** Learns in a thread of its own what history has gained; at once back when it has gained nothing. */
  catchUp(signal?: AbortSignal): Promise<void>;
}

interface RatingsNeeds {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly history: Pick<History, 'revision' | 'isImporting'>;
}

/** The ratings behind all forecasts: learnt from the history in the order of play, kept as numbered snapshots. */
export function createRatingsKeeper({ db, databaseUrl, clock, history }: RatingsNeeds): Ratings {
  const model = modelOf();
  const newest = async () => {
    const { number, revision, untilDay } = ratingSnapshots;
    const [row] = await db
      .select({ number, revision, untilDay })
      .from(ratingSnapshots)
      .where(eq(ratingSnapshots.model, model))
      .orderBy(desc(number))
      .limit(1);
    return row ?? null;
  };
  return {
    newest,
    catchUp: async (signal) => {
      // Half a history would be learnt twice.
      if (history.isImporting()) return;
      if ((await newest())?.revision === (await history.revision())) return;
      await runInThread<LearningJob, number | null>({
        beside: import.meta.url,
        name: 'learn-history.worker',
        task: { databaseUrl, now: clock.now() },
        signal,
      });
    },
  };
}
