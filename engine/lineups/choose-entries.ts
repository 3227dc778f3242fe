import { pointsOf } from '../forecast/points-samples.ts';
import { sumOf } from '../statistics/statistics.ts';
import type { PortfolioRequest } from './build-portfolio.ts';
import { improveEntry, simulatedTrials } from './improve-entry.ts';
import { factorAt, followsRules } from './lineup-rules.ts';

/** A line-up of a contest, as indexes into the candidates: captain first, vice-captain second, the others ascending. */
export interface Entry {
  readonly players: readonly number[];
}

interface ScoredEntry extends Entry {
  /** Points in each simulation. */
  readonly scores: Float32Array;
  /** Upper bound of its gain (see `gainOf`): the last computed one, because gains only shrink. */
  bound: number;
}

/**
 * Chooses up to `request.count` entries of `pool` greedily, each time the one with the largest gain: what it adds to
 * the points of the best chosen entry, over all simulations. The balanced style then exchanges players of that entry
 * while this adds more in a subset of the simulations (`simulatedTrials`); safe and high-risk line-ups stay as drawn.
 * When none is left within the limits, calls `drawMore` with the ids of the players who have reached their limit. Part
 * of `buildPortfolio`.
 */
export function chooseEntries(
  pool: readonly Entry[],
  request: PortfolioRequest,
  drawMore: (without: readonly string[]) => readonly Entry[],
): { readonly entries: readonly Entry[]; readonly expectedBest: number } {
  const scoreEntry = createScorer(request);
  const left = pool.map(scoreEntry);
  const best = new Float32Array(request.samples.simulations).fill(BELOW_ANY_SCORE);
  const entriesByPlayer = new Map<number, number>();
  const chosen: ScoredEntry[] = [];
  const isWithinLimits = (entry: Entry) => isAllowed(entry, chosen, { entriesByPlayer, request });
  const improve =
    request.style === 'balanced'
      ? createImprover(request, { best, scoreEntry, isWithinLimits })
      : (entry: ScoredEntry) => entry;
  while (chosen.length < request.count) {
    let found = takeBest(left, best, isWithinLimits);
    if (found === null) {
      left.push(...drawMore(exhaustedPlayers(entriesByPlayer, request)).map(scoreEntry));
      found = takeBest(left, best, isWithinLimits);
    }
    if (found === null) break;
    const next = improve(found);
    chosen.push(next);
    for (const player of next.players) entriesByPlayer.set(player, (entriesByPlayer.get(player) ?? 0) + 1);
    next.scores.forEach((score, simulation) => {
      best[simulation] = Math.max(best[simulation] ?? NaN, score);
    });
  }
  const expectedBest = chosen.length === 0 ? 0 : sumOf(best) / best.length;
  return { entries: chosen.map(({ players }) => ({ players })), expectedBest };
}

/** Points below those of any line-up, as the best of no entries. */
const BELOW_ANY_SCORE = -1000;

type ScoreEntry = (entry: Entry) => ScoredEntry;

/** Scores entries over all simulations. Copies the points player by player first, which halves the time. */
function createScorer({ samples }: PortfolioRequest): ScoreEntry {
  const columns = Array.from({ length: samples.players }, (_, player) => pointsOf(samples, player));
  const sums = new Float64Array(samples.simulations);
  return ({ players }) => {
    sums.fill(0);
    players.forEach((player, position) => addPoints(sums, factorAt(position), columns[player]));
    return { players, scores: new Float32Array(sums), bound: Number.POSITIVE_INFINITY };
  };
}

/** Adds `factor` times a player's points to the sums of the simulations. */
function addPoints(sums: Float64Array, factor: number, points: Float32Array | undefined): void {
  if (points === undefined) return;
  for (let simulation = 0; simulation < sums.length; simulation += 1)
    sums[simulation] = (sums[simulation] ?? NaN) + factor * (points[simulation] ?? NaN);
}

/**
 * Removes the allowed entry with the largest gain from `left` and returns it; null when none is allowed. Lazy greedy
 * (Minoux 1978): recomputes only gains whose bound could still win.
 */
