import type { VenueProfile, VenueRecord } from '@gullylens/contract/http/history/venues';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';

/** Returns a venue's record in the format of a match and, if it is known, its gender; undefined without such matches. */
export function recordFor(
  venue: Pick<VenueProfile, 'records'> | undefined,
  { matchType, gender }: { readonly matchType: string } & Pick<MatchSummary, 'gender'>,
): VenueRecord | undefined {
  return venue?.records.find(
    (record) =>
      record.format.toLowerCase() === matchType.toLowerCase() &&
      (gender === null || record.gender === gender),
  );
}
