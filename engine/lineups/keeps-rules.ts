import type { Candidate } from './candidate.ts';
import type { LineupRules } from './lineup-rules.ts';
import { ROLES } from './search-items.ts';

/** Whether as many players as a line-up has keep to its roles, sides and credits; `side` is the name of either of the two. */
export function keepsRules(players: readonly Candidate[], rules: LineupRules, side: string): boolean {
  const ofSide = players.filter(({ team }) => team === side).length;
  return (
    [ofSide, players.length - ofSide].every((count) => isWithin(count, rules.team)) &&
    ROLES.every((role) =>
      isWithin(players.filter((player) => player.role === role).length, rules.roles[role]),
    ) &&
    (rules.credits === null || costOf(players) <= rules.credits + 1e-9)
  );
}

function isWithin(count: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return count >= min && count <= max;
}

function costOf(players: readonly Candidate[]): number {
  return players.reduce((sum, { credits = 0 }) => sum + credits, 0);
}
