import { type Candidate, factorAt, type LineupRules, ROLES } from './lineup-rules.ts';
import { type BoundTables, boundTables } from './search-bounds.ts';
import { type Branch, emptyBranch, undoInclude, type Item, include, orderedItems } from './search-items.ts';

/** A complete legal line-up. */
export interface SearchSolution {
  /** Indexes into the list of candidates. */
  readonly indexes: readonly number[];
  /** With the captains' factors; captain and vice-captain are the two players with the most points. */
  readonly points: number;
}

/**
 * Finds the line-ups with the most and second most points: depth-first branch and bound, which decides player by player
 * whether to include or exclude them. The two differ in at least one player; each is null when there is none. Called by
 * `pickBestEleven`, and by `pickPercentages` for every simulation. After `maxNodes` partial line-ups it stops at the
 * best ones found; the first is found within a few dozen.
 */
export function searchLineups(
  candidates: readonly Candidate[],
  rules: LineupRules,
  locked: ReadonlySet<string>,
  maxNodes = Number.POSITIVE_INFINITY,
): Pick<Search, 'best' | 'second' | 'nodes'> {
  const items = orderedItems(candidates, locked);
  const search: Search = {
    items,
    rules,
    bounds: boundTables(items, rules),
    roleQuotas: ROLES.map((role) => rules.roles[role]),
    teamQuotas: [rules.team, rules.team],
    best: null,
    second: null,
    nodes: 0,
    maxNodes,
  };
  if (items.length >= rules.size) descend(search, emptyBranch(items), 0);
  return { best: search.best, second: search.second, nodes: search.nodes };
}

interface Quota {
  readonly min: number;
  readonly max: number;
}

/** State of one search. Quotas are in the order of `ROLES`, and of the teams as in `Item.team`. */
interface Search {
  readonly items: readonly Item[];
  readonly rules: LineupRules;
  readonly bounds: BoundTables;
  readonly roleQuotas: readonly Quota[];
  readonly teamQuotas: readonly Quota[];
  best: SearchSolution | null;
  second: SearchSolution | null;
  /** Number of partial line-ups examined. */
  nodes: number;
  readonly maxNodes: number;
}

/** Decides item `i` and all after it; `branch` holds the decisions before. Records each complete line-up. */
function descend(search: Search, branch: Branch, i: number): void {
  if (search.nodes >= search.maxNodes && search.best !== null) return;
  search.nodes += 1;
  const freeSlots = search.rules.size - branch.chosen.length;
  if (!canBeFilled(search, branch, i, freeSlots)) return;
  if (freeSlots === 0) {
    record(search, branch);
    return;
  }
  const item = search.items[i];
  if (!item || !isPromising(search, branch, i, freeSlots)) return;
  if (fits(search.rules, branch, item)) {
    const before = { first: branch.first, second: branch.second };
    include(branch, item);
    descend(search, branch, i + 1);
    undoInclude(branch, item, before);
  }
  if (!item.locked) descend(search, branch, i + 1);
}

/** Whether the line-up, completed with any later items, could have more points than the second-best one so far. */
function isPromising(search: Search, branch: Branch, i: number, freeSlots: number): boolean {
  const { bounds, second } = search;
  if (second === null) return true;
  const rest = (bounds.sums[i + freeSlots] ?? NaN) - (bounds.sums[i] ?? NaN);
  const captain = Math.max(branch.first, bounds.first[i] ?? NaN);
  const vice = Math.max(
    branch.second,
    Math.min(branch.first, bounds.first[i] ?? NaN),
    bounds.second[i] ?? NaN,
  );
  return branch.points + rest + captainBonus(captain, vice) > second.points;
}

/** Whether the free slots can be filled with the locked players and the missing roles and teams. */
function canBeFilled(search: Search, branch: Branch, i: number, freeSlots: number): boolean {
  const { roleSupply, teamSupply } = search.bounds;
  return (
    branch.lockedLeft <= freeSlots &&
    quotaCanBeMet(search.roleQuotas, { taken: branch.roles, supply: roleSupply, i, freeSlots }) &&
    quotaCanBeMet(search.teamQuotas, { taken: branch.teams, supply: teamSupply, i, freeSlots })
  );
}

/** `supply` counts the items of each kind from item `i` on (see `boundTables`), `taken` those in the line-up. */
function quotaCanBeMet(
  quotas: readonly Quota[],
  at: {
    readonly taken: readonly number[];
    readonly supply: Int32Array;
    readonly i: number;
    readonly freeSlots: number;
  },
): boolean {
  let [needed, possible, isShort] = [0, 0, false];
  quotas.forEach(({ min, max }, kind) => {
    const taken = at.taken[kind] ?? NaN;
    const left = at.supply[quotas.length * at.i + kind] ?? NaN;
    isShort ||= min - taken > left;
    needed += Math.max(0, min - taken);
    possible += Math.min(left, max - taken);
  });
  return !isShort && needed <= at.freeSlots && at.freeSlots <= possible;
}

function fits(rules: LineupRules, branch: Branch, item: Item): boolean {
  const role = ROLES[item.role] ?? 'batter';
  return (
    (branch.roles[item.role] ?? NaN) < rules.roles[role].max &&
    (branch.teams[item.team] ?? NaN) < rules.team.max
  );
}

/** Points that captain and vice-captain earn beyond their own. */
function captainBonus(captain: number, vice: number): number {
  return (factorAt(0) - 1) * captain + (factorAt(1) - 1) * vice;
}

/** Records a complete line-up if it is one of the best two so far. */
function record(search: Search, branch: Branch): void {
  const points = branch.points + captainBonus(branch.first, branch.second);
  if (search.best === null || points > search.best.points) {
    search.second = search.best;
    search.best = { indexes: [...branch.chosen], points };
  } else if (search.second === null || points > search.second.points) {
    search.second = { indexes: [...branch.chosen], points };
  }
}
