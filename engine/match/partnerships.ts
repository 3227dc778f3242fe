import { sumBy } from '../statistics/statistics.ts';
import { isFaced } from './delivery-facts.ts';
import {
  type Delivery,
  type InningsRecord,
  type MatchRecord,
  type Player,
  playerNamed,
} from './match-record.ts';

/** Two batters' stay together at the crease, for the server's page of a played match. */
export interface Partnership {
  /** In the order in which they came in. */
  readonly players: readonly [Player, Player];
  /** Runs added to the total, with all extras. */
  readonly runs: number;
  /** Balls faced by either: all deliveries but wides. */
  readonly balls: number;
  /** True for the pair at the crease after the last ball. */
  readonly unbroken: boolean;
}

/** Partnerships in order of play. A wicket ends one; so does a batter who retires. */
export function partnerships(match: MatchRecord, innings: InningsRecord): Partnership[] {
  const stands: { deliveries: Delivery[]; key: string }[] = [];
  // A set keeps the order in which the batters came in.
  const batters = new Set<string>();
  for (const delivery of innings.deliveries) {
    batters.add(delivery.batter).add(delivery.nonStriker);
    const key = [delivery.batter, delivery.nonStriker].toSorted().join('\n');
    const current = stands.at(-1);
    if (current?.key === key) current.deliveries.push(delivery);
    else stands.push({ key, deliveries: [delivery] });
  }
  const order = [...batters];
  return stands.flatMap(({ deliveries }, i) => {
    const first = deliveries[0];
    if (!first) return [];
    const isStrikerFirst = order.indexOf(first.batter) < order.indexOf(first.nonStriker);
    const [one, other] = isStrikerFirst ? [first.batter, first.nonStriker] : [first.nonStriker, first.batter];
    return {
      players: [playerNamed(match, one), playerNamed(match, other)] as const,
      runs: sumBy(deliveries, ({ runs }) => runs.total),
      balls: deliveries.filter(isFaced).length,
      unbroken: i === stands.length - 1 && deliveries.at(-1)?.wickets.length === 0,
    };
  });
}
