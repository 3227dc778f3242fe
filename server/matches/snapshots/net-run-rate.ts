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
 * Net run rates of teams from their completed matches: runs per over scored less runs per over conceded, rounded to
 * thousandths. A team that is all out has used all overs. Null for a team when a match of it is without both totals,
 * was revised for rain, or is not of six-ball overs with a limit, because the official figure then needs more.
 */
export function netRunRates(matches: readonly FeedMatch[]): ReadonlyMap<string, number | null> {
  const rates = new Map<string, { scored: Sums; conceded: Sums; isKnown: boolean }>();
  for (const match of matches) {
    if (match.phase !== 'completed' || (match.result !== 'won' && match.result !== 'tied')) continue;
    const innings = fullInnings(match);
    for (const { name } of match.sides) {
      const row = rates.get(name) ?? { scored: noSums(), conceded: noSums(), isKnown: true };
      rates.set(name, row);
      if (innings === null) row.isKnown = false;
      for (const one of innings ?? []) addInnings(one.team === name ? row.scored : row.conceded, one);
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

/** One innings of each team with the balls that count for the rate; null when they cannot be known. */
function fullInnings({ format, status, sides, innings }: FeedMatch): readonly CountedInnings[] | null {
  const { oversLimit, ballsPerOver } = FORMAT_FACTS[FORMATS[format].rules];
  if (format === 'other' || oversLimit === null || ballsPerOver !== BALLS_PER_OVER) return null;
  const counted = sides.flatMap(({ name }) => innings.find(({ team }) => team === name) ?? []);
  if (REVISED.test(status) || counted.length !== 2) return null;
  const whole = oversLimit * BALLS_PER_OVER;
  const balls = ({ wickets, overs }: FeedInnings) =>
    wickets >= ALL_OUT ? whole : oversToBalls(overs, BALLS_PER_OVER);
  return counted.map((one) => ({ team: one.team, runs: one.runs, balls: balls(one) }));
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
