import { byKey } from '../by-key.ts';
import { battersInOrder } from '../match/batting-lines.ts';
import type { MatchRecord, Player } from '../match/match-record.ts';
import { tallyInnings } from '../match/tally-innings.ts';
import { sumBy } from '../statistics/statistics.ts';
import { looksLikeBowler } from './player-role.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSetName } from './rule-sets.ts';
import { type PointsLine, scoreTallies } from './tally-points.ts';

// Fantasy points of one match, complete or truncated, for every player named for it, in the order of the line-ups.
// Called by the server's imports (stored totals), learning thread, pages of played matches and grading of analyses,
// by the backtest and by the CricAPI sandbox. Super overs earn nothing.

/** The fantasy points of one player in one match. */
export interface PlayerPoints {
  readonly player: Player;
  readonly team: string;
  readonly points: number;
  /** The lines sum to `points`. In Tests a line may appear twice, once per innings. */
  readonly earned: readonly PointsLine[];
}

/** Fantasy points of every player in the line-ups under one rule set, in their order. */
export function scorePlayers(match: MatchRecord, ruleSet: RuleSetName): PlayerPoints[] {
  const rules = RULE_SETS[ruleSet][match.format];
  return talliedPlayers(match).map(({ player, team, tallies, isBowler }) => ({
    player,
    team,
    ...scoreTallies(tallies, rules, isBowler),
  }));
}

/** What a player named for a match did in it, with the points. */
export type PlayerTotal = ReturnType<typeof totalPoints>[number];

/** Tallies, and points under every rule set, from counting the match once. Called when a match is imported. */
export function totalPoints(match: MatchRecord) {
  return talliedPlayers(match).map(({ player, team, tallies, battingPosition, isBowler }) => ({
    player,
    team,
    /** One per innings in which the player took part. */
    tallies,
    /**
     * Position in the batting order, from 1, of the first innings in which the player batted; null when they did not
     * bat.
     */
    battingPosition,
    points: byKey(
      RULE_SET_NAMES,
      (ruleSet) => scoreTallies(tallies, RULE_SETS[ruleSet][match.format], isBowler).points,
    ),
  }));
}

/** Counts the match once for all rule sets. `isBowler` follows from this match alone (see `looksLikeBowler`). */
function talliedPlayers(match: MatchRecord) {
  const innings = match.innings
    .filter((each) => !each.superOver)
    .map((each) => ({
      tallyOf: tallyInnings(each, match.ballsPerOver),
      battingOrder: battersInOrder(each),
    }));
  return match.teams.flatMap((team) =>
    (match.lineups[team] ?? []).map((player) => {
      const tallies = innings.flatMap(({ tallyOf }) => tallyOf.get(player.name) ?? []);
      const positions = innings
        .map(({ battingOrder }) => battingOrder.indexOf(player.name) + 1)
        .filter((position) => position > 0);
      const isBowler = looksLikeBowler({
        bowled: sumBy(tallies, ({ ballsBowled }) => ballsBowled),
        earliest: Math.min(...positions),
        ballsPerOver: match.ballsPerOver,
      });
      return { player, team, tallies, battingPosition: positions[0] ?? null, isBowler };
    }),
  );
}
