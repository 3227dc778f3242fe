import { dismissalsOn, isFour, isLegal, isSix } from './delivery-facts.ts';
import type { InningsRecord } from './match-record.ts';

/** What an innings came to, told of real and of simulated ones alike. */
export interface InningsFacts {
  readonly total: number;
  readonly wickets: number;
  readonly deliveries: number;
  readonly fours: number;
  readonly sixes: number;
  /** Legal balls off which nothing came. */
  readonly dots: number;
  readonly wides: number;
}

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

/** What they came to together. */
export function addFacts(innings: readonly InningsFacts[]): InningsFacts {
  const sum = (key: keyof InningsFacts) => innings.reduce((total, facts) => total + facts[key], 0);
  return {
    total: sum('total'),
    wickets: sum('wickets'),
    deliveries: sum('deliveries'),
    fours: sum('fours'),
    sixes: sum('sixes'),
    dots: sum('dots'),
    wides: sum('wides'),
  };
}
