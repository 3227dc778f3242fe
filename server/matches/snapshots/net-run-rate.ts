import { ALL_OUT, FORMAT_FACTS } from '@gullylens/engine/match/format-facts';
import { oversToBalls } from '@gullylens/engine/match/overs';
import type { FeedInnings, FeedMatch } from '../model/feed-match.ts';
import { FORMATS } from '../model/formats.ts';

const BALLS_PER_OVER = 6;
/** A status such as `India won by 5 runs (DLS method)`. */
const REVISED = /\b(d\/l|dls|d\/l\/s|vjd|revised)\b/i;

interface Sums {
  runs: number;
  balls: number;
}

/**
 * Calculates the net run rate of each team from its won, lost and tied matches: runs per over scored less runs per over
 * conceded, rounded to thousandths. A team that is all out counts as having faced all its overs. A rate is null when
 * the official one cannot be calculated: in a match of the team a total is missing, the target was revised, overs are
 * unlimited or do not have six balls.
 */
export function calculateNetRunRates(matches: readonly FeedMatch[]): ReadonlyMap<string, number | null> {
  const rates = new Map<string, { scored: Sums; conceded: Sums; isKnown: boolean }>();
  for (const match of matches) {
    if (match.phase !== 'completed' || (match.result !== 'won' && match.result !== 'tied')) continue;
    const innings = countInnings(match);
    for (const { name } of match.sides) {
      const row = rates.get(name) ?? { scored: noSums(), conceded: noSums(), isKnown: true };
      rates.set(name, row);
      if (innings === null) row.isKnown = false;
      for (const each of innings ?? []) addInnings(each.team === name ? row.scored : row.conceded, each);
    }
  }
  return new Map(
    [...rates].map(([team, { scored, conceded, isKnown }]) => [
      team,
      isKnown ? roundToThousandth(runRate(scored) - runRate(conceded)) : null,
    ]),
  );
}

interface CountedInnings extends Sums {
  readonly team: string;
}

/** Returns one innings of each team with the balls that count for the rate; null when they cannot be known. */
function countInnings({ format, status, sides, innings }: FeedMatch): readonly CountedInnings[] | null {
  const { oversLimit, ballsPerOver } = FORMAT_FACTS[FORMATS[format].rules];
  if (format === 'other' || oversLimit === null || ballsPerOver !== BALLS_PER_OVER) return null;
  const counted = sides.flatMap(({ name }) => innings.find(({ team }) => team === name) ?? []);
  if (REVISED.test(status) || counted.length !== 2) return null;
  const allBalls = oversLimit * BALLS_PER_OVER;
  const balls = ({ wickets, overs }: FeedInnings) =>
    wickets >= ALL_OUT ? allBalls : oversToBalls(overs, BALLS_PER_OVER);
  return counted.map((each) => ({ team: each.team, runs: each.runs, balls: balls(each) }));
}

function noSums(): Sums {
  return { runs: 0, balls: 0 };
}

function addInnings(sums: Sums, { runs, balls }: Sums): void {
  sums.runs += runs;
  sums.balls += balls;
}

function runRate({ runs, balls }: Sums): number {
  return balls === 0 ? 0 : (BALLS_PER_OVER * runs) / balls;
}

function roundToThousandth(value: number): number {
  return Math.round(1000 * value) / 1000;
}
