import type { InningsRecord } from './match-record.ts';

/** Names of those who stood at the crease for a ball of an innings, in order of coming in. */
export function battingOrder(innings: InningsRecord): string[] {
  const order = new Set<string>();
  for (const { batter, nonStriker } of innings.deliveries) order.add(batter).add(nonStriker);
  return [...order];
}
