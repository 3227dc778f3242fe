import { Scorecard } from '@gullylens/contract/http/cricket-matches';
import type { Database } from '../../platform/database/open-database.ts';
import type { CricapiScorecard } from '../../vendors/cricapi/wire-scorecard.ts';
import type { FeedFormat } from '../state/feed-match.ts';
import { countOvers, nameFormat } from '../state/formats.ts';
import { nameBatters, nameSides } from '../state/match-names.ts';
import { readDocument } from './vendor-documents.ts';

export const scorecardName = (matchKey: string): string => `scorecard:${matchKey}`;

/** The scorecard as it was last told; `null` when it never was. */
export async function readScorecard(db: Database, matchKey: string): Promise<Scorecard | null> {
  const stored = await readDocument(db, scorecardName(matchKey), Scorecard);
  return stored?.body ?? null;
}

/** A scorecard as it leaves the server, which is also the form in which it is stored. */
export function presentScorecard({ match, innings }: CricapiScorecard, toldAt: Date): Scorecard {
  const format = nameFormat(match);
  const sides = nameSides(match.teamInfo);
  return {
    matchKey: match.id,
    source: 'vendor',
    innings: innings.map((card) => ({
      inning: card.inning,
      team: nameBatters(card.inning, sides),
      total: totalOf(card.total, format),
      extras: card.extras.r,
      batting: card.batting.map(presentBatting),
      bowling: card.bowling.map((line) => ({
        ...presentBowling(line, card),
        overs: countOvers(line.o, format),
      })),
      fielding: card.catching.flatMap(presentFielding),
    })),
    as_of: toldAt.toISOString(),
  };
}

type Card = CricapiScorecard['innings'][number];

function totalOf(score: Card['total'], format: FeedFormat): Scorecard['innings'][number]['total'] {
  return score ? { runs: score.r, wickets: score.w, overs: countOvers(score.o, format) } : null;
}

function presentBatting(line: Card['batting'][number]) {
  return {
    id: line.batsman.id,
    name: line.batsman.name,
    runs: line.r,
    balls: line.b,
    fours: line.fours,
    sixes: line.sixes,
    strikeRate: line.strikeRate,
    dismissal: line.notOut ? null : line.dismissalText,
  };
}

/** The vendor counts what a bowler bowled and trapped among the catches. */
function presentBowling({ bowler, ...line }: Card['bowling'][number], { catching }: Card) {
  const credit = catching.find(({ catcher }) => catcher.id === bowler.id);
  return {
    id: bowler.id,
    name: bowler.name,
    maidens: line.m,
    runs: line.r,
    wickets: line.w,
    wides: line.wd,
    noballs: line.nb,
    lbwOrBowled: (credit?.lbw ?? 0) + (credit?.bowled ?? 0),
    economy: line.eco,
  };
}

function presentFielding({ catcher, stumped, runout, ...row }: Card['catching'][number]) {
  const line = { catches: row.catch + row.cb, stumpings: stumped, runOuts: runout };
  const hasFielded = Object.values(line).some((count) => count > 0);
  return hasFielded ? [{ id: catcher.id, name: catcher.name, ...line }] : [];
}
