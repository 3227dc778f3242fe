import { asc, eq } from 'drizzle-orm';
import type { PersonalDataSource } from '../accounts/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import { analysisActs, analysisReaders } from './model/tables.ts';

/**
 * The analyses that a user opened, and the actions of an analyst on analyses. Deleting the account deletes the first. It
 * removes the user id from the actions and retains them, because readers relied on those texts.
 */
export function createPersonalData(db: Database): PersonalDataSource {
  return {
    name: 'insights',
    collect: async (userId) => {
      const { id, matchKey, act, edits, at } = analysisActs;
      const acts = db.select({ matchKey, act, edits, at }).from(analysisActs);
      const { firstReadAt } = analysisReaders;
      const opened = db.select({ matchKey: analysisReaders.matchKey, firstReadAt }).from(analysisReaders);
      return {
        acts: await acts.where(eq(analysisActs.userId, userId)).orderBy(asc(id)),
        openedAnalyses: await opened.where(eq(analysisReaders.userId, userId)).orderBy(asc(firstReadAt)),
      };
    },
    erase: async (userId, tx) => {
      await tx.delete(analysisReaders).where(eq(analysisReaders.userId, userId));
      await tx.update(analysisActs).set({ userId: null }).where(eq(analysisActs.userId, userId));
    },
  };
}
