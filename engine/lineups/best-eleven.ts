import { fail, ok, type Result } from '../result.ts';
import { type Candidate, type LineupRules } from './lineup-rules.ts';
import { type SearchSolution, searchLineups } from './search-lineups.ts';

/** A legal line-up. */
export interface Lineup<Player extends Candidate = Candidate> {
  /** The captain first, then the vice-captain, then the others by points. */
  readonly players: readonly Player[];
  /** Points with the captains' factors. */
  readonly points: number;
}

/** The best legal line-up, and how it was found. */
export interface BestEleven<Player extends Candidate = Candidate> extends Lineup<Player> {
  /** Lead in points over the best line-up with at least one other player; null when there is none. */
  readonly gapToRunnerUp: number | null;
  /** Number of partial line-ups examined. Below `maxNodes`, the search proved that no other one beats the result. */
  readonly nodes: number;
}

/** A member's constraints on players, by id. */
export interface LineupConstraints {
  /** In all line-ups. */
  readonly locked?: readonly string[];
  /** In no line-up. */
  readonly excluded?: readonly string[];
}

/** Why there is no line-up. */
export interface LineupError {
  readonly code: 'unknown_player' | 'locked_and_excluded' | 'infeasible';
  readonly message: string;
}

/**
 * Finds the legal line-up with the most points, captain's and vice-captain's factors included; no other has more.
 * Called by the server for line-ups (line-ups thread), recommendations (forecast thread), drafts and grades (worker
 * role) and pages of played matches (api role), and by the backtest. Fails with `unknown_player` or `locked_and_excluded` for invalid constraints, with
 * `infeasible` for a duplicate candidate or when no line-up is possible. With `maxNodes`, returns the best line-up found
 * among so many partial ones.
 */
export function pickBestEleven<Player extends Candidate>(
  candidates: readonly Player[],
  rules: LineupRules,
  constraints: LineupConstraints = {},
  maxNodes?: number,
): Result<BestEleven<Player>, LineupError> {
  const fault = findFault(candidates, constraints);
  if (fault) return fail(fault);
  const eligible = candidates.filter((player) => !constraints.excluded?.includes(player.id));
  const { best, second, nodes } = searchLineups(eligible, rules, new Set(constraints.locked), maxNodes);
  if (best === null)
    return fail({ code: 'infeasible', message: 'No line-up of these players follows the rules.' });
  const gapToRunnerUp = second === null ? null : best.points - second.points;
  return ok({ ...lineupOf(eligible, best), gapToRunnerUp, nodes });
}

function findFault(
  candidates: readonly Candidate[],
  { locked = [], excluded = [] }: LineupConstraints,
): LineupError | null {
  const known = new Set(candidates.map((player) => player.id));
  if (known.size < candidates.length)
    return { code: 'infeasible', message: 'A player is listed twice among the candidates.' };
  const unknown = [...locked, ...excluded].find((id) => !known.has(id));
  if (unknown !== undefined)
    return { code: 'unknown_player', message: `Player ${unknown} is not among the candidates.` };
  const both = locked.find((id) => excluded.includes(id));
  if (both === undefined) return null;
  return { code: 'locked_and_excluded', message: `Player ${both} is both locked and excluded.` };
}

function lineupOf<Player extends Candidate>(
  eligible: readonly Player[],
  { indexes, points }: SearchSolution,
): Lineup<Player> {
  const players = indexes
    .flatMap((index) => eligible[index] ?? [])
    .toSorted((a, b) => b.points - a.points || a.id.localeCompare(b.id));
  return { players, points };
}
