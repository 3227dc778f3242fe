import type { PlayerRole } from '../fantasy/player-role.ts';
import { CAPTAIN_FACTOR, VICE_CAPTAIN_FACTOR } from '../fantasy/rule-sets.ts';

/** What makes a line-up legal, and what its captains are worth. All of it is the operator's to change. */
export interface LineupRules {
  readonly size: number;
  readonly roles: Readonly<Record<PlayerRole, { readonly min: number; readonly max: number }>>;
  /** From each of the two sides. */
  readonly team: { readonly min: number; readonly max: number };
  /** What all players together may cost; `null` where players have no price. */
  readonly credits: number | null;
  readonly captainFactor: number;
  readonly viceCaptainFactor: number;
}

const ONE_TO_EIGHT = { min: 1, max: 8 };

/** Dream11 since 2025: one to eight of each role, at least one from each side, no credits. */
export const DREAM11_LINEUP: LineupRules = {
  size: 11,
  roles: { keeper: ONE_TO_EIGHT, batter: ONE_TO_EIGHT, 'all-rounder': ONE_TO_EIGHT, bowler: ONE_TO_EIGHT },
  team: { min: 1, max: 10 },
  credits: null,
  captainFactor: CAPTAIN_FACTOR,
  viceCaptainFactor: VICE_CAPTAIN_FACTOR,
};

/** Dream11 before: 1-4 keepers, 3-6 batters, 1-4 all-rounders, 3-6 bowlers, at most seven from a side, 100 credits. */
export const DREAM11_CLASSIC_LINEUP: LineupRules = {
  ...DREAM11_LINEUP,
  roles: {
    keeper: { min: 1, max: 4 },
    batter: { min: 3, max: 6 },
    'all-rounder': { min: 1, max: 4 },
    bowler: { min: 3, max: 6 },
  },
  team: { min: 4, max: 7 },
  credits: 100,
};

/** How often the points of a player count by his place in the line-up, captain first and vice-captain second. */
export function factorAt(place: number, { captainFactor, viceCaptainFactor }: LineupRules): number {
  return place === 0 ? captainFactor : place === 1 ? viceCaptainFactor : 1;
}

/** The same rules for players whose roles are not known: any of them may fill any place. */
export function withoutRoles(rules: LineupRules): LineupRules {
  const any = { min: 0, max: rules.size };
  return { ...rules, roles: { keeper: any, batter: any, 'all-rounder': any, bowler: any } };
}
