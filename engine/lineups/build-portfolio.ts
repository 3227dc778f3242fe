import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { PointsSamples } from '../forecast/points-samples.ts';
import { fail, ok, type Result } from '../result.ts';
import { type LineupError, pickBestEleven, type LineupConstraints } from './best-eleven.ts';
import { chooseEntries, type Entry } from './choose-entries.ts';
import { type Candidate, inEntryOrder, type LineupRules } from './lineup-rules.ts';
import type { LineupStyle } from './portfolio-request.ts';

export interface PortfolioRequest {
  readonly candidates: readonly Candidate[];
  /** Joint runs of the match, with the candidates as its players. */
  readonly samples: PointsSamples;
  readonly rules: LineupRules;
  /** 2 to 150. */
  readonly count: number;
  readonly style: LineupStyle;
  /** Line-ups that may hold any one player who is not locked, 1 to `count`. */
  readonly mostHeld: number;
  /** Players by which any two line-ups differ at least; at 0 another captain or vice-captain will do. */
  readonly minDifferent: number;
  readonly wishes?: LineupConstraints;
}

export interface PortfolioEntry {
  /** Ids, captain first and vice-captain second. */
  readonly players: readonly string[];
  /** Mean points over the runs. */
  readonly mean: number;
}

export interface Portfolio {
  readonly entries: readonly PortfolioEntry[];
  /** Mean over the runs of the best entry's points: what the entries are chosen for. */
  readonly expectedBest: number;
  /** True when the pool had fewer different line-ups within the limits than were asked for. */
  readonly short: boolean;
}

/** Runs averaged for one candidate line-up, in turn: few follow freak days and differ widely, many follow the mean. */
const RUNS_A_DRAW: Readonly<Record<LineupStyle, readonly number[]>> = {
  safe: [24, 12, 4],
  balanced: [8, 4, 1],
  'high-risk': [3, 2, 1],
};
const DRAWS_AN_ENTRY = 8;
const FEWEST_DRAWS = 400;
/** Line-ups drawn anew, without the players that are held often enough, when no other is left within the limits. */
const REFILL = 60;

/**
 * Line-ups for a large field: drawn so that each is the best for some days, then chosen one by one for what they add to the best of all
 * (greedy choice on a submodular aim: Hunter, Vielma and Zaman 2016), within exposure and difference. The same generator, the same answer.
 */
export function buildPortfolio(
  rng: RandomGenerator,
  order: PortfolioRequest,
): Result<Portfolio, LineupError> {
  const possible = pickBestEleven(order.candidates, order.rules, order.wishes);
  if (!possible.ok) return possible;
  if (!Number.isInteger(order.count) || order.count < 2 || order.count > 150) {
    return fail({ code: 'infeasible', message: 'A portfolio has 2 to 150 line-ups.' });
  }
  const draws = Math.max(FEWEST_DRAWS, DRAWS_AN_ENTRY * order.count);
  const pool = drawEntries(rng, order, { draws, without: [] });
  const chosen = chooseEntries(pool, order, (without) => drawEntries(rng, order, { draws: REFILL, without }));
  const ids = order.candidates.map((candidate) => candidate.id);
  return ok({
    entries: chosen.entries.map(({ players, mean }) => ({
      players: players.flatMap((index) => ids[index] ?? []),
      mean,
    })),
    expectedBest: chosen.expectedBest,
    short: chosen.entries.length < order.count,
  });
}

/** Different legal line-ups, each the best for the mean of a few runs, the players of `without` left out. */
function drawEntries(
  rng: RandomGenerator,
  order: PortfolioRequest,
  { draws, without }: { readonly draws: number; readonly without: readonly string[] },
): Entry[] {
  const { candidates, rules, samples, wishes = {} } = order;
  const limited = { locked: wishes.locked ?? [], excluded: [...(wishes.excluded ?? []), ...without] };
  const indexOf = new Map(candidates.map((candidate, i) => [candidate.id, i]));
  const averaged = RUNS_A_DRAW[order.style];
  const entries = new Map<string, Entry>();
  for (let draw = 0; draw < draws; draw += 1) {
    const points = meanOfRuns(rng, samples, averaged[draw % averaged.length] ?? NaN);
    const scored = candidates.map((each, i) => ({ ...each, points: points[i] ?? NaN }));
    const picked = pickBestEleven(scored, rules, limited);
    if (!picked.ok) continue;
    const players = inEntryOrder(picked.value.players.flatMap((player) => indexOf.get(player.id) ?? []));
    entries.set(players.join(' '), { players });
  }
  return [...entries.values()];
}

function meanOfRuns(
  rng: RandomGenerator,
  { players, runs, points }: PointsSamples,
  count: number,
): Float64Array {
  const sums = new Float64Array(players);
  for (let i = 0; i < count; i += 1) {
    const row = uniformInt(rng, 0, runs - 1) * players;
    for (let player = 0; player < players; player += 1)
      sums[player] = (sums[player] ?? NaN) + (points[row + player] ?? NaN);
  }
  return sums.map((sum) => sum / count);
}
