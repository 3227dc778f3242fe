import type { Visitor } from '../../platform/http/handler.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { analysisReaders } from '../model/tables.ts';

/**
 * Records that a Premium member opened an analysis; a second time changes nothing. Staff do not count. Never rejects: a
 * reader who cannot be counted may still read. Callers wait for it, because a server that stops would lose a
 * later write.
 */
export async function recordReader(
  { db, clock, log }: Pick<InsightsContext, 'db' | 'clock' | 'log'>,
  matchKey: string,
  { userId, role }: Pick<Visitor, 'userId' | 'role'>,
): Promise<void> {
  if (role !== 'user') return;
  await db
    .insert(analysisReaders)
    .values({ matchKey, userId, firstReadAt: clock.now() })
    .onConflictDoNothing()
    .catch((err: unknown) => log.warn({ err, matchKey }, 'could not record a reader'));
}
