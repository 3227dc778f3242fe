import type { InningsRecord, MatchRecord } from '../match/match-record.ts';
import type { Tally } from './tally.ts';
import { tallyInnings } from './tally-innings.ts';

/** One innings, counted for points. */
export interface InningsTally {
  /** By name; only players who took part in a delivery. */
  readonly players: ReadonlyMap<string, Tally>;
  /** Names in order of coming in to bat. */
  readonly battingOrder: readonly string[];
}

/** A match counted without its balls, for scoring under any rule set. */
export interface MatchTally {
  readonly match: MatchRecord;
  /** Without super overs, which earn nothing. */
  readonly innings: readonly InningsTally[];
}

/** Counts a match once, for scoring under several rule sets. */
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
