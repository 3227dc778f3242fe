import { sumBy } from '../statistics/statistics.ts';
import { type InningsRecord, type MatchRecord, type Player, playerNamed } from './match-record.ts';
import { ballsToOvers } from './overs.ts';
import { emptyTally, type Tally } from './tally.ts';

/** One bowler of an innings, as on its scorecard. */
export interface BowlingLine {
  readonly player: Player;
  /** As on a scoreboard: `3.5` is three overs and five balls. */
  readonly overs: string;
  /** Legal balls. */
  readonly balls: number;
  readonly maidens: number;
  /** Runs charged to the bowler. */
  readonly runs: number;
  readonly wickets: number;
  /** Legal balls without a run charged to the bowler. */
  readonly dots: number;
  /** Runs from wides and from no-balls, not deliveries. */
  readonly wides: number;
  readonly noballs: number;
  /** Runs per over of `MatchRecord.ballsPerOver` balls, unrounded; null before the first legal ball. */
  readonly economy: number | null;
}

/**
 * Every bowler of the innings, in order of first delivery; `tallies` are the players' counts in this innings, by
 * name.
 */
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
      overs: ballsToOvers(balls, match.ballsPerOver),
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
