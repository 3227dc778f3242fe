import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { oversToBalls } from '@gullylens/engine/match/overs';
import { sumBy } from '@gullylens/engine/statistics/statistics';
import type { FeedMatch } from '../model/feed-match.ts';
import { FORMATS } from '../model/formats.ts';
import { fallOfWickets } from './fall-of-wickets.ts';

type InningsCard = Scorecard['innings'][number];
type ScoredMatch = Pick<FeedMatch, 'innings' | 'format'>;

/**
 * Returns the scorecard to store after a new response, in the polling process. The vendor's responses can be outdated
 * or incomplete, so each innings is compared with the stored one:
 * - The new innings has fewer balls: it is outdated and the stored one stays. If the score of the match has fewer balls
 *   too, the vendor has corrected its record, and the new innings replaces the stored one.
 * - Its batters' runs and its extras add up to its total: it is complete and replaces the stored one.
 * - Otherwise each player keeps the line with more runs, wickets or dismissals in the field.
 *
 * Adds who fell at which wicket, where both scorecards tell (`fall-of-wickets.ts`). Whether a batter is out is always the
 * new scorecard's.
 */
export function mergeScorecards(next: Scorecard, stored: Scorecard | null, match: ScoredMatch): Scorecard {
  const known = stored?.innings.filter((card, index) => !isRetracted(card, index, match)) ?? [];
  const innings = next.innings.map((card) => {
    const before = known.find(({ inning }) => inning === card.inning);
    const merged = before ? mergeInnings(card, before, match) : card;
    return merged === before ? before : { ...merged, fallOfWickets: fallOfWickets(merged, before) };
  });
  return { ...next, innings: withMissing(innings, known, ({ inning }) => inning) };
}

function mergeInnings(card: InningsCard, known: InningsCard, match: ScoredMatch): InningsCard {
  if (ballsOf(card, match) < ballsOf(known, match)) return known;
  if (addsUp(card)) return card;
  return {
    ...card,
    batting: mergeLines(card.batting, known.batting, ({ runs }) => runs).map((line) => ({
      ...line,
      dismissal: (card.batting.find(({ id }) => id === line.id) ?? line).dismissal,
    })),
    bowling: mergeLines(card.bowling, known.bowling, ({ wickets }) => wickets),
    fielding: mergeLines(
      card.fielding,
      known.fielding,
      ({ catches, stumpings, runOuts }) => catches + stumpings + runOuts,
    ),
  };
}

/** Keeps the stored line of each player who is missing from the new lines or has less there. */
function mergeLines<Line extends { readonly id: string }>(
  lines: readonly Line[],
  known: readonly Line[],
  earned: (line: Line) => number,
): Line[] {
  const merged = lines.map((line) => {
    const before = known.find(({ id }) => id === line.id);
    return before && earned(before) > earned(line) ? before : line;
  });
  return withMissing(merged, known, ({ id }) => id);
}

/** Adds the stored entries that are missing. If there are any, all get the stored order, with new ones at the end. */
function withMissing<Entry>(
  entries: readonly Entry[],
  known: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const keys = new Set(entries.map(keyOf));
  if (known.every((entry) => keys.has(keyOf(entry)))) return [...entries];
  return [...new Map([...known, ...entries].map((entry) => [keyOf(entry), entry])).values()];
}

/** Balls of an innings by its bowling lines. The card's total is not used, because it is often newer than the lines. */
function ballsOf({ bowling }: InningsCard, { format }: ScoredMatch): number {
  return sumBy(bowling, ({ overs }) => oversToBalls(overs, FORMATS[format].ballsPerOver));
}

function addsUp({ batting, extras, total }: InningsCard): boolean {
  return total !== null && sumBy(batting, ({ runs }) => runs) + extras === total.runs;
}

/** True when the score of the match has fewer balls than the stored innings, or no longer has it. */
function isRetracted(known: InningsCard, index: number, match: ScoredMatch): boolean {
  const score = match.innings.find(({ label }) => label === known.inning) ?? match.innings[index];
  if (score === undefined) return match.innings.length > 0;
  return oversToBalls(score.overs, FORMATS[match.format].ballsPerOver) < ballsOf(known, match);
}
