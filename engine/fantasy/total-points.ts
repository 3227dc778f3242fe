import type { MatchRecord, Player } from '../match/match-record.ts';
import { bowledAndBattedLate } from './player-role.ts';
import { earnPoints } from './points-of-tally.ts';
import { RULE_SETS, type RuleSetName } from './rule-sets.ts';
import type { RuleTable } from './rule-table.ts';
import type { Tally } from './tally.ts';
import { type MatchTally, tallyMatch } from './tally-match.ts';

/** What somebody named for a match did in it, and what that comes to. */
export interface PlayerTotal {
  readonly player: Player;
  readonly team: string;
  /** One an innings in which they had a part. */
  readonly tallies: readonly Tally[];
  /** Place in the batting order, from 1, of the first innings in which they batted. */
  readonly battingPosition: number | null;
  readonly points: Readonly<Record<RuleSetName, number>>;
}

/**
 * Everyone named for the match, in the order of the line-ups, with the points under every rule set: the same points as
 * `scorePlayers` gives, without the lines that earned them, so that thousands of matches are counted quickly.
 */
export function totalPoints(match: MatchRecord): PlayerTotal[] {
  const counted = tallyMatch(match);
  const late = bowledAndBattedLate(counted);
  const positions = battingPositions(counted);
  return match.teams.flatMap((team) =>
    (match.lineups[team] ?? []).map((player) => {
      const tallies = talliesOf(counted, player.name);
      const bowler = late.has(player.name);
      const under = (ruleSet: RuleSetName) => sumPoints(tallies, RULE_SETS[ruleSet][match.format], bowler);
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

function talliesOf({ innings }: MatchTally, name: string): Tally[] {
  const tallies: Tally[] = [];
  for (const { players } of innings) {
    const tally = players.get(name);
    if (tally) tallies.push(tally);
  }
  return tallies;
}

function sumPoints(tallies: readonly Tally[], rules: RuleTable, bowler: boolean): number {
  // In a field, a sum of fractions is added to where it stands; a variable of a closure is made anew each time.
  const total = { points: rules.playing };
  const told = {
    bowler,
    earn: (_what: string, _count: number, points: number) => {
      total.points += points;
    },
  };
  let catches = 0;
  for (const tally of tallies) {
    earnPoints(tally, rules, told);
    catches += tally.catches;
  }
  return catches >= 3 ? total.points + rules.threeCatches : total.points;
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
