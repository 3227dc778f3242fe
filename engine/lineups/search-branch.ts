import type { Item } from './search-items.ts';

/** A partial line-up on the way down; one object is changed and changed back. */
export interface Branch {
  readonly chosen: number[];
  readonly roles: number[];
  readonly sides: number[];
  points: number;
  credits: number;
  worth: number;
  lockedLeft: number;
  /** The two highest so far, for the captains. */
  first: number;
  second: number;
}

export function emptyBranch(items: readonly Item[]): Branch {
  return {
    chosen: [],
    roles: [0, 0, 0, 0],
    sides: [0, 0],
    points: 0,
    credits: 0,
    worth: 0,
    lockedLeft: items.filter((item) => item.locked).length,
    first: Number.NEGATIVE_INFINITY,
    second: Number.NEGATIVE_INFINITY,
  };
}

export function include(branch: Branch, item: Item): void {
  change(branch, item, 1);
  branch.chosen.push(item.index);
  if (item.points > branch.first) {
    branch.second = branch.first;
    branch.first = item.points;
  } else if (item.points > branch.second) {
    branch.second = item.points;
  }
}

export function exclude(branch: Branch, item: Item, before: Pick<Branch, 'first' | 'second'>): void {
  change(branch, item, -1);
  branch.chosen.pop();
  branch.first = before.first;
  branch.second = before.second;
}

function change(branch: Branch, item: Item, by: 1 | -1): void {
  branch.points += by * item.points;
  branch.credits += by * item.credits;
  branch.worth += by * item.worth;
  branch.lockedLeft -= item.locked ? by : 0;
  branch.roles[item.role] = (branch.roles[item.role] ?? 0) + by;
  branch.sides[item.side] = (branch.sides[item.side] ?? 0) + by;
}
