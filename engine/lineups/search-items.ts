import type { Candidate } from './candidate.ts';

/** Roles by the numbers that the search uses for them. */
export const ROLES = ['keeper', 'batter', 'all-rounder', 'bowler'] as const;

export interface Item {
  readonly index: number;
  readonly points: number;
  readonly credits: number;
  readonly role: number;
  /** 0 or 1: one of the two sides. */
  readonly side: number;
  readonly locked: boolean;
  /** Points less the price of the credits: what the bound adds up. */
  readonly worth: number;
}

/** Locked players first, then by worth: the order in which the search decides on them. */
export function orderedItems(
  candidates: readonly Candidate[],
  locked: ReadonlySet<string>,
  price: number,
): Item[] {
  const firstTeam = candidates[0]?.team;
  return candidates
    .map((candidate, index) => ({
      index,
      points: candidate.points,
      credits: candidate.credits ?? 0,
      role: ROLES.indexOf(candidate.role),
      side: candidate.team === firstTeam ? 0 : 1,
      locked: locked.has(candidate.id),
      worth: candidate.points - price * (candidate.credits ?? 0),
    }))
    .toSorted((a, b) => Number(b.locked) - Number(a.locked) || b.worth - a.worth || a.index - b.index);
}
