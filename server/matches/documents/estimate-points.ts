import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { looksLikeBowler } from '@gullylens/engine/fantasy/player-role';
import { scoreTallies } from '@gullylens/engine/fantasy/tally-points';
import { RULE_SETS, type RuleSetName } from '@gullylens/engine/fantasy/rule-sets';
import { addTally, emptyTally, type Tally } from '@gullylens/engine/match/tally';
import { sumBy } from '@gullylens/engine/statistics/statistics';
import { oversToBalls } from '@gullylens/engine/match/overs';
import { findKeys, type PlayerKeys } from '../model/history-pages.ts';
import type { FeedMatch } from '../model/feed-match.ts';
import { FORMATS } from '../model/formats.ts';

/** A player of a scorecard. `tallies` has one entry for each innings of the match, by its index from 0. */
interface CardPlayer {
  readonly name: string;
  readonly team: string;
  readonly tallies: Map<number, Tally>;
  /** The earliest position in the batting order, from 1; `undefined` for a player who did not bat. */
  earliest: number | undefined;
  /** True when the latest innings of the player ended as retired not out. */
  retired: boolean;
}

/**
 * Estimates the fantasy points of a match from its scorecard, highest first, for the API until history has the balls
 * of the match. A scorecard has no dot balls, does not show direct hits (each run-out counts as shared), and does not
 * list players who have neither batted, bowled nor fielded.
 */
export async function estimatePoints(
  card: Scorecard,
  match: FeedMatch,
  { rules, playerKeys }: { readonly rules: RuleSetName; readonly playerKeys: PlayerKeys },
): Promise<FantasyPoints> {
  const { ballsPerOver, rules: rulesFormat } = FORMATS[match.format];
  const players = tallyCard(card, match);
  const ruleSet = RULE_SETS[rules][rulesFormat];
  const keyOf = await findKeys(players, playerKeys);
  const scored = players.map((player) => {
    const { name, team, tallies, earliest } = player;
    const each = [...tallies.values()];
    const bowled = sumBy(each, ({ ballsBowled }) => ballsBowled);
    const { points, earned } = scoreTallies(
      each,
      ruleSet,
      looksLikeBowler({ bowled, earliest, ballsPerOver }),
    );
    return { key: keyOf(player), name, team, points, earned: [...earned] };
  });
  return {
    matchId: match.key,
    rules,
    basis: 'scorecard',
    as_of: card.as_of,
    players: scored.toSorted((a, b) => b.points - a.points),
  };
}

/** What a player has done so far in a match, all innings in one tally. */
export interface PlayerTallies {
  /** Null when history does not know the player. */
  readonly key: string | null;
  readonly tally: Tally;
  /** Retired not out: neither out nor at the crease. */
  readonly retired: boolean;
}

/** Adds up a scorecard by player, for the forecasts of live matches (worker role). */
export async function readPlayerTallies(
  card: Scorecard,
  match: FeedMatch,
  playerKeys: PlayerKeys,
): Promise<PlayerTallies[]> {
  const players = tallyCard(card, match);
  const keyOf = await findKeys(players, playerKeys);
  return players.map((player) => ({
    key: keyOf(player),
    tally: [...player.tallies.values()].reduce(addTally, emptyTally()),
    retired: player.retired,
  }));
}

function tallyCard(card: Scorecard, match: FeedMatch): CardPlayer[] {
  const players = new Map<string, CardPlayer>();
  const [firstTeam, secondTeam] = [match.sides[0].name, match.sides[1].name];
  for (const [index, { team: battingTeam, batting, bowling, fielding }] of card.innings.entries()) {
    const bowlingTeam = battingTeam === firstTeam ? secondTeam : firstTeam;
    const findOrAdd = (team: string, { id, name }: { id: string; name: string }) => {
      const added = { name, team, tallies: new Map(), earliest: undefined, retired: false };
      const player = players.get(id) ?? added;
      players.set(id, player);
      const tally = player.tallies.get(index) ?? emptyTally();
      player.tallies.set(index, tally);
      return { player, tally };
    };
    for (const [order, line] of batting.entries()) {
      const { player, tally } = findOrAdd(battingTeam, line);
      const status = readDismissal(line.dismissal);
      if (status === 'absent') continue;
      const { runs, balls, fours, sixes } = line;
      Object.assign(tally, { batted: true, out: status === 'out', runs, balls, fours, sixes });
      player.retired = status === 'retired';
      player.earliest = Math.min(player.earliest ?? order + 1, order + 1);
    }
    for (const line of bowling) {
      const { runs: conceded, wickets, maidens, lbwOrBowled } = line;
      const ballsBowled = oversToBalls(line.overs, FORMATS[match.format].ballsPerOver);
      Object.assign(findOrAdd(bowlingTeam, line).tally, {
        ballsBowled,
        conceded,
        wickets,
        maidens,
        lbwOrBowled,
      });
    }
    for (const { catches, stumpings, runOuts, ...fielder } of fielding) {
      Object.assign(findOrAdd(bowlingTeam, fielder).tally, { catches, stumpings, runOutsAssisted: runOuts });
    }
  }
  return [...players.values()];
}

/** `retired hurt`, `retd hurt`, `Retired - not out`, `ret'd ill`. Retired for any other reason is out (Law 25.4). */
const RETIRED = /^(ret(ire)?'?d?|rtd)\b.*\b(hurt|ill|injured|not out)\b/;
const ABSENT = /^(absent|did not bat|dnb|yet to bat)\b/;

/** A batter's dismissal status from the text of a scorecard. A null text means that the batter is in. */
export function readDismissal(text: string | null): 'in' | 'out' | 'retired' | 'absent' {
  if (text === null) return 'in';
  const lowered = text.trim().toLowerCase();
  if (ABSENT.test(lowered)) return 'absent';
  return RETIRED.test(lowered) ? 'retired' : 'out';
}
