import { addFacts, factsOf, type InningsFacts } from '../match/innings-facts.ts';
import type { MatchRecord } from '../match/match-record.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { simulateFirstInnings } from '../simulation/simulate-first-innings.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import type { CricketObservation, InningsSums } from './observation.ts';

const RUNS = 50;

/** The first innings of a full limited-overs match as it was, and as it comes out in simulation from what was known before it. */
export function observeCricket(
  view: FixtureView,
  match: MatchRecord,
  batting: 0 | 1,
): CricketObservation | null {
  const first = match.innings.find((innings) => !innings.superOver);
  if (!first || view.fixture.oversLimit === null) return null;
  const real = factsOf(first);
  const runs = simulateFirstInnings(createGenerator(real.total + 1000 * real.wickets), view, {
    batting,
    runs: RUNS,
  });
  const below = runs.filter(({ total }) => total < real.total).length;
  const level = runs.filter(({ total }) => total === real.total).length;
  return {
    format: match.format,
    gender: match.gender,
    year: Number((match.dates[0] ?? '').slice(0, 4)),
    real: summed([real]),
    simulated: summed(runs),
    place: (below + level / 2) / RUNS,
  };
}

function summed(innings: readonly InningsFacts[]): InningsSums {
  return {
    ...addFacts(innings),
    innings: innings.length,
    totalSquared: innings.reduce((sum, { total }) => sum + total ** 2, 0),
  };
}
