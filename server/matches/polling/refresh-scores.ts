import type { CricapiScoreRow } from '../../vendors/cricapi/wire-score-row.ts';
import { applyScoreRow } from '../state/apply-score-row.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import { type MatchUpdate, storeMatches } from '../state/store-matches.ts';
import type { AskAboutMatches } from './ask-about-matches.ts';
import type { ScoresRefresh } from './plan-refresh.ts';
import type { PollContext, PollTurn } from './poll-context.ts';

/**
 * Asks for every match's score on one page, for one hit. Where a match began, ended, or turned to an innings that the
 * row does not tell apart, it is asked about by itself.
 */
export function createScoresRefresh(context: PollContext, askAbout: AskAboutMatches) {
  const { spend, cricapi, db, memory, clock, log } = context;
  return async (turn: PollTurn, { priority, isProbe }: ScoresRefresh): Promise<void> => {
    const observedAt = clock.now();
    const wish = { endpoint: 'cricScore', priority, cost: 1, essential: false, hasCopy: true, isProbe };
    const before = new Map(memory.all().map(({ match }) => [match.key, match]));
    const { rows, rejected } = await spend(wish, cricapi.scores, async (told) => {
      const updates = told.rows.map((row) => updateFrom(row, observedAt));
      await storeMatches(db, { updates, observedAt, lease: turn.lease });
      await memory.catchUp();
    });
    if (rejected.length > 0) log.warn({ rows: rejected }, 'scores that cannot be read were left out');
    const turned = rows.filter((row) => isTurningPoint(before.get(row.id), memory.find(row.id)?.match, row));
    await askAbout(
      turn,
      turned.map((row) => row.id),
    );
  };
}

function updateFrom(row: CricapiScoreRow, observedAt: Date): MatchUpdate {
  return { key: row.id, apply: (previous) => previous && applyScoreRow(row, previous, observedAt) };
}

/** Something happened that the row itself does not tell in full. */
function isTurningPoint(
  before: FeedMatch | undefined,
  after: FeedMatch | undefined,
  row: CricapiScoreRow,
): boolean {
  if (after === undefined) return row.ms === 'live';
  const totals = [row.t1s, row.t2s].filter((total) => total !== null).length;
  return before?.phase !== after.phase || (after.phase === 'live' && totals > after.innings.length);
}
