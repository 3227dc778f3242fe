import { isDismissal, isLegal } from './delivery-facts.ts';
import { type InningsRecord, type MatchRecord, type Player, playerNamed } from './match-record.ts';
import { oversText } from './overs.ts';

export interface FallOfWicket {
  /** 1 for the first wicket. */
  readonly wicket: number;
  /** The team's runs when it fell. */
  readonly runs: number;
  /** As on a scoreboard, `19.3`. */
  readonly overs: string;
  readonly player: Player;
}

/** Wickets in the order in which they fell. */
export function fallOfWickets(match: MatchRecord, innings: InningsRecord): FallOfWicket[] {
  const falls: FallOfWicket[] = [];
  let runs = innings.penaltyRuns.pre;
  let legalBalls = 0;
  let over = -1;
  for (const delivery of innings.deliveries) {
    legalBalls = (delivery.over === over ? legalBalls : 0) + (isLegal(delivery) ? 1 : 0);
    over = delivery.over;
    runs += delivery.runs.total;
    for (const { playerOut: name } of delivery.wickets.filter(isDismissal)) {
      const overs = oversText(over, legalBalls, match.ballsPerOver);
      falls.push({ wicket: falls.length + 1, runs, overs, player: playerNamed(match, name) });
    }
  }
  return falls;
}
