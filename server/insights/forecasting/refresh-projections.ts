import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { inArray } from 'drizzle-orm';
import { runEach } from '../../platform/jobs/run-each.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import type { SnapshotHead } from '../ratings/rating-snapshots.ts';
import { announcedLineups, matchProjections } from '../model/tables.ts';
import type { Forecaster } from './forecaster-pool.ts';
import { buildForecastRequest } from './build-forecast-request.ts';
import type { ForecastRequest } from './forecast-request.ts';
import { type ProjectionSource, readProjection } from './forecast-store.ts';

/** Ten minutes. Squads change without notice, so each match's request is compared again at this interval. */
const SQUAD_CHECK_INTERVAL_MS = 600_000;

/** Matches checked per run: the next run first locks analyses, which must not be late. */
const MAX_PER_RUN = 4;

/**
 * Returns a step of the analysis jobs (worker role): projects the given live and coming matches again after a change of
 * what their projection depends on, a few per run. Skips matches before the last day of the ratings. Returns the keys of
 * those left for the next runs. If some fail, it throws after all were attempted.
 */
export function createProjectionService(context: InsightsContext, forecaster: Forecaster) {
  const { db, clock } = context;
  /** The last check of each match, by key; `at` is in epoch milliseconds. */
  const checks = new Map<string, { readonly dependencies: string; readonly at: number }>();
  return async (matches: readonly MatchSummary[], ratings: SnapshotHead): Promise<ReadonlySet<string>> => {
    const announced = await readAnnounced(db, matches);
    const left = new Set<string>();
    let checked = 0;
    await runEach(matches, 'matches could not be projected', async (match) => {
      if (!isAhead(match, ratings)) return;
      const entered = announced.get(match.key);
      const dependencies = dependenciesOf(match, { ratings, announcedAt: entered?.announcedAt ?? null });
      const last = checks.get(match.key);
      const now = clock.now().getTime();
      if (last?.dependencies === dependencies && now - last.at < SQUAD_CHECK_INTERVAL_MS) return;
      if (checked === MAX_PER_RUN) {
        left.add(match.key);
        return;
      }
      checked += 1;
      // Set before the attempt: a match that cannot be projected must not block others in the next run.
      checks.set(match.key, { dependencies, at: now });
      await projectOne(context, forecaster, { match, ratings, announced: entered ?? null });
    });
    const keys = new Set(matches.map(({ key }) => key));
    for (const key of checks.keys()) if (!keys.has(key)) checks.delete(key);
    return left;
  };
}

/**
 * False when the ratings include later days than the match's, because they may then include the match itself. Ratings
 * up to its day are used: other matches of that day may be learnt before it starts.
 */
function isAhead(match: MatchSummary, { untilDay }: SnapshotHead): boolean {
  return untilDay === null || untilDay <= dayOf(match);
}

function dayOf({ dateTimeGMT, date }: MatchSummary): string {
  return (dateTimeGMT ?? date).slice(0, 10);
}

/** What a projection depends on, except squads, as JSON. After the start, newer ratings no longer change it. */
function dependenciesOf(
  { teams, venue, matchType, phase, toss }: MatchSummary,
  { ratings, announcedAt }: { readonly ratings: SnapshotHead; readonly announcedAt: Date | null },
): string {
  const learnt = phase === 'upcoming' ? [ratings.number, ratings.revision] : null;
  return JSON.stringify({ teams, venue, matchType, toss, announcedAt, learnt });
}

type AnnouncedRow = typeof announcedLineups.$inferSelect;

/** The elevens entered by analysts, by match key. */
async function readAnnounced(db: Database, matches: readonly MatchSummary[]) {
  const keys = matches.map(({ key }) => key);
  const rows = await db.select().from(announcedLineups).where(inArray(announcedLineups.matchKey, keys));
  return new Map(rows.map((row) => [row.matchKey, row]));
}

interface DueMatch {
  readonly match: MatchSummary;
  readonly ratings: SnapshotHead;
  readonly announced: AnnouncedRow | null;
}

async function projectOne(
  context: InsightsContext,
  forecaster: Forecaster,
  { match, ratings, announced }: DueMatch,
): Promise<void> {
  const { db, clock, feed } = context;
  const squads = await feed.view.squads(match.key);
  await context.history.storeSquadFacts(squads);
  const request = await buildForecastRequest(context, { match, before: dayOf(match), squads, announced });
  if (request === null) return;
  const stored = await readProjection(db, match.key);
  const unchangedRatings = match.phase === 'upcoming' || !stored ? ratings.number : stored.ratings;
  if (stored?.madeFrom === sourceJson(unchangedRatings, request)) return;
  const projected = await forecaster.project(ratings.number, request);
  if (projected === null) return;
  const row = {
    madeFrom: sourceJson(ratings.number, request),
    body: JSON.stringify(projected.projection),
    madeAt: clock.now(),
    // A thread's buffer arrives as a plain byte array.
    view: Buffer.from(projected.packedRatings),
  };
  await db
    .insert(matchProjections)
    .values({ matchKey: match.key, ...row })
    .onConflictDoUpdate({ target: matchProjections.matchKey, set: row });
}

function sourceJson(ratings: number, question: ForecastRequest): string {
  const source: ProjectionSource = { ratings, question };
  return JSON.stringify(source);
}
