import type { BowlingLine } from '@gullylens/engine/match/bowling-lines';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import { type InningsCard, scorecard } from '@gullylens/engine/match/scorecard';
import { playedRecord, type ObservedFixture } from '../feed/observe-fixture.ts';
import { battingRow } from './batting-rows.ts';
import { catchingRows } from './fielding-rows.ts';
import { presentMatchInfo } from './match.ts';
import { presentPerson } from './person.ts';
import { inningNames } from './score-lines.ts';

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

function bowlingRow(line: BowlingLine, format: MatchFormat) {
  return {
    bowler: presentPerson(line.player),
    o: format === 'Hundred' ? line.balls : Number(line.overs),
    m: line.maidens,
    r: line.runs,
    w: line.wickets,
    nb: line.noballs,
    wd: line.wides,
    eco: oneDecimal(line.economy ?? 0),
  };
}

function inningsCards(fixture: ObservedFixture) {
  const match = playedRecord(fixture);
  const names = inningNames(match.innings);
  const cards = scorecard(match);
  return match.innings.flatMap((innings, i) => {
    const card: InningsCard | undefined = cards[i];
    if (!card || innings.superOver) return [];
    const inProgress = fixture.phase === 'live' && fixture.state.innings[i]?.complete === false;
    return {
      batting: card.batting.map((line) => battingRow(line, { match, innings, inProgress })),
      bowling: card.bowling.map((line) => bowlingRow(line, match.format)),
      catching: catchingRows(match, innings),
      extras: { r: card.extras.total, b: card.extras.byes },
      // The vendor leaves this empty; clients take the total from `score`.
      totals: {},
      inning: names[i],
    };
  });
}

/**
 * `match_scorecard`: `match_info` with one card per innings, without super overs. Players who did not bat are absent.
 */
export function presentScorecard(fixture: ObservedFixture) {
  return presentMatchInfo(fixture, { scorecard: inningsCards(fixture) });
}
