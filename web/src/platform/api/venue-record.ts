import type { VenueProfile, VenueRecord } from '@gullylens/contract/http/history/venues';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from './api-query.ts';

type MatchOfRecord = { readonly matchType: string } & Pick<MatchSummary, 'gender'>;

/** Fetches the record of a match's venue as `recordFor` finds it. `query` is of the venue, and idle for one without a key. */
export function useVenueRecord(match: MatchOfRecord & { venue: { key: string | null } }) {
  const { key } = match.venue;
  const query = useQuery({
    ...apiQuery('GET /api/cricket/venues/{id}/', { params: { id: key ?? '' } }),
    enabled: key !== null,
  });
  return { query, record: recordFor(query.data?.data, match) };
}

/** Returns a venue's record in the format of a match and, if it is known, its gender; undefined without such matches. */
export function recordFor(
  venue: Pick<VenueProfile, 'records'> | undefined,
  { matchType, gender }: MatchOfRecord,
): VenueRecord | undefined {
  return venue?.records.find(
    (record) =>
      record.format.toLowerCase() === matchType.toLowerCase() &&
      (gender === null || record.gender === gender),
  );
}
