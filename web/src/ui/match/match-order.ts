import type { MatchSummary } from '@gullylens/contract/http/matches/match';

type Phase = MatchSummary['phase'];

/** Returns the matches of one phase in order: live ones by priority, upcoming soonest first, completed latest first. */
export function inOrderOfPhase(phase: Phase, matches: readonly MatchSummary[]): MatchSummary[] {
  return matches.toSorted(orders[phase]);
}

/** Returns the live matches, then the next ones; at most `limit`. */
export function liveThenNext(
  live: readonly MatchSummary[],
  upcoming: readonly MatchSummary[],
  limit?: number,
): MatchSummary[] {
  return [...inOrderOfPhase('live', live), ...inOrderOfPhase('upcoming', upcoming)].slice(0, limit);
}

/** Of two matches the one of the higher `priority_score`, from the server, comes first. */
export function byPriority(a: MatchSummary, b: MatchSummary): number {
  return b.priority_score - a.priority_score || startOf(a) - startOf(b);
}

const orders = {
  live: byPriority,
  upcoming: (a: MatchSummary, b: MatchSummary) => startOf(a) - startOf(b),
  completed: (a: MatchSummary, b: MatchSummary) => startOf(b) - startOf(a),
} as const;

function startOf(match: MatchSummary): number {
  return match.start_at ?? Number.POSITIVE_INFINITY;
}

const phaseOrder = { live: 0, upcoming: 1, completed: 2 } as const;

/** Of two matches the live one comes first, then the upcoming one. */
export function byPhase(a: MatchSummary, b: MatchSummary): number {
  return phaseOrder[a.phase] - phaseOrder[b.phase];
}

/**
 * Returns matches sorted live, upcoming, completed, before their end the followed ones first; else the order stays. A
 * match that is over has no star.
 */
export function followedFirst(
  matches: readonly MatchSummary[],
  followed: ReadonlySet<unknown>,
): MatchSummary[] {
  const isAhead = ({ key, phase }: MatchSummary) => Number(phase !== 'completed' && followed.has(key));
  return matches.toSorted((a, b) => byPhase(a, b) || isAhead(b) - isAhead(a));
}
