import type { Candidate } from './candidate.ts';
import { creditPrice } from './credit-price.ts';
import type { LineupRules } from './lineup-rules.ts';
import { emptyBranch, exclude, include } from './search-branch.ts';
import type { Branch } from './search-branch.ts';
import { boundTables } from './search-bounds.ts';
import type { BoundTables } from './search-bounds.ts';
import { orderedItems, ROLES } from './search-items.ts';
import type { Item } from './search-items.ts';

export interface Found {
  /** Into the list of candidates. */
  readonly indexes: readonly number[];
  readonly points: number;
}

export interface SearchResult {
  readonly best: Found | null;
  readonly second: Found | null;
  readonly nodes: number;
}

/** Depth-first branch and bound over include/exclude; keeps the best two line-ups that differ in a player. */
export function searchLineups(
  candidates: readonly Candidate[],
  rules: LineupRules,
  locked: ReadonlySet<string>,
): SearchResult {
  const price = creditPrice(candidates, rules);
  const items = orderedItems(candidates, locked, price);
  const bounds = boundTables(items, rules);
  const search: Search = { items, rules, price, bounds, best: null, second: null, nodes: 0 };
  if (items.length >= rules.size) descend(search, emptyBranch(items), 0);
  return { best: search.best, second: search.second, nodes: search.nodes };
}

interface Search {
  readonly items: readonly Item[];
  readonly rules: LineupRules;
  readonly price: number;
  readonly bounds: BoundTables;
  best: Found | null;
  second: Found | null;
  nodes: number;
}

function descend(search: Search, branch: Branch, i: number): void {
  search.nodes += 1;
  const slots = search.rules.size - branch.chosen.length;
  if (!canBeFilled(search, branch, i, slots)) return;
  if (slots === 0) {
    record(search, branch);
    return;
  }
  const item = search.items[i];
  if (!item || !promising(search, branch, i, slots)) return;
  if (fits(search.rules, branch, item)) {
    const before = { first: branch.first, second: branch.second };
    include(branch, item);
    descend(search, branch, i + 1);
    exclude(branch, item, before);
  }
  if (!item.locked) descend(search, branch, i + 1);
}

function promising(search: Search, branch: Branch, i: number, slots: number): boolean {
  const { bounds, rules, price, second } = search;
  if (second === null) return true;
  const spare = rules.credits === null ? 0 : price * rules.credits;
  const rest = (bounds.worths[i + slots] ?? 0) - (bounds.worths[i] ?? 0);
  const captain = Math.max(branch.first, bounds.first[i] ?? 0);
  const vice = Math.max(branch.second, Math.min(branch.first, bounds.first[i] ?? 0), bounds.second[i] ?? 0);
  return branch.worth + rest + spare + bonus(rules, captain, vice) > second.points;
}

/** Whether the open places suffice for the locked players and the roles still missing, and the pool for the latter. */
function canBeFilled({ rules, bounds }: Search, branch: Branch, i: number, slots: number): boolean {
  let needed = 0;
  for (let role = 0; role < 4; role += 1) {
    const missing = rules.roles[ROLES[role] ?? 'batter'].min - (branch.roles[role] ?? 0);
    if (missing <= 0) continue;
    if (missing > (bounds.supply[4 * i + role] ?? 0)) return false;
    needed += missing;
  }
  return needed <= slots && branch.lockedLeft <= slots;
}

function fits(rules: LineupRules, branch: Branch, item: Item): boolean {
  const role = ROLES[item.role] ?? 'batter';
  if ((branch.roles[item.role] ?? 0) >= rules.roles[role].max) return false;
  if ((branch.sides[item.side] ?? 0) >= Math.min(rules.team.max, rules.size - rules.team.min)) return false;
  return rules.credits === null || branch.credits + item.credits <= rules.credits + 1e-9;
}

function bonus(rules: LineupRules, captain: number, vice: number): number {
  return (rules.captainFactor - 1) * captain + (rules.viceCaptainFactor - 1) * vice;
}

function record(search: Search, branch: Branch): void {
  const points = branch.points + bonus(search.rules, branch.first, branch.second);
  if (search.best === null || points > search.best.points) {
    search.second = search.best;
    search.best = { indexes: [...branch.chosen], points };
  } else if (search.second === null || points > search.second.points) {
    search.second = { indexes: [...branch.chosen], points };
  }
}
