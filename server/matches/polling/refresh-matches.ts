import { normaliseMatch } from '../normalisation/normalise-match.ts';
import { closedAfterMs, reassessUnlistedMatch } from '../normalisation/decide-match-phase.ts';
import { type FeedMatch, latestStartOf } from '../model/feed-match.ts';
import type { PollContext, PollRun } from './poll-context.ts';
import { fetchPages } from './fetch-pages.ts';
import type { RecheckMatches } from './recheck-matches.ts';

/** Maximum pages of current matches per refresh, 25 on each: 250 matches. */
const MAX_PAGES = 10;
/** Share of the day's hits that one refresh may cost: 5 hits on the plan of 100. */
const COST_LIMIT = 1 / 20;

/**
 * Requests and stores the current matches. If the whole list was read, a match missing from it while live or due is
 * requested singly, so that its result is not lost. Returns the number of pages of a refresh, one hit each.
 */
export async function refreshMatches(
  { cricapi, meteredCall, store, log, memory, clock }: PollContext,
  recheck: RecheckMatches,
  run: PollRun,
): Promise<number> {
  const observedAt = clock.now();
  const maxHits = Math.max(1, Math.floor(run.quota.hitsLimit * COST_LIMIT));
  const read = await fetchPages(meteredCall, {
    endpoint: 'currentMatches',
    request: cricapi.currentMatches,
    priority: 'medium',
    hasCopy: memory.asOf() !== null,
    maxPages: Math.min(MAX_PAGES, maxHits),
  });
  if (read.rejected.length > 0) log.warn({ rows: read.rejected }, 'skipped unreadable matches');
  const updates = read.rows.map((row) => ({
    key: row.id,
    apply: (previous: FeedMatch | null) => normaliseMatch(row, previous, observedAt),
  }));
  await store({ updates, observedAt });
  if (read.isWholeList) {
    const listed = new Set(read.rows.map(({ id }) => id));
    const keys = memory.all().flatMap(({ match }) => (isOpen(match, run.now) ? [match.key] : []));
    const missing = keys.filter((key) => !listed.has(key));
    await recheck(run, missing, maxHits - read.pages);
  }
  return read.pages;
}

/** True for a match that must be requested singly when the list lacks it: live, or started and not yet stale. */
export function isOpen(match: FeedMatch, now: Date): boolean {
  if (match.phase === 'live') return true;
  if (match.phase === 'completed' || match.startsAt === null) return false;
  const sinceStart = now.getTime() - Date.parse(match.startsAt);
  return sinceStart > 0 && !isStale(match, now);
}

function isStale(match: FeedMatch, now: Date): boolean {
  const start = latestStartOf(match);
  return start !== null && now.getTime() - start.getTime() > closedAfterMs(match);
}

/** Closes fixtures that never started: a day after their scheduled start, a Test after six. Makes no vendor call. */
export async function closeFixtures({ memory, store }: PollContext, now: Date): Promise<void> {
  const asOf = memory.asOf();
  const stale = memory.all().filter(({ match }) => match.phase === 'upcoming' && isStale(match, now));
  if (asOf === null || stale.length === 0) return;
  // The vendor sent nothing new, so the age of the data stays.
  const apply = (previous: FeedMatch | null) => reassessUnlistedMatch(previous, now);
  await store({ updates: stale.map(({ match }) => ({ key: match.key, apply })), observedAt: asOf });
}
