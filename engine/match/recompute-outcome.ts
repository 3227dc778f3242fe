import { inningsTotals } from './innings-totals.ts';
import type { MatchRecord } from './match-record.ts';

/** A result as the balls give it. */
export interface PlayedOutcome {
  readonly winner: string;
  /** Margin: runs for the team batting first, wickets in hand for the other. */
  readonly by: { readonly runs?: number; readonly wickets?: number };
}

/**
 * Computes the result of a limited-overs match from its balls, for comparison with the recorded one. The second team
 * wins if it reaches the target, else the first. Null for a tie, a Test, and a match with fewer than two innings.
 */
export function recomputeOutcome(match: MatchRecord): PlayedOutcome | null {
  if (match.oversLimit === null && match.format === 'Test') return null;
  const [first, second] = match.innings
    .filter((innings) => !innings.superOver)
    .map((innings) => ({
      team: innings.team,
      target: innings.target?.runs ?? null,
      ...inningsTotals(innings, match.ballsPerOver),
    }));
  if (!first || !second) return null;
  return decide(first, second, wicketsAvailable(match, second.team));
}

interface PlayedTotals {
  readonly team: string;
  readonly target: number | null;
  readonly runs: number;
  readonly wickets: number;
}

function decide(first: PlayedTotals, second: PlayedTotals, wickets: number): PlayedOutcome | null {
  const target = second.target ?? first.runs + 1;
  if (second.runs >= target) return { winner: second.team, by: { wickets: wickets - second.wickets } };
  if (second.runs === target - 1) return null;
  return { winner: first.team, by: { runs: target - 1 - second.runs } };
}

/** Ten wickets, or fewer when a team was short of players. */
function wicketsAvailable(match: MatchRecord, team: string): number {
  return Math.min(10, Math.max(1, (match.lineups[team]?.length ?? 11) - 1));
}

/**
 * Compares the recorded result of a match with its balls; called by the server's import of archives. Returns a
 * sentence for the operator when they contradict each other, null when they agree or cannot be compared.
 */
export function outcomeContradiction(match: MatchRecord): string | null {
  const { outcome } = match;
  const played = recomputeOutcome(match);
  if (outcome.result !== 'win' || outcome.method !== null || played === null) return null;
  const sameMargin = played.by.runs === outcome.by?.runs && played.by.wickets === outcome.by?.wickets;
  if (played.winner === outcome.winner && sameMargin) return null;
  return `Match ${match.id}: the balls say ${resultText(played.winner, played.by)}, the file says ${resultText(outcome.winner, outcome.by)}.`;
}

function resultText(winner: string | null, by: PlayedOutcome['by'] | null): string {
  if (by?.runs !== undefined) return `${winner} by ${by.runs} runs`;
  if (by?.wickets !== undefined) return `${winner} by ${by.wickets} wickets`;
  return `${winner}`;
}
