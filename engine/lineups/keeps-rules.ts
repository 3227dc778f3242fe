import type { Candidate } from './candidate.ts';
import type { LineupRules } from './lineup-rules.ts';
import { ROLES } from './search-branch.ts';

/** Whether as many players as a line-up has keep to its roles and sides; `side` is the name of either of the two. */
export function keepsRules(players: readonly Candidate[], rules: LineupRules, side: string): boolean {
  const ofSide = players.filter(({ team }) => team === side).length;
  return (
    [ofSide, players.length - ofSide].every((count) => isWithin(count, rules.team)) &&
    ROLES.every((role) =>
      isWithin(players.filter((player) => player.role === role).length, rules.roles[role]),
    )
  );
}

function isWithin(count: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return count >= min && count <= max;
}