function takeBest(
  left: ScoredEntry[],
  best: Float32Array,
  isWithinLimits: (entry: ScoredEntry) => boolean,
): ScoredEntry | null {
  left.sort((a, b) => b.bound - a.bound);
  let winner: ScoredEntry | null = null;
  for (const entry of left) {
    if (winner !== null && entry.bound <= winner.bound) break;
    if (!isWithinLimits(entry)) continue;
    entry.bound = gainOf(entry, best);
    if (winner === null || entry.bound > winner.bound) winner = entry;
  }
  if (winner !== null) left.splice(left.indexOf(winner), 1);
  return winner;
}

interface ChoiceState {
  /** The best of the entries chosen so far, in each simulation. */
  readonly best: Float32Array;
  readonly scoreEntry: ScoreEntry;
  readonly isWithinLimits: (entry: Entry) => boolean;
}

/**
 * Returns a function that improves an entry within rules, constraints and limits. It returns the same entry when the
 * improved one gains nothing over all simulations.
 */
function createImprover(
  request: PortfolioRequest,
  { best, scoreEntry, isWithinLimits }: ChoiceState,
): (entry: ScoredEntry) => ScoredEntry {
  const { candidates, rules, constraints = {} } = request;
  // The more line-ups, the fewer trials for each.
  const trials = simulatedTrials(request.samples, request.count);
  const oneTeam = candidates[0]?.team ?? '';
  const isLegalEntry = (players: readonly number[]) => {
    const named = players.flatMap((player) => candidates[player] ?? []);
    const ids = new Set(named.map(({ id }) => id));
    return (
      followsRules(named, rules, oneTeam) &&
      (constraints.locked ?? []).every((id) => ids.has(id)) &&
      !(constraints.excluded ?? []).some((id) => ids.has(id)) &&
      isWithinLimits({ players })
    );
  };
  return (entry) => {
    const players = improveEntry(entry.players, { trials, best, isAllowed: isLegalEntry });
    const improved = scoreEntry({ players });
    return gainOf(improved, best) > gainOf(entry, best) ? improved : entry;
  };
}

/**
 * Gain of an entry: by how many points it beats the best chosen entry, summed over the simulations in which it does.
 * x + |x| is twice the positive part of x; avoiding the branch saves two thirds of the time.
 */
function gainOf({ scores }: ScoredEntry, best: Float32Array): number {
  let twice = 0;
  for (let simulation = 0; simulation < best.length; simulation += 1) {
    const lead = (scores[simulation] ?? NaN) - (best[simulation] ?? NaN);
    twice += lead + Math.abs(lead);
  }
  return twice / 2;
}

/** How often each player is used so far, and the limits. */
interface Exposure {
  /** Number of entries with each candidate, by candidate index. */
  readonly entriesByPlayer: ReadonlyMap<number, number>;
  readonly request: PortfolioRequest;
}

function isAllowed(entry: Entry, chosen: readonly Entry[], { entriesByPlayer, request }: Exposure): boolean {
  if (entry.players.some((player) => isExhausted(player, { entriesByPlayer, request }))) return false;
  if (request.minDifferent === 0) return !chosen.some((other) => sameEntry(entry, other));
  return chosen.every((other) => countDifferent(entry, other) >= request.minDifferent);
}

/** Whether a player (candidate index) is in the maximum number of entries; locked players have no limit. */
function isExhausted(player: number, { entriesByPlayer, request }: Exposure): boolean {
  const locked = request.constraints?.locked?.includes(request.candidates[player]?.id ?? '') ?? false;
  return !locked && (entriesByPlayer.get(player) ?? 0) >= request.maxPerPlayer;
}

/** Ids of the players who are in the maximum number of entries. */
function exhaustedPlayers(entriesByPlayer: ReadonlyMap<number, number>, request: PortfolioRequest): string[] {
  return request.candidates.flatMap(({ id }, player) =>
    isExhausted(player, { entriesByPlayer, request }) ? [id] : [],
  );
}

function sameEntry(entry: Entry, other: Entry): boolean {
  return entry.players.every((player, position) => other.players[position] === player);
}

/** Number of players of an entry who are not in the other. */
function countDifferent(entry: Entry, other: Entry): number {
  return entry.players.filter((player) => !other.players.includes(player)).length;
}
