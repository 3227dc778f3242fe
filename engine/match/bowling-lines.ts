import { sumBy } from '../statistics/statistics.ts';
import { isBowlersWicket, isDot, isLegal, runsConceded } from './delivery-facts.ts';
import { groupByOver, maidenBowler } from './list-deliveries.ts';
import type { InningsRecord, MatchRecord, Player } from './match-record.ts';
import { ballsAsOvers } from './overs.ts';
import { playerNamed } from './player-id.ts';

export interface BowlingLine {
  readonly player: Player;
  /** As on a scoreboard, `3.5`. */
  readonly overs: string;
  readonly balls: number;
  readonly maidens: number;
  readonly runs: number;
  readonly wickets: number;
  readonly dots: number;
  readonly wides: number;
  readonly noballs: number;
  /** Runs per over of the format's length, unrounded; null before the first legal ball. */
  readonly economy: number | null;
}

/** Every bowler, in order of first delivery. */
export function bowlingLines(match: MatchRecord, innings: InningsRecord): BowlingLine[] {
  const bowlers = [...new Set(innings.deliveries.map((delivery) => delivery.bowler))];
  const maidens = [...groupByOver(innings).values()].map((over) => maidenBowler(over, match.ballsPerOver));
  return bowlers.map((name) => {
    const deliveries = innings.deliveries.filter((delivery) => delivery.bowler === name);
    const balls = deliveries.filter(isLegal).length;
    const runs = sumBy(deliveries, runsConceded);
    return {
      player: playerNamed(match, name),
      overs: ballsAsOvers(balls, match.ballsPerOver),
      balls,
      maidens: maidens.filter((bowler) => bowler === name).length,
      runs,
      wickets: sumBy(deliveries, (delivery) => delivery.wickets.filter(isBowlersWicket).length),
      dots: deliveries.filter(isDot).length,
      wides: sumBy(deliveries, (delivery) => delivery.extras.wides),
      noballs: sumBy(deliveries, (delivery) => delivery.extras.noballs),
      economy: balls === 0 ? null : (match.ballsPerOver * runs) / balls,
    };
  });
}
