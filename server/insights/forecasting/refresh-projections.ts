import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { inArray } from 'drizzle-orm';
import { runEach } from '../../platform/jobs/run-each.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import type { SnapshotHead } from '../ratings/rating-snapshots.ts';
import { announcedLineups, matchProjections } from '../model/tables.ts';
import type { Forecaster } from './forecaster-pool.ts';
import { buildForecastRequest } from './build-forecast-request.ts';
import { type ProjectionSource, readProjection } from './forecast-store.ts';

/** Squads change without notice, so projections are rechecked at this interval. */
const SQUADS_EVERY_MS = 600_000;

/** Projections per run: locking waits for them and must not be late. */
const MAX_PER_RUN = 4;

/**
 * Returns the job of the worker role that projects live and coming matches whose facts have changed, a few per run. It
 * skips matches before the last day of the ratings. It throws after all were attempted when some failed.
 */
export function createProjectionService(context: InsightsContext, forecaster: Forecaster) {
  const { db, clock } = context;
  const checkedAt = new Map<string, { readonly facts: string; readonly at: number }>();
  return async (matches: readonly MatchSummary[], ratings: SnapshotHead): Promise<void> => {
    const announced = await readAnnounced(db, matches);
    let checked = 0;
    await runEach(matches, 'matches could not be projected', async (match) => {
      if (checked === MAX_PER_RUN || !isAhead(match, ratings)) return;
      const entered = announced.get(match.key);
      const facts = factsOf(match, { ratings, announcedAt: entered?.announcedAt ?? null });
      const before = checkedAt.get(match.key);
      const now = clock.now().getTime();
      if (before?.facts === facts && now - before.at < SQUADS_EVERY_MS) return;
      checked += 1;
      // Also after a failure: a match that cannot be projected must not block others in the next run.
      checkedAt.set(match.key, { facts, at: now });
      await projectOne(context, forecaster, { match, ratings, announced: entered ?? null });
    });
    const keys = new Set(matches.map(({ key }) => key));
    for (const key of checkedAt.keys()) if (!keys.has(key)) checkedAt.delete(key);
  };
}

/** False when ratings go beyond the match's day. Matches of that day may be learnt before its last one starts. */
function isAhead(match: MatchSummary, { untilDay }: SnapshotHead): boolean {
  return untilDay === null || untilDay <= dayOf(match);
}

function dayOf({ dateTimeGMT, date }: MatchSummary): string {
  return (dateTimeGMT ?? date).slice(0, 10);
}

/** What a projection depends on, except squads. After the start, newer ratings no longer change it. */
function factsOf(
  { teams, venue, matchType, phase, toss }: MatchSummary,
  { ratings, announcedAt }: { readonly ratings: SnapshotHead; readonly announcedAt: Date | null },
): string {
  const learnt = phase === 'upcoming' ? [ratings.number, ratings.revision] : null;
  return JSON.stringify({ teams, venue, matchType, toss, announcedAt, learnt });
}

type Entered = typeof announcedLineups.$inferSelect;

async function readAnnounced(db: Database, matches: readonly MatchSummary[]) {
  const keys = matches.map(({ key }) => key);
  const rows = await db.select().from(announcedLineups).where(inArray(announcedLineups.matchKey, keys));
  return new Map(rows.map((row) => [row.matchKey, row]));
}

interface Due {
  readonly match: MatchSummary;
  readonly ratings: SnapshotHead;
  readonly announced: Entered | null;
}

async function projectOne(
  context: InsightsContext,
  forecaster: Forecaster,
  { match, ratings, announced }: Due,
): Promise<void> {
  const { db, clock, feed } = context;
  const squads = await feed.view.squads(match.key);
  await context.history.storeBowlingStyles(squads);
  const request = await buildForecastRequest(context, { match, before: dayOf(match), squads, announced });
  if (request === null) return;
  const stored = await readProjection(db, match.key);
  const source: ProjectionSource = {
    ratings: match.phase === 'upcoming' || !stored ? ratings.number : stored.ratings,
    question: request,
  };
  const madeFrom = JSON.stringify(source);
  if (stored?.madeFrom === madeFrom) return;
  const projected = await forecaster.project(ratings.number, request);
  if (projected === null) return;
  // A worker's buffer arrives as a plain byte array.
  const view = Buffer.from(projected.view);
  const row = { madeFrom, body: JSON.stringify(projected.projection), madeAt: clock.now(), view };
  await db
    .insert(matchProjections)
    .values({ matchKey: match.key, ...row })
    .onConflictDoUpdate({ target: matchProjections.matchKey, set: row });
}
