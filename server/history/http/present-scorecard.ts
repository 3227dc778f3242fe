import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { Tally } from '@gullylens/engine/match/tally';
import { tallyInnings } from '@gullylens/engine/match/tally-innings';
import { type MatchRecord, playerNamed } from '@gullylens/engine/match/match-record';
import { type InningsCard, scorecard } from '@gullylens/engine/match/scorecard';

type Card = Scorecard['innings'][number];
type Tallies = ReadonlyMap<string, Tally>;

/**
 * Converts a match of history to the scorecard route's shape, without super overs. `matchKey` is the key or id of the
 * request. The `matches` feature answers with it once history has the match (api role).
 */
export function presentScorecard(match: MatchRecord, matchKey: string): Scorecard {
  const cards = scorecard(match);
  const innings = match.innings.flatMap((each, index): Card[] => {
    const card = cards[index];
    if (!card || each.superOver) return [];
    const earlierInnings = match.innings.slice(0, index).filter(({ team }) => team === each.team).length;
    const tallies = tallyInnings(each, match.ballsPerOver);
    return [
      {
        inning: `${each.team} Inning ${earlierInnings + 1}`,
        team: each.team,
        total: { runs: card.runs, wickets: card.wickets, overs: card.overs },
        extras: card.extras.total,
        batting: card.batting.map(presentBatting),
        bowling: card.bowling.map((line) => presentBowling(line, tallies)),
        fielding: presentFielding(tallies, match),
      },
    ];
  });
  return { matchKey, source: 'history', innings, as_of: null };
}

function presentBatting(entry: InningsCard['batting'][number]): Card['batting'][number] {
  const { player, position: _, notOut, strikeRate, dismissal, ...line } = entry;
  return { ...player, ...line, strikeRate: strikeRate ?? 0, dismissal: notOut ? null : dismissal };
}

function presentBowling(entry: InningsCard['bowling'][number], tallies: Tallies): Card['bowling'][number] {
  const { player, balls: _, dots: __, ...line } = entry;
  const lbwOrBowled = tallies.get(player.name)?.lbwOrBowled ?? NaN;
  return { ...player, ...line, lbwOrBowled, economy: line.economy ?? 0 };
}

function presentFielding(tallies: Tallies, match: MatchRecord): Card['fielding'] {
  return [...tallies].flatMap(([name, { catches, stumpings, runOutsDirect, runOutsAssisted }]) => {
    const runOuts = runOutsDirect + runOutsAssisted;
    if (!(catches || stumpings || runOuts)) return [];
    return [{ ...playerNamed(match, name), catches, stumpings, runOuts }];
  });
}
