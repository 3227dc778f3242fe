import { drawPoints } from '../engine/forecast/points-samples.ts';
import { pickBestEleven } from '../engine/lineups/best-eleven.ts';
import { buildPortfolio } from '../engine/lineups/build-portfolio.ts';
import { DREAM11_LINEUP } from '../engine/lineups/lineup-rules.ts';
import { createGenerator } from '../engine/statistics/random-draws.ts';
import { makeCandidates, TIGHT_RULES } from '../engine/testing/make-candidates.ts';
import { solveLineup } from '../engine/testing/solve-lineup.ts';
import { findMissed } from './support/find-missed.ts';
import { quantile } from './support/statistics.ts';
import { processorTime } from './support/processor-time.ts';
import { timeSimulations } from './simulations.ts';

const SQUADS = 500;
const WARM_UP = 100;
const MOST_ELEVEN_P99_MS = 2;
const MOST_PORTFOLIO_MS = 3_000;

/**
 * Compares the search for the best eleven with a general solver (HiGHS) on the same 500 squads: result, and the minimum
 * of three wall times in ms, alternately per squad. Measures the CPU time in ms of drawing 10,000
 * joint samples of points and choosing 150 diverse line-ups, and of simulated matches (`timeSimulations`).
 */
export async function benchLineups() {
  const elevenToday = await compareWithSolver(DREAM11_LINEUP);
  const elevenByTightRules = await compareWithSolver(TIGHT_RULES);
  const portfolio = spent(portfolioOf150);
  return {
    elevenToday,
    elevenByTightRules,
    portfolioOf150: portfolio,
    simulationsOf10000: timeSimulations(),
    missed: findMissed([
      ...budgetsOf('eleven of today', elevenToday),
      ...budgetsOf('eleven by tight rules', elevenByTightRules),
      { name: 'processor time of 150 line-ups in ms', measured: portfolio.ms, atMost: MOST_PORTFOLIO_MS },
    ]),
  };
}

function budgetsOf(
  name: string,
  { unequal, ownMs, solverMs }: Awaited<ReturnType<typeof compareWithSolver>>,
) {
  return [
    { name: `${name} unlike the solver's`, measured: unequal, atMost: 0 },
    { name: `p99 of the ${name} in ms`, measured: ownMs.p99, atMost: MOST_ELEVEN_P99_MS },
    { name: `p50 of the ${name} over the solver's`, measured: ownMs.p50 / solverMs.p50, atMost: 1 },
  ];
}

async function compareWithSolver(rules: typeof DREAM11_LINEUP) {
  const own: number[] = [];
  const solver: number[] = [];
  let unequal = 0;
  for (let squad = 1; squad <= WARM_UP + SQUADS; squad += 1) {
    const candidates = makeCandidates(squad);
    const ownMs = await leastOfThree(() => pickBestEleven(candidates, rules));
    const solverMs = await leastOfThree(() => solveLineup(candidates, rules));
    if (squad <= WARM_UP) continue;
    own.push(ownMs);
    solver.push(solverMs);
    const picked = pickBestEleven(candidates, rules);
    const points = picked.ok ? picked.value.points : null;
    const solved = await solveLineup(candidates, rules);
    if (points === null ? solved !== null : solved === null || Math.abs(points - solved) > 1e-6) unequal += 1;
  }
  return { squads: SQUADS, unequal, ownMs: quantiles(own), solverMs: quantiles(solver) };
}

/** Minimum wall time of three runs in ms. A run is so short that other programs rarely interrupt all three. */
async function leastOfThree(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < 3; time += 1) {
    const started = performance.now();
    await work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

function portfolioOf150(): number {
  const candidates = makeCandidates(1).map((each) => ({ ...each, points: 30 + each.points / 3 }));
  const shapes = candidates.map(({ team, points }) => ({
    side: team === 'Home' ? (0 as const) : (1 as const),
    mean: points,
    p10: 5,
    p50: points - 6,
    p90: points + 35,
    battingShare: 0.5,
  }));
  const samples = drawPoints(createGenerator(1), shapes, 10_000);
  const order = {
    candidates,
    samples,
    rules: DREAM11_LINEUP,
    count: 150,
    style: 'balanced',
    maxPerPlayer: 90,
    minDifferent: 2,
  } as const;
  const built = buildPortfolio(createGenerator(2), order);
  return built.ok ? built.value.entries.length : 0;
}

function spent(work: () => number) {
  work();
  const before = processorTime();
  const answer = work();
  return { ms: processorTime() - before, answer };
}

function quantiles(times: readonly number[]) {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
