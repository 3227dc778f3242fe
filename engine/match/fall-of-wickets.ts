import { isDismissal, isLegal } from './delivery-facts.ts';
import { type InningsRecord, type MatchRecord, type Player, playerNamed } from './match-record.ts';
import { oversText } from './overs.ts';

/** One wicket of an innings, as listed below its scorecard. */
export interface FallOfWicket {
  /** 1 for the first wicket. */
  readonly wicket: number;
  /** The team's runs when it fell. */
  readonly runs: number;
  /** As on a scoreboard, `19.3`. */
  readonly overs: string;
  /** The batter who was out. */
  readonly player: Player;
}

/** The wickets of an innings in the order in which they fell, without retirements that are not dismissals. */
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
