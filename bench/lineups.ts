import { simulatePoints } from '../engine/forecast/simulate-points.ts';
import { pickBestEleven } from '../engine/lineups/best-eleven.ts';
import { buildPortfolio } from '../engine/lineups/build-portfolio.ts';
import { DREAM11_LINEUP } from '../engine/lineups/lineup-rules.ts';
import { createGenerator } from '../engine/statistics/random-draws.ts';
import { makeCandidates, TIGHT_RULES } from '../engine/testing/make-candidates.ts';
import { solveLineup } from '../engine/testing/solve-lineup.ts';
import { quantile } from './middle.ts';
import { processorTime } from './processor-time.ts';
import { timeSimulations } from './simulations.ts';

const SQUADS = 500;
const WARM_UP = 100;

/**
 * The exact eleven beside a general solver (HiGHS) on the same 500 squads, 150 diverse line-ups over 10,000 joint runs, and
 * the simulations that both rest on (`timeSimulations`). Times are in ms; of an eleven the least of three, of the portfolio this
 * process's own processor time.
 */
export async function benchLineups() {
  return {
    elevenToday: await compareWithSolver(DREAM11_LINEUP),
    elevenByTightRules: await compareWithSolver(TIGHT_RULES),
    portfolioOf150: spent(portfolioOf150),
    simulationsOf10000: timeSimulations(),
  };
}

async function compareWithSolver(rules: typeof DREAM11_LINEUP) {
  const squads = Array.from({ length: SQUADS + WARM_UP }, (_, i) => makeCandidates(i + 1));
  const own = squads.map((squad) => leastOfThree(() => pickBestEleven(squad, rules))).slice(WARM_UP);
  const solver: number[] = [];
  let unequal = 0;
  for (const squad of squads.slice(WARM_UP)) {
    const started = performance.now();
    const solved = await solveLineup(squad, rules);
    solver.push(performance.now() - started);
    const picked = pickBestEleven(squad, rules);
    const points = picked.ok ? picked.value.points : null;
    if (points === null ? solved !== null : solved === null || Math.abs(points - solved) > 1e-6) unequal += 1;
  }
  return { squads: SQUADS, unequal, ownMs: quantiles(own), solverMs: quantiles(solver) };
}

/** In ms; a squad takes far less than a slice of the processor, so what another program takes in between is not in the least. */
function leastOfThree(work: () => unknown): number {
  const times = [0, 0, 0].map(() => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
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
  const samples = simulatePoints(createGenerator(1), shapes, 10_000);
  const order = {
    candidates,
    samples,
    rules: DREAM11_LINEUP,
    count: 150,
    style: 'balanced',
    mostHeld: 90,
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
