import type { CricapiMatch } from '../../vendors/cricapi/wire-match.ts';
import { correctMatch } from '../state/correct-match.ts';
import { type MatchUpdate, storeMatches } from '../state/store-matches.ts';
import type { PollContext, PollTurn } from './poll-context.ts';
import { readPages } from './read-pages.ts';
import { createSettler } from './settle-vanished.ts';

/** Pages of current matches that one refresh reads at most: 250 matches. */
const MAX_PAGES = 10;

/** Asks for the current matches and stores what changed; then sees to those that are no longer among them. */
export function createMatchesRefresh(context: PollContext) {
  const settleVanished = createSettler(context);
  const { cricapi, spend, db, log, memory, clock } = context;
  return async (turn: PollTurn, priority: 'high' | 'medium'): Promise<void> => {
    const observedAt = clock.now();
    const read = await readPages(spend, {
      endpoint: 'currentMatches',
      ask: cricapi.currentMatches,
      wish: { priority, hasCopy: memory.asOf() !== null },
      maxPages: MAX_PAGES,
    });
    if (read.rejected.length > 0)
      log.warn({ rows: read.rejected }, 'matches that cannot be read were left out');
    const updates = read.rows.map((told) => updateFrom(told, observedAt));
    await storeMatches(db, { updates, observedAt, lease: turn.lease });
    if (!read.complete) return;
    await memory.catchUp();
    await settleVanished(turn, new Set(read.rows.map((told) => told.id)));
  };
}

function updateFrom(told: CricapiMatch, observedAt: Date): MatchUpdate {
  return { key: told.id, apply: (previous) => correctMatch(told, previous, observedAt) };
}
