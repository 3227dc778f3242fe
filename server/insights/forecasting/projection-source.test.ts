import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { expect, it } from 'vitest';
import { createHistory } from '../../history/public.ts';
import { emptyFeedSource } from '../../history/testing/empty-feed-source.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import type { SnapshotHead } from '../ratings/rating-snapshots.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';
import { readProjection } from './forecast-store.ts';
import type { Forecaster } from './forecaster-pool.ts';
import { createProjectionService } from './refresh-projections.ts';

const snapshot = (number: number) => ({ number, revision: number, untilDay: null }) as SnapshotHead;

it('a projection states the ratings that it was made from, also when the toss changes it', async () => {
  const database = await createTestDatabase();
  const used: number[] = [];
  const forecaster = {
    project: async (ratings: number) => {
      used.push(ratings);
      return { projection: {}, packedRatings: Buffer.from('') };
    },
  } as unknown as Forecaster;
  const log = createLog('silent');
  const history = createHistory({ database, log, feed: emptyFeedSource });
  const feed = fakeLiveMatches(() => []);
  const { db } = database;
  const projectMatches = createProjectionService(
    { db, clock: createManualClock(), log, history, feed },
    forecaster,
  );
  const ratingsAfter = async (match: MatchSummary, newest: number) => {
    await projectMatches([match], snapshot(newest));
    return (await readProjection(db, match.key))?.ratings;
  };
  const match = makeMatchSummary();
  const live = { ...match, phase: 'live' as const };
  expect(await ratingsAfter(match, 1)).toBe(1);
  expect(await ratingsAfter(live, 2)).toBe(1);
  expect(await ratingsAfter({ ...live, toss: { winner: match.teams[0], decision: 'bat' } }, 3)).toBe(3);
  expect(used).toEqual([1, 3]);
  await database.drop();
});
