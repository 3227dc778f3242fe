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
  const maxInnings = Math.max(0, ...played.map(({ innings }) => innings.length));
  const rows = Array.from({ length: maxInnings }, (_, index) => {
    const counted = played.flatMap((match) => countedInnings(match, index, format) ?? []);
    return {
      innings: index + 1,
      sample: counted.length,
      averageScore: meanOrNull(counted.map(({ runs }) => runs)),
      averageWickets: meanOrNull(counted.map(({ wickets }) => wickets)),
    };
  });
  return rows.filter(({ sample }) => sample > 0);
}

function countedInnings(match: PlayedMatch, index: number, format: MatchFormat) {
  const isCounted =
    index === 0
      ? toVenueMatch(match, format).firstInningsTotal !== null
      : match.method === null && match.result !== 'no result';
  return isCounted ? match.innings[index] : undefined;
}

/** First-innings averages and chases won at a venue by year, latest first, for its page. */
export function yearScores(played: readonly PlayedMatch[], format: MatchFormat): VenueRecord['byYear'] {
  const years = new Set(played.map(yearOf));
  return [...years]
    .map((year) => {
      const venueMatches = played
        .filter((match) => yearOf(match) === year)
        .map((match) => toVenueMatch(match, format));
      const totals = venueMatches.flatMap(({ firstInningsTotal }) => firstInningsTotal ?? []);
      const chases = venueMatches.map(({ chaseWon }) => chaseWon);
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
