import type { VenueRecord } from '@gullylens/contract/http/history/venues';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import { mean, percentTrue } from '@gullylens/engine/statistics/statistics';
import type { PlayedMatch } from './list-matches.ts';
import { toVenueMatch } from './venue-match.ts';

/**
 * Averages of each innings at a venue, for its page. A first innings counts when it was all out or bowled to full
 * length; later innings count unless the match was revised for rain or had no result.
 */
export function inningsScores(played: readonly PlayedMatch[], format: MatchFormat): VenueRecord['byInnings'] {
  const numbers = Math.max(0, ...played.map(({ innings }) => innings.length));
  const rows = Array.from({ length: numbers }, (_, at) => {
    const counted = played.flatMap((match) => countedInnings(match, at, format) ?? []);
    return {
      innings: at + 1,
      sample: counted.length,
      averageScore: meanOrNull(counted.map(({ runs }) => runs)),
      averageWickets: meanOrNull(counted.map(({ wickets }) => wickets)),
    };
  });
  return rows.filter(({ sample }) => sample > 0);
}

function countedInnings(match: PlayedMatch, at: number, format: MatchFormat) {
  const counts =
    at === 0
      ? toVenueMatch(match, format).firstInningsTotal !== null
      : match.method === null && match.result !== 'no result';
  return counts ? match.innings[at] : undefined;
}

/** First-innings averages and chases won at a venue by year, latest first, for its page. */
export function yearScores(played: readonly PlayedMatch[], format: MatchFormat): VenueRecord['byYear'] {
  const years = new Set(played.map(yearOf));
  return [...years]
    .map((year) => {
      const facts = played
        .filter((match) => yearOf(match) === year)
        .map((match) => toVenueMatch(match, format));
      const totals = facts.flatMap(({ firstInningsTotal }) => firstInningsTotal ?? []);
      const chases = facts.map(({ chaseWon }) => chaseWon);
      return {
        year,
        sample: totals.length,
        averageScore: meanOrNull(totals),
        decided: chases.filter((won) => won !== null).length,
        chaseSuccess: percentTrue(chases),
      };
    })
    .toSorted((a, b) => b.year - a.year);
}

function yearOf({ playedOn }: PlayedMatch): number {
  return Number(playedOn.slice(0, 4));
}

function meanOrNull(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : mean(numbers);
}
