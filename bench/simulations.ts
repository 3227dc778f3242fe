import { learnMatch } from '../engine/learning/learn-match.ts';
import type { MatchRecord } from '../engine/match/match-record.ts';
import { truncateMatch } from '../engine/match/truncate-match.ts';
import { fixtureOf } from '../engine/ratings/fixture.ts';
import { createRatings } from '../engine/ratings/ratings-state.ts';
import type { FixtureFeatures } from '../engine/ratings/fixture-features.ts';
import { fixtureFeatures } from '../engine/ratings/fixture-features.ts';
import { liveMatchOf } from '../engine/testing/live-match.ts';
import { simulatePlayers } from '../engine/simulation/simulate-players.ts';
import { createGenerator } from '../engine/statistics/random-draws.ts';
import { makeMatch } from '../engine/testing/make-match.ts';
import { makeSeason } from '../engine/testing/make-season.ts';
import { processorTime } from './support/processor-time.ts';

const RUNS = 10_000;
const RULES = 'dream11-2025';
/** Matches that the ratings learn before the simulated one: enough to estimate the league's run scoring. */
const LEARNT = 60;
/** Number of measured runs, after one warm-up. */
const LEAST_OF = 5;

/**
 * Measures the CPU time in ms of 10,000 simulated T20s with all players' points. They start at the first ball, the
 * seventh, and the middle of each innings. Each result is the minimum of several runs.
 */
export function timeSimulations() {
  const state = createRatings(RULES);
  const season = makeSeason(LEARNT + 1, 2);
  for (const each of season.slice(0, LEARNT)) learnMatch(state, each);
  const match = season.at(-1) ?? makeMatch();
  const view = fixtureFeatures(state, fixtureOf(match));
  const [first = 0, chase = 0] = match.innings.map(({ deliveries }) => deliveries.length);
  return {
    fromFirstBall: timeFrom(view, match, 0),
    fromSeventhBall: timeFrom(view, match, 6),
    fromFirstInnings: timeFrom(view, match, Math.floor(first / 2)),
    fromChase: timeFrom(view, match, first + Math.floor(chase / 2)),
  };
}

function timeFrom(view: FixtureFeatures, match: MatchRecord, deliveries: number) {
  const live = liveMatchOf(truncateMatch(match, deliveries));
  return leastSpent(() =>
    simulatePlayers(createGenerator(3), view, { live, simulations: RUNS, ruleSet: RULES }),
  );
}

function leastSpent(work: () => unknown): number {
  work();
  const spent = Array.from({ length: LEAST_OF }, () => {
    const before = processorTime();
    work();
    return processorTime() - before;
  });
  return Math.min(...spent);
}
