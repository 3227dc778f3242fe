import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { readSource } from './find-played-match.ts';

/** A position in the order of play: after the match with that date and id. */
export interface OrderPosition {
  readonly day: string;
  readonly id: string;
}

/** Stored matches ball by ball by date, then id, after `after` or from the first. For the learning thread. */
export async function listMatchesInOrder(db: Database, after: OrderPosition | null, limit: number) {
  const later =
    after === null ? sql`true` : sql`(played_on, id collate "C") > (${after.day}::date, ${after.id})`;
  const { rows } = await db.execute<{ id: string; day: string; deflated: Buffer }>(sql`
    select id, played_on::text as day, deflated
    from history_matches join history_sources on match_id = id
    where ${later} order by played_on, id collate "C" limit ${limit}`);
  return rows.map(({ id, day, deflated }) => ({ position: { day, id }, record: readSource(id, deflated) }));
}

/** Digest of all stored matches up to a position. It changes when one of them is added, replaced or deleted. */
export async function matchesVersion(db: Database, until: OrderPosition): Promise<string> {
  const { rows } = await db.execute<{ digest: string }>(sql`
    select coalesce(md5(string_agg(id || ' ' || content_hash, ',' order by played_on, id collate "C")), '') as digest
    from history_matches where (played_on, id collate "C") <= (${until.day}::date, ${until.id})`);
  return rows[0]?.digest ?? '';
}
