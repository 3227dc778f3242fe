import type { InningsRecord, MatchRecord } from '../match/match-record.ts';
import type { Tally } from './tally.ts';
import { tallyInnings } from './tally-innings.ts';

/** What one innings comes to for points. */
export interface InningsTally {
  /** By name; nobody who had no part in a ball. */
  readonly players: ReadonlyMap<string, Tally>;
  /** Names in order of coming in to bat. */
  readonly battingOrder: readonly string[];
}

/** A match without its balls: what points are reckoned from, under whichever rules. */
export interface MatchTally {
  readonly match: MatchRecord;
  /** Super overs left out: they earn nothing. */
  readonly innings: readonly InningsTally[];
}

/** Counts a match once, for as many rule sets as are asked about it. */
export function tallyMatch(match: MatchRecord): MatchTally {
  const innings = match.innings
    .filter((each) => !each.superOver)
    .map((each) => ({
      players: tallyInnings(each, match.ballsPerOver),
      battingOrder: battingOrder(each),
    }));
  return { match, innings };
}

function battingOrder(innings: InningsRecord): string[] {
  const order = new Set<string>();
  for (const { batter, nonStriker } of innings.deliveries) order.add(batter).add(nonStriker);
  return [...order];
}
