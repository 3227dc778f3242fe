import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { mentionsRevision } from '@gullylens/engine/forecast/status-line';

type WinChanceHistory = Forecast['history'];

/** Bound of the stored points. Two innings of 50 overs have about a hundred. */
const MAX_POINTS = 240;

/**
 * Appends the current win chances to the chart. Called with each forecast of a match, in the worker role. There is one
 * point per over: a later chance replaces an earlier one. When the vendor retracts a score, later points are removed.
 */
export function appendWinChance(
  history: WinChanceHistory,
  { score, status }: Pick<MatchSummary, 'score' | 'status'>,
  { win, stage, madeAt }: Pick<Forecast, 'win' | 'stage' | 'madeAt'>,
): WinChanceHistory {
  if (win === null || (stage === 'over' && isLevel(score) && !mentionsRevision(status))) return history;
  const latest = stage === 'before' ? undefined : score.at(-1);
  const point = {
    innings: latest ? score.length : 0,
    overs: latest?.o ?? '0',
    runs: latest?.r ?? 0,
    wickets: latest?.w ?? 0,
    teamA: win.teamA,
    at: madeAt,
  };
  const earlier = history.filter((each) => overOrder(each) < overOrder(point));
  return [...earlier, point].slice(-MAX_POINTS);
}

/**
 * True for equal totals: a tie, unless a rain rule decided the match. The result of a tie is not a point, because a super
 * over is in neither of the chart's two innings.
 */
function isLevel([first, second]: MatchSummary['score']): boolean {
  return first !== undefined && first.r === second?.r;
}

/** Innings (0 before the match) and completed overs as one number, for comparing points in order of play. */
export function overOrder({ innings, overs }: Pick<WinChanceHistory[number], 'innings' | 'overs'>): number {
  return 1_000 * innings + Math.floor(Number(overs));
}
