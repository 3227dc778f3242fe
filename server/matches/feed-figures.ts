import { Gauge } from 'prom-client';
import type { MatchesContext } from './matches-context.ts';
import { hitsRemaining } from './quota/quota.ts';

/** What an operator watches of the feed: how old the scores are, and what is left of the day's calls. */
export function addFeedFigures({ metrics, clock, memory, readDay }: MatchesContext): void {
  const age = new Gauge({
    name: 'gullylens_feed_age_seconds',
    help: 'Time since CricAPI last answered; -1 before it ever did.',
    registers: [],
    collect() {
      const asOf = memory.asOf();
      this.set(asOf === null ? -1 : (clock.now().getTime() - asOf.getTime()) / 1000);
    },
  });
  const left = new Gauge({
    name: 'gullylens_vendor_hits_remaining',
    help: 'Hits at CricAPI that are left of the UTC day.',
    registers: [],
    async collect() {
      this.set(hitsRemaining(await readDay()));
    },
  });
  metrics.registerMetric(age);
  metrics.registerMetric(left);
}
