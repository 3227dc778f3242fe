import type { MatchRecord, Player } from '../match/match-record.ts';
import { bowledAndBattedLate } from './player-role.ts';
import { scoreTallies } from './tally-points.ts';
import { RULE_SETS, type RuleSetName } from './rule-sets.ts';
import type { Tally } from './tally.ts';
import { type MatchTally, tallyMatch } from './tally-match.ts';

/** What a player named for a match did in it, with the points. */
export interface PlayerTotal {
  readonly player: Player;
  readonly team: string;
  /** One per innings in which the player took part. */
  readonly tallies: readonly Tally[];
  /** Position in the batting order, from 1, of the first innings in which the player batted; null when they did not bat. */
  readonly battingPosition: number | null;
  readonly points: Readonly<Record<RuleSetName, number>>;
}

/**
 * Every player named for the match, in the order of the line-ups, with the points under every rule set. Same points as
 * `scorePlayers`, but the match is counted once.
 */
export function totalPoints(match: MatchRecord): PlayerTotal[] {
  const counted = tallyMatch(match);
  const late = bowledAndBattedLate(counted);
  const positions = battingPositions(counted);
  return match.teams.flatMap((team) =>
    (match.lineups[team] ?? []).map((player) => {
      const tallies = counted.innings.flatMap(({ players }) => players.get(player.name) ?? []);
      const bowler = late.has(player.name);
      const under = (ruleSet: RuleSetName) =>
        scoreTallies(tallies, RULE_SETS[ruleSet][match.format], bowler).points;
      return {
        player,
        team,
        tallies,
        battingPosition: positions.get(player.name) ?? null,
        points: { 'dream11-2025': under('dream11-2025'), 'dream11-classic': under('dream11-classic') },
      };
    }),
  );
}

function battingPositions({ innings }: MatchTally): Map<string, number> {
  const positions = new Map<string, number>();
  for (const { battingOrder } of innings) {
    battingOrder.forEach((name, i) => {
      if (!positions.has(name)) positions.set(name, i + 1);
    });
  }
  return positions;
}
