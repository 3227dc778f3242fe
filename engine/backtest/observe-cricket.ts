import { createGenerator } from '../forecast/random-draws.ts';
import { dismissalsOn, isFour, isLegal, isSix } from '../match/delivery-facts.ts';
import type { InningsRecord, MatchRecord } from '../match/match-record.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import type { InningsFacts } from '../simulation/simulate-first-innings.ts';
import { simulateFirstInnings } from '../simulation/simulate-first-innings.ts';
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

function factsOf({ deliveries, penaltyRuns }: InningsRecord): InningsFacts {
  const count = (test: (delivery: InningsRecord['deliveries'][number]) => boolean) =>
    deliveries.filter(test).length;
  return {
    total: deliveries.reduce((sum, { runs }) => sum + runs.total, penaltyRuns.pre + penaltyRuns.post),
    wickets: deliveries.reduce((sum, delivery) => sum + dismissalsOn(delivery), 0),
    deliveries: deliveries.length,
    fours: count(isFour),
    sixes: count(isSix),
    dots: count((delivery) => isLegal(delivery) && delivery.runs.total === 0),
    wides: count((delivery) => delivery.extras.wides > 0),
  };
}

function summed(innings: readonly InningsFacts[]): InningsSums {
  const sum = (of: (facts: InningsFacts) => number) => innings.reduce((total, facts) => total + of(facts), 0);
  return {
    innings: innings.length,
    total: sum((facts) => facts.total),
    totalSquared: sum((facts) => facts.total ** 2),
    wickets: sum((facts) => facts.wickets),
    deliveries: sum((facts) => facts.deliveries),
    fours: sum((facts) => facts.fours),
    sixes: sum((facts) => facts.sixes),
    dots: sum((facts) => facts.dots),
    wides: sum((facts) => facts.wides),
  };
}
