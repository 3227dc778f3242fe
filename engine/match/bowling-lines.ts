import { sumBy } from '../statistics/statistics.ts';
import { type InningsRecord, type MatchRecord, type Player, playerNamed } from './match-record.ts';
import { ballsAsOvers } from './overs.ts';
import { emptyTally, type Tally } from './tally.ts';

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
export function bowlingLines(
  match: MatchRecord,
  innings: InningsRecord,
  tallies: ReadonlyMap<string, Tally>,
): BowlingLine[] {
  const bowlers = [...new Set(innings.deliveries.map((delivery) => delivery.bowler))];
  return bowlers.map((name) => {
    const { ballsBowled: balls, conceded: runs, maidens, wickets, dots } = tallies.get(name) ?? emptyTally();
    const deliveries = innings.deliveries.filter((delivery) => delivery.bowler === name);
    return {
      player: playerNamed(match, name),
      overs: ballsAsOvers(balls, match.ballsPerOver),
      balls,
      maidens,
      runs,
      wickets,
      dots,
      wides: sumBy(deliveries, (delivery) => delivery.extras.wides),
      noballs: sumBy(deliveries, (delivery) => delivery.extras.noballs),
      economy: balls === 0 ? null : (match.ballsPerOver * runs) / balls,
    };
  });
}
