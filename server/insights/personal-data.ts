import { asc, eq } from 'drizzle-orm';
import type { PersonalDataSource } from '../accounts/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import { analysisActs } from './model/tables.ts';

/**
 * What an analyst did to which analysis. Erasing takes the person out of it and leaves what was done: readers relied on
 * those words.
 */
export function createPersonalData(db: Database): PersonalDataSource {
  return {
    name: 'insights',
    collect: async (userId) => {
      const { id, matchKey, act, edits, at } = analysisActs;
      const acts = db.select({ matchKey, act, edits, at }).from(analysisActs);
      return { acts: await acts.where(eq(analysisActs.userId, userId)).orderBy(asc(id)) };
    },
    erase: async (userId, tx) => {
      await tx.update(analysisActs).set({ userId: null }).where(eq(analysisActs.userId, userId));
    },
  };
}
