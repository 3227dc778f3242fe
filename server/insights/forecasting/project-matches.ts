import type { MatchSummary } from '@gullylens/contract/http/match';
import { inArray } from 'drizzle-orm';
import type { History } from '../../history/public.ts';
import { attemptEach } from '../../platform/attempt-each.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { MatchFeed } from '../match-feed.ts';
import { announcedLineups, matchProjections } from '../tables.ts';
import type { NewestRatings } from '../ratings/create-ratings.ts';
import type { Forecaster } from './create-forecaster.ts';
import { gatherQuestion } from './gather-question.ts';
import { type ProjectionSource, ratingsOf, readProjection } from './read-projection.ts';

interface ProjectingNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly history: History;
  readonly feed: Pick<MatchFeed, 'view'>;
  readonly forecaster: Forecaster;
}

/** Squads change without a word: they are looked at again after so long. */
const SQUADS_EVERY_MS = 600_000;

/** In one turn: locking waits for it, and must not be late. */
const MOST_A_TURN = 4;

export interface Projector {
  /**
   * Projects matches whose facts have changed, a few at a time. Those that the ratings may know already are left alone.
   * Throws, after the others are done, when some could not be projected.
   */
  projectMatches(matches: readonly MatchSummary[], ratings: NewestRatings): Promise<void>;
}

export function createProjector(needs: ProjectingNeeds): Projector {
  const { db, clock } = needs;
  const lookedAt = new Map<string, { readonly facts: string; readonly at: number }>();
  const projectMatches = async (matches: readonly MatchSummary[], ratings: NewestRatings) => {
    const announced = await readAnnounced(db, matches);
    let looked = 0;
    await attemptEach(matches, 'matches were not projected', async (match) => {
      if (looked === MOST_A_TURN || !isAhead(match, ratings)) return;
      const entered = announced.get(match.key);
      const facts = factsOf(match, { ratings, announcedAt: entered?.announcedAt ?? null });
      const before = lookedAt.get(match.key);
      const now = clock.now().getTime();
      if (before?.facts === facts && now - before.at < SQUADS_EVERY_MS) return;
      looked += 1;
      // Also when it fails: a match that cannot be projected must not take the next turn's places.
      lookedAt.set(match.key, { facts, at: now });
      await projectOne(needs, { match, ratings, announced: entered ?? null });
    });
    const keys = new Set(matches.map(({ key }) => key));
    for (const key of lookedAt.keys()) if (!keys.has(key)) lookedAt.delete(key);
  };
  return { projectMatches };
}

/** A day's matches may be learnt before its last one begins; what comes later must not be known. */
function isAhead(match: MatchSummary, { untilDay }: NewestRatings): boolean {
  return untilDay === null || untilDay <= dayOf(match);
}

function dayOf({ dateTimeGMT, date }: MatchSummary): string {
  return (dateTimeGMT ?? date).slice(0, 10);
}

/** What a projection depends on, squads apart. Once a match has begun, newer ratings no longer move it. */
function factsOf(
  { teams, venue, matchType, phase, toss }: MatchSummary,
  { ratings, announcedAt }: { readonly ratings: NewestRatings; readonly announcedAt: Date | null },
): string {
  const learnt = phase === 'upcoming' ? [ratings.number, ratings.revision] : null;
  return JSON.stringify({ teams, venue, matchType, toss, announcedAt, learnt });
}

type Entered = typeof announcedLineups.$inferSelect;

async function readAnnounced(
  db: Database,
  matches: readonly MatchSummary[],
): Promise<ReadonlyMap<string, Entered>> {
  const keys = matches.map(({ key }) => key);
  const rows = await db.select().from(announcedLineups).where(inArray(announcedLineups.matchKey, keys));
  return new Map(rows.map((row) => [row.matchKey, row]));
}

interface Due {
  readonly match: MatchSummary;
  readonly ratings: NewestRatings;
  readonly announced: Entered | null;
}

async function projectOne(
  { db, clock, history, feed, forecaster }: ProjectingNeeds,
  { match, ratings, announced }: Due,
): Promise<void> {
  const squads = await feed.view.squads(match.key);
  const question = await gatherQuestion(history, { match, before: dayOf(match), squads, announced });
  if (question === null) return;
  const stored = await readProjection(db, match.key);
  const source: ProjectionSource = {
    ratings: match.phase === 'upcoming' || !stored ? ratings.number : ratingsOf(stored),
    question,
  };
  const madeFrom = JSON.stringify(source);
  if (stored?.hasView && stored.madeFrom === madeFrom) return;
  const projected = await forecaster.project(ratings.number, question);
  if (projected === null) return;
  const { projection, view } = projected;
  const row = { madeFrom, body: JSON.stringify(projection), madeAt: clock.now(), view };
  await db
    .insert(matchProjections)
    .values({ matchKey: match.key, ...row })
    .onConflictDoUpdate({ target: matchProjections.matchKey, set: row });
}
