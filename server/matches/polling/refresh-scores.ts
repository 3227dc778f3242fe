import type { CricapiScoreRow } from '../../vendors/cricapi/wire/wire-score-row.ts';
import { applyScoreRow } from '../normalisation/apply-score-row.ts';
import type { FeedMatch } from '../model/feed-match.ts';
import type { ScoresRefresh } from './plan-refresh.ts';
import type { PollContext, PollRun } from './poll-context.ts';
import type { RecheckMatches } from './recheck-matches.ts';

/**
 * Requests and stores all scores, which are on one page, for one hit. Then requests singly each live match that is not
 * in memory, and each match that changed its phase or has an innings that its score row cannot identify.
 */
export async function refreshScores(
  { meteredCall, cricapi, store, memory, clock, log }: PollContext,
  recheck: RecheckMatches,
  { priority, isProbe, ...run }: PollRun & ScoresRefresh,
): Promise<void> {
  const observedAt = clock.now();
  const before = new Map(memory.all().map(({ match }) => [match.key, match]));
  const call = { endpoint: 'cricScore', priority, isProbe };
  const { rows, rejected } = await meteredCall(call, cricapi.scores, async (page) => {
    const updates = page.rows.map((row) => ({
      key: row.id,
      apply: (previous: FeedMatch | null) => previous && applyScoreRow(row, previous, observedAt),
    }));
    await store({ updates, observedAt });
  });
  if (rejected.length > 0) log.warn({ rows: rejected }, 'skipped unreadable scores');
  const rowsToRecheck = rows.filter((row) =>
    needsRecheck(before.get(row.id), memory.find(row.id)?.match, row),
  );
  await recheck(
    run,
    rowsToRecheck.map(({ id }) => id),
  );
}

function needsRecheck(before: FeedMatch | undefined, after: FeedMatch | undefined, row: CricapiScoreRow) {
  if (after === undefined) return row.ms === 'live';
  const totals = [row.t1s, row.t2s].filter((total) => total !== null).length;
  return before?.phase !== after.phase || (after.phase === 'live' && totals > after.innings.length);
}
