import { byKey } from '../by-key.ts';
import { sumBy } from '../statistics/statistics.ts';
import { dismissalsOn, isFour, isLegal, isSix } from './delivery-facts.ts';
import type { InningsRecord } from './match-record.ts';

/**
 * What is counted in an innings. `total` is in runs; the others are numbers of deliveries or wickets. `deliveries`
 * includes wides and no-balls; `dots` are legal balls without any run.
 */
export const INNINGS_FACTS = ['total', 'wickets', 'deliveries', 'fours', 'sixes', 'dots', 'wides'] as const;

/** Counts of one innings, real or simulated, or sums of several; for learning, simulations and the backtest. */
export type InningsFacts = Readonly<Record<(typeof INNINGS_FACTS)[number], number>>;

/** Counts one innings ball by ball; `total` includes penalty runs before and after it. */
export function factsOf({ deliveries, penaltyRuns }: InningsRecord): InningsFacts {
  let [total, wickets, fours, sixes, dots, wides] = [penaltyRuns.pre + penaltyRuns.post, 0, 0, 0, 0, 0];
  for (const delivery of deliveries) {
    total += delivery.runs.total;
    wickets += dismissalsOn(delivery);
    if (isFour(delivery)) fours += 1;
    else if (isSix(delivery)) sixes += 1;
    else if (delivery.runs.total === 0 && isLegal(delivery)) dots += 1;
    if (delivery.extras.wides > 0) wides += 1;
  }
  return { total, wickets, deliveries: deliveries.length, fours, sixes, dots, wides };
}

/** The sums of several innings. */
export function addFacts(innings: readonly InningsFacts[]): InningsFacts {
  return byKey(INNINGS_FACTS, (fact) => sumBy(innings, (facts) => facts[fact]));
}
