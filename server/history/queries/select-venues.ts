import type { HistoryQuery, PlayedFormat } from '@gullylens/contract/http/history/played-match';
import type { VenueProfile, VenueRecord, VenueSummary } from '@gullylens/contract/http/history/venues';
import { percentTrue } from '@gullylens/engine/statistics/statistics';
import { summariseVenue } from '@gullylens/engine/report/venue-summary';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { toVenueMatch } from './venue-match.ts';
import { inningsScores, yearScores } from './venue-scores.ts';
import { AFTER_ALL_MATCHES, listVenueMatches } from './list-matches.ts';
import { sumWicketsByStyle } from './bowling-styles.ts';
import { pageOfRows, type SearchableRows } from './page-of-rows.ts';
import { selectMatchSummaries } from './select-match-summaries.ts';

const VENUE = sql`json_build_object(
  'key', g.key, 'name', g.name, 'city', g.city, 'lastMatch', g.last_match,
  'matches', (select count(*) from history_matches m where m.ground = g.key))`;
/** Matches listed on the page. */
const RECENT_MATCHES = 20;
/** Maximum matches of a record. Never reached: no venue has had this many in one format. */
const MAX_MATCHES_OF_A_FORMAT = 2_000;

const SEARCHABLE: SearchableRows = {
  table: sql`history_grounds g`,
  row: VENUE,
  order: sql`g.last_match desc, g.name`,
  matching: (pattern) => sql`(g.name ilike ${pattern} or g.city ilike ${pattern} or exists (
    select from history_ground_aliases a where a.ground_key = g.key and a.spelling ilike ${pattern}))`,
};

/** A page of venues by part of their name, city or a spelling, the latest used first. */
export function listVenues(db: Database, query: HistoryQuery) {
  return pageOfRows<VenueSummary>(db, SEARCHABLE, query);
}

/** A venue's page. Null when history does not know the venue. */
export async function readVenue(db: Database, key: string): Promise<VenueProfile | null> {
  const { rows } = await db.execute<{ venue: Omit<VenueProfile, 'recent' | 'records'> }>(sql`
    select (${VENUE}::jsonb || jsonb_build_object('spellings', (
      select coalesce(json_agg(spelling order by spelling), '[]'::json)
      from history_ground_aliases where ground_key = g.key))) as venue
    from history_grounds g where g.key = ${key}`);
  const [found] = rows;
  if (!found) return null;
  const recent = await selectMatchSummaries(db, sql`m.ground = ${key}`, RECENT_MATCHES);
  return { ...found.venue, records: await listRecords(db, key), recent };
}

/** The venue's averages by format and gender, that with the most matches first. */
async function listRecords(db: Database, venue: string): Promise<VenueRecord[]> {
  const { rows } = await db.execute<{ format: PlayedFormat; gender: 'male' | 'female' }>(sql`
    select format, gender from history_matches where ground = ${venue}
    group by format, gender order by count(*) desc`);
  return Promise.all(
    rows.map(async ({ format, gender }) => {
      const played = await listVenueMatches(
        db,
        { venue, gender },
        { format, before: AFTER_ALL_MATCHES, limit: MAX_MATCHES_OF_A_FORMAT },
      );
      const matches = played.map((match) => toVenueMatch(match, format));
      const { sample, spread: _, decided: __, ...record } = summariseVenue(matches);
      const tossChoseBat = percentTrue(
        played.map(({ tossDecision }) => tossDecision && tossDecision === 'bat'),
      );
      const firstInningsTotals = matches.flatMap(({ firstInningsTotal }) => firstInningsTotal ?? []);
      const byInnings = inningsScores(played, format);
      const byYear = yearScores(played, format);
      const styles = await sumWicketsByStyle(db, { venue, format, gender });
      const averages = { ...record, tossChoseBat, firstInningsTotals, ...styles, byInnings, byYear };
      return { format, gender, matches: sample, ...averages };
    }),
  );
}
