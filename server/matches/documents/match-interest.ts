import { gt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { matchInterest } from '../tables.ts';

/** A match that nobody looked for in this time is as good as any other. */
const REMEMBERED_MS = 3_600_000;
/** However many look, a process notes it this often. */
const NOTED_EVERY_MS = 60_000;

/** Notes that a reader looks for a match's scorecard. Nothing is asked of the vendor for it: the plan decides. */
export type NoteInterest = (matchKey: string) => Promise<void>;

export function createInterestNotes(db: Database, clock: Clock): NoteInterest {
  const noted = new Map<string, number>();
  return async (matchKey) => {
    const now = clock.now();
    for (const [key, at] of noted) if (now.getTime() - at >= NOTED_EVERY_MS) noted.delete(key);
    if (noted.has(matchKey)) return;
    noted.set(matchKey, now.getTime());
    await db
      .insert(matchInterest)
      .values({ matchKey, wantedAt: now })
      .onConflictDoUpdate({ target: matchInterest.matchKey, set: { wantedAt: sql`excluded.wanted_at` } });
  };
}

/** The matches that readers have lately looked for. */
export async function readInterest(db: Database, now: Date): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - REMEMBERED_MS);
  const rows = await db.select().from(matchInterest).where(gt(matchInterest.wantedAt, since));
  return new Set(rows.map(({ matchKey }) => matchKey));
}
