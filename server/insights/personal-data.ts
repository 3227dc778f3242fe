import { asc, eq } from 'drizzle-orm';
import type { PersonalDataSource } from '../accounts/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import { analysisActs } from './model/tables.ts';

/**
 * The actions of an analyst on analyses. Deleting the account removes the user id from them and retains the actions,
 * because readers relied on those texts.
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
