import { createGenerator } from '../engine/forecast/random-draws.ts';
import { simulateRest } from '../engine/forecast/simulate-rest.ts';
import { learnMatch } from '../engine/learning/learn-match.ts';
import type { MatchRecord } from '../engine/match/match-record.ts';
import { truncateMatch } from '../engine/match/truncate-match.ts';
import { fixtureOf } from '../engine/ratings/fixture.ts';
import { createRatings } from '../engine/ratings/ratings-state.ts';
import type { FixtureView } from '../engine/ratings/view-fixture.ts';
import { viewFixture } from '../engine/ratings/view-fixture.ts';
import { liveMatchOf, openingOf } from '../engine/simulation/live-match.ts';
import { simulatePlayers } from '../engine/simulation/simulate-players.ts';
import { makeMatch } from '../engine/testing/make-match.ts';
import { makeSeason } from '../engine/testing/make-season.ts';
import { rounded } from './middle.ts';
import { processorTime } from './processor-time.ts';

const RUNS = 10_000;
const RULES = 'dream11-2025';
/** Matches of the league before the one simulated: enough for the simulation to know how its innings look. */
const LEARNT = 60;
/** Of so many, after one that warms up. */
const LEAST_OF = 5;

/**
 * 10,000 runs of a T20 from its first and seventh balls and from the middle of either innings, by sides alone and with everybody's points: the least
 * processor time in ms, and by how much the players take longer, which does not depend on the machine.
 */
export function timeSimulations() {
  const state = createRatings(RULES);
  const season = makeSeason(LEARNT + 1, 2);
  for (const each of season.slice(0, LEARNT)) learnMatch(state, each);
  const match = season.at(-1) ?? makeMatch();
  const view = viewFixture(state, fixtureOf(match));
  const [first = 0, chase = 0] = match.innings.map(({ deliveries }) => deliveries.length);
  return {
    fromFirstBall: timeFrom(view, match, 0),
    fromSeventhBall: timeFrom(view, match, 6),
    fromFirstInnings: timeFrom(view, match, Math.floor(first / 2)),
    fromChase: timeFrom(view, match, first + Math.floor(chase / 2)),
  };
}

function timeFrom(view: FixtureView, match: MatchRecord, deliveries: number) {
  const live = liveMatchOf(truncateMatch(match, deliveries));
  const state = { now: live.now ?? openingOf(0), target: live.target, runs: RUNS };
  const sidesMs = leastSpent(() => simulateRest(createGenerator(3), view, state));
  const playersMs = leastSpent(() =>
    simulatePlayers(createGenerator(3), view, { live, runs: RUNS, ruleSet: RULES }),
  );
  return { sidesMs, playersMs, timesAsLong: rounded(playersMs / sidesMs) };
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
