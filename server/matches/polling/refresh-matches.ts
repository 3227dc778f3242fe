import type { CricapiMatch } from '../../vendors/cricapi/wire-match.ts';
import { correctMatch } from '../state/correct-match.ts';
import { closedAfterMs } from '../state/decide-state.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import { type MatchUpdate, storeMatches } from '../state/store-matches.ts';
import type { AskAboutMatches } from './ask-about-matches.ts';
import type { PollContext, PollTurn } from './poll-context.ts';
import { readPages } from './read-pages.ts';

/** Pages of current matches that one refresh reads at most: 250 matches. */
const MAX_PAGES = 10;
/** Part of the day's hits that one refresh may cost: 5 at the plan of 100. */
const COST_LIMIT = 1 / 20;

/**
 * Asks for the current matches, page by page, and stores what changed. A match that left the list while it was on,
 * or due, is then asked about by itself: its last score and its result would otherwise be lost. Gives the number
 * of pages that the list has.
 */
export function createMatchesRefresh(context: PollContext, askAbout: AskAboutMatches) {
  const { cricapi, spend, db, log, memory, clock } = context;
  return async (turn: PollTurn): Promise<number> => {
    const observedAt = clock.now();
    const mostHits = Math.max(1, Math.floor(turn.day.hitsLimit * COST_LIMIT));
    const read = await readPages(spend, {
      endpoint: 'currentMatches',
      ask: cricapi.currentMatches,
      wish: { priority: 'medium', hasCopy: memory.asOf() !== null },
      maxPages: Math.min(MAX_PAGES, mostHits),
    });
    if (read.rejected.length > 0)
      log.warn({ rows: read.rejected }, 'matches that cannot be read were left out');
    const updates = read.rows.map((told) => updateFrom(told, observedAt));
    await storeMatches(db, { updates, observedAt, lease: turn.lease });
    if (read.complete) {
      await memory.catchUp();
      const present = new Set(read.rows.map((told) => told.id));
      const open = memory.all().filter(({ match }) => !present.has(match.key) && isOpen(match, turn.now));
      await askAbout(
        turn,
        open.map(({ match }) => match.key),
        mostHits - read.pages,
      );
    }
    return read.pages;
  };
}

function updateFrom(told: CricapiMatch, observedAt: Date): MatchUpdate {
  return { key: told.id, apply: (previous) => correctMatch(told, previous, observedAt) };
}

function isOpen(match: FeedMatch, now: Date): boolean {
  if (match.phase === 'live') return true;
  if (match.phase === 'completed' || match.startsAt === null) return false;
  const sinceStart = now.getTime() - Date.parse(match.startsAt);
  return sinceStart > 0 && sinceStart <= closedAfterMs({ words: match.status, format: match.format });
}
