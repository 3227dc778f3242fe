import { type Candidate, ROLES } from './lineup-rules.ts';

// What `searchLineups` works on: the candidates in the order of its decisions, and the partial line-up that it extends.

/** A candidate. */
export interface Item {
  /** Index into the list of candidates. */
  readonly index: number;
  readonly points: number;
  /** Index into `ROLES`. */
  readonly role: number;
  /** 0 for the first candidate's team, else 1. */
  readonly team: number;
  readonly locked: boolean;
}

/** The candidates in the order in which the search decides: locked players first, then by points. */
export function orderedItems(candidates: readonly Candidate[], locked: ReadonlySet<string>): Item[] {
  const firstTeam = candidates[0]?.team;
  return candidates
    .map((candidate, index) => ({
      index,
      points: candidate.points,
      role: ROLES.indexOf(candidate.role),
      team: candidate.team === firstTeam ? 0 : 1,
      locked: locked.has(candidate.id),
    }))
    .toSorted((a, b) => Number(b.locked) - Number(a.locked) || b.points - a.points || a.index - b.index);
}

/** The current partial line-up; changed in place and restored on backtracking. */
export type Branch = ReturnType<typeof emptyBranch>;

/** A partial line-up without players. `chosen` are candidate indexes; `roles` and `teams` count players by index. */
export function emptyBranch(items: readonly Item[]) {
  return {
    chosen: [] as number[],
    roles: [0, 0, 0, 0],
    teams: [0, 0],
    points: 0,
    lockedLeft: items.filter((item) => item.locked).length,
    /** The two highest points so far, for the captains. */
    first: Number.NEGATIVE_INFINITY,
    second: Number.NEGATIVE_INFINITY,
  };
}

/** Adds a player to the line-up. */
export function include(branch: Branch, item: Item): void {
  updateSums(branch, item, 1);
  branch.chosen.push(item.index);
  branch.second = Math.max(branch.second, Math.min(branch.first, item.points));
  branch.first = Math.max(branch.first, item.points);
}

/** Undoes `include`; `before` are the two highest points before it. */
export function undoInclude(branch: Branch, item: Item, before: Pick<Branch, 'first' | 'second'>): void {
  updateSums(branch, item, -1);
  branch.chosen.pop();
  branch.first = before.first;
  branch.second = before.second;
}

/** Adds (1) or removes (-1) a player's points, role, team and lock. */
function updateSums(branch: Branch, item: Item, by: 1 | -1): void {
  branch.points += by * item.points;
  branch.lockedLeft -= item.locked ? by : 0;
  branch.roles[item.role] = (branch.roles[item.role] ?? NaN) + by;
  branch.teams[item.team] = (branch.teams[item.team] ?? NaN) + by;
}
