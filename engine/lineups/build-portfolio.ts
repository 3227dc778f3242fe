import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { PointsSamples } from '../forecast/points-samples.ts';
import { fail, ok, type Result } from '../result.ts';
import { type LineupError, pickBestEleven, type LineupConstraints } from './best-eleven.ts';
import { chooseEntries, type Entry } from './choose-entries.ts';
import { type Candidate, inEntryOrder, type LineupRules } from './lineup-rules.ts';
import type { LineupStyle } from './lineup-style.ts';

/** What a set of line-ups for one contest is built from. */
export interface PortfolioRequest {
  readonly candidates: readonly Candidate[];
  /** Joint simulations of the match; its players are the candidates. */
  readonly samples: PointsSamples;
  readonly rules: LineupRules;
  /** 2 to 150. */
  readonly count: number;
  readonly style: LineupStyle;
  /** Maximum number of line-ups with any one player who is not locked, 1 to `count`. */
  readonly maxPerPlayer: number;
  /** Minimum number of players by which any two line-ups differ; at 0 another captain or vice-captain is enough. */
  readonly minDifferent: number;
  readonly constraints?: LineupConstraints;
}

/** A set of different line-ups for one contest. */
export interface Portfolio {
  /** Line-ups as player ids, captain first and vice-captain second. */
  readonly entries: readonly (readonly string[])[];
  /** Points of the best entry in each simulation, averaged over the simulations. The entries are chosen for this. */
  readonly expectedBest: number;
  /** True when there were fewer than `count` different line-ups within the limits. */
  readonly short: boolean;
}

/**
 * A candidate line-up is the best one for the mean of this many random simulations; the numbers are used in rotation.
 * Means of few simulations follow extreme days and vary widely, means of many stay near the expected points. Chosen.
 */
const SIMULATIONS_PER_DRAW: Readonly<Record<LineupStyle, readonly number[]>> = {
  safe: [24, 12, 4],
  balanced: [8, 4, 1],
  'high-risk': [3, 2, 1],
};
/** Line-ups drawn for each one requested, to choose from; at least `MIN_DRAWS` in all. Chosen. */
const DRAWS_PER_ENTRY = 8;
const MIN_DRAWS = 400;
/**
 * Further line-ups drawn when none is left within the limits, without players who have reached `maxPerPlayer`. Chosen.
 */
const REFILL_DRAWS = 60;
/**
 * Partial line-ups examined for one draw at most, several times the usual number: excluding the good players of a role makes
 * a search hundreds of times longer, and a draw need not be the very best. Chosen.
 */
const MAX_NODES_PER_DRAW = 2_000;

/**
 * Builds 2 to 150 line-ups (entries) for a contest that allows many, in the server's line-ups thread and in the
 * backtest. First draws line-ups, each the best one for a few simulations. Then chooses greedily, each time the one
 * that adds most to `expectedBest` (a submodular objective: Hunter, Vielma and Zaman 2016), within the limits of the
 * request. Equal generators give equal results. Fails like `pickBestEleven`, and with `infeasible` for another count.
 */
export function buildPortfolio(
  rng: RandomGenerator,
  request: PortfolioRequest,
): Result<Portfolio, LineupError> {
  const possible = pickBestEleven(request.candidates, request.rules, request.constraints);
  if (!possible.ok) return possible;
  if (!Number.isInteger(request.count) || request.count < 2 || request.count > 150) {
    return fail({ code: 'infeasible', message: 'A portfolio has 2 to 150 line-ups.' });
  }
  const draws = Math.max(MIN_DRAWS, DRAWS_PER_ENTRY * request.count);
  const pool = drawEntries(rng, request, { draws, without: [] });
  const chosen = chooseEntries(pool, request, (without) =>
    drawEntries(rng, request, { draws: REFILL_DRAWS, without }),
  );
  const ids = request.candidates.map((candidate) => candidate.id);
  return ok({
    entries: chosen.entries.map(({ players }) => players.flatMap((index) => ids[index] ?? [])),
    expectedBest: chosen.expectedBest,
    short: chosen.entries.length < request.count,
  });
}

/** Different legal line-ups, each the best for the mean of a few simulations, without the players of `without`. */
function drawEntries(
  rng: RandomGenerator,
  request: PortfolioRequest,
  { draws, without }: { readonly draws: number; readonly without: readonly string[] },
): Entry[] {
  const { candidates, rules, samples, constraints = {} } = request;
  const limited = {
    locked: constraints.locked ?? [],
    excluded: [...(constraints.excluded ?? []), ...without],
  };
  const indexOf = new Map(candidates.map((candidate, i) => [candidate.id, i]));
  const averaged = SIMULATIONS_PER_DRAW[request.style];
  const entries = new Map<string, Entry>();
  for (let draw = 0; draw < draws; draw += 1) {
    const points = meanPoints(rng, samples, averaged[draw % averaged.length] ?? NaN);
    const scored = candidates.map((each, i) => ({ ...each, points: points[i] ?? NaN }));
    const picked = pickBestEleven(scored, rules, limited, MAX_NODES_PER_DRAW);
    if (!picked.ok) continue;
    const players = inEntryOrder(picked.value.players.flatMap((player) => indexOf.get(player.id) ?? []));
    entries.set(players.join(' '), { players });
  }
  return [...entries.values()];
}

/** Each player's points, averaged over `count` random simulations. */
function meanPoints(
  rng: RandomGenerator,
  { players, simulations, points }: PointsSamples,
  count: number,
): Float64Array {
  const sums = new Float64Array(players);
  for (let i = 0; i < count; i += 1) {
    const rowStart = uniformInt(rng, 0, simulations - 1) * players;
    for (let player = 0; player < players; player += 1)
      sums[player] = (sums[player] ?? NaN) + (points[rowStart + player] ?? NaN);
  }
  return sums.map((sum) => sum / count);
}
