import type { PlayerRole } from '../fantasy/player-role.ts';
import { CAPTAIN_FACTOR, VICE_CAPTAIN_FACTOR } from '../fantasy/rule-sets.ts';

// Rules of fantasy line-ups, for choosing them in the server (line-up requests, forecasts, drafts, grades) and in the
// backtest.

/** Limits of a legal line-up. */
export interface LineupRules {
  readonly size: number;
  readonly roles: Readonly<Record<PlayerRole, { readonly min: number; readonly max: number }>>;
  /** Players from each of the two teams. */
  readonly team: { readonly min: number; readonly max: number };
}

/** Every role; `search-items.ts` stores a role as its index in this list. */
export const ROLES: readonly PlayerRole[] = ['keeper', 'batter', 'all-rounder', 'bowler'];

const ONE_TO_EIGHT = { min: 1, max: 8 };

/** Dream11 since 2025, in every format: one to eight of each role, at least one from each team. */
export const DREAM11_LINEUP: LineupRules = {
  size: 11,
  roles: { keeper: ONE_TO_EIGHT, batter: ONE_TO_EIGHT, 'all-rounder': ONE_TO_EIGHT, bowler: ONE_TO_EIGHT },
  team: { min: 1, max: 10 },
};

/** Multiplier of a player's points by position in the line-up: 0 is the captain, 1 the vice-captain. */
export function factorAt(position: number): number {
  if (position === 0) return CAPTAIN_FACTOR;
  return position === 1 ? VICE_CAPTAIN_FACTOR : 1;
}

/** Candidate indexes in the order of an entry: captain, vice-captain, then the others ascending. */
export function inEntryOrder(players: readonly number[]): number[] {
  return [...players.slice(0, 2), ...players.slice(2).toSorted((a, b) => a - b)];
}

/** The same rules without limits on roles, for players whose roles are unknown. */
export function withoutRoles(rules: LineupRules): LineupRules {
  const any = { min: 0, max: rules.size };
  return { ...rules, roles: { keeper: any, batter: any, 'all-rounder': any, bowler: any } };
}

/** A player who may be selected. */
export interface Candidate {
  readonly id: string;
  readonly team: string;
  readonly role: PlayerRole;
  /** Expected points, before captaincy. */
  readonly points: number;
}

/** Whether a full line-up respects the limits on roles and teams; `oneTeam` is the name of either team. */
export function followsRules(players: readonly Candidate[], rules: LineupRules, oneTeam: string): boolean {
  const ofTeam = players.filter(({ team }) => team === oneTeam).length;
  return (
    [ofTeam, players.length - ofTeam].every((count) => isWithin(count, rules.team)) &&
    ROLES.every((role) =>
      isWithin(players.filter((player) => player.role === role).length, rules.roles[role]),
    )
  );
}

function isWithin(count: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return count >= min && count <= max;
}
