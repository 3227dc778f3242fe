import type { Scorecard } from '@gullylens/contract/http/cricket-matches';
import { Scorecard as ScorecardShape } from '@gullylens/contract/http/cricket-matches';
import type { Database } from '../../platform/database/open-database.ts';
import type { CricapiScorecard } from '../../vendors/cricapi/wire-scorecard.ts';
import { readDocument } from './vendor-documents.ts';

export const scorecardName = (matchKey: string): string => `scorecard:${matchKey}`;

/** The scorecard as it was last told; `null` when it never was. */
export async function readScorecard(db: Database, matchKey: string): Promise<Scorecard | null> {
  const stored = await readDocument(db, scorecardName(matchKey), ScorecardShape);
  return stored?.body ?? null;
}

/** A scorecard as it leaves the server, which is also the form in which it is stored. */
export function presentScorecard({ match, innings }: CricapiScorecard, toldAt: Date): Scorecard {
  return {
    matchKey: match.id,
    innings: innings.map((each) => ({
      inning: each.inning,
      extras: each.extras.r,
      batting: each.batting.map((line) => ({
        id: line.batsman.id,
        name: line.batsman.name,
        runs: line.r,
        balls: line.b,
        fours: line.fours,
        sixes: line.sixes,
        strikeRate: line.strikeRate,
        dismissal: line.notOut ? null : line.dismissalText,
      })),
      bowling: each.bowling.map((line) => ({
        id: line.bowler.id,
        name: line.bowler.name,
        overs: line.o,
        maidens: line.m,
        runs: line.r,
        wickets: line.w,
        economy: line.eco,
      })),
    })),
    as_of: toldAt.toISOString(),
  };
}
