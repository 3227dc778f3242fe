import { isBowlersWicket } from '../match/delivery-facts.ts';
import type { MatchRecord } from '../match/match-record.ts';

/** What a wicket weighs against runs when the player of a simulated match is named. */
const RUNS_FOR_A_WICKET = 22;

/** The name of whoever did most with bat and ball together, as a list of one; empty before the first ball. */
export function starOf(match: MatchRecord): string[] {
  const merits = new Map<string, number>();
  const add = (name: string, merit: number) => merits.set(name, (merits.get(name) ?? 0) + merit);
  for (const delivery of match.innings.flatMap((innings) => innings.deliveries)) {
    add(delivery.batter, delivery.runs.batter);
    add(delivery.bowler, RUNS_FOR_A_WICKET * delivery.wickets.filter(isBowlersWicket).length);
  }
  const [star] = [...merits].toSorted(([, a], [, b]) => b - a);
  return star ? [star[0]] : [];
}
