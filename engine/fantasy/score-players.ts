import type { MatchRecord, Player } from '../match/match-record.ts';
import { bowledAndBattedLate } from './player-role.ts';
import { type PointsLine, scoreTallies } from './tally-points.ts';
import { RULE_SETS, type RuleSetName } from './rule-sets.ts';
import { tallyMatch } from './tally-match.ts';

export interface PlayerPoints {
  readonly player: Player;
  readonly team: string;
  readonly points: number;
  /** The lines sum to `points`. In Tests a line may appear twice, once per innings. */
  readonly earned: readonly PointsLine[];
}

/**
 * Fantasy points of every player named for the match, in the order of the line-ups. A truncated match gives the points at that
 * moment. Super overs earn nothing. A player who bowled two overs or more and batted at eight or below, or not at all, counts as a
 * bowler: no duck, no strike rate.
 */
export function scorePlayers(match: MatchRecord, ruleSet: RuleSetName): PlayerPoints[] {
  const tally = tallyMatch(match);
  const rules = RULE_SETS[ruleSet][match.format];
  const late = bowledAndBattedLate(tally);
  return match.teams.flatMap((team) =>
    (match.lineups[team] ?? []).map((player) => {
      const tallies = tally.innings.flatMap(({ players }) => players.get(player.name) ?? []);
      return { player, team, ...scoreTallies(tallies, rules, late.has(player.name)) };
    }),
  );
}
