import type { Database } from '../platform/database/open-database.ts';
import type { FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';
import { NOTHING, type Tally } from './import-tally.ts';
import type { ReadBatch } from './read-batch.ts';
import { type MatchToStore, writeMatches } from './write-matches.ts';

/** Stores a batch in one transaction; when PostgreSQL will not take it, match by match, so that one costs only itself. */
export async function storeBatch(db: Database, batch: ReadBatch): Promise<Tally> {
  const matches = [...batch.added, ...batch.corrected];
  const refused = await store(db, matches);
  const stored = (match: MatchToStore) => !refused.has(match);
  return {
    ...NOTHING,
    seen: matches.length + batch.unchanged + batch.warnings.length,
    added: batch.added.filter(stored).length,
    corrected: batch.corrected.filter(stored).length,
    unchanged: batch.unchanged,
    deliveries: matches.filter(stored).reduce((sum, { rows }) => sum + rows.match.deliveries, 0),
    warnings: [...batch.warnings, ...refused.values()],
    doubts: matches.filter(stored).flatMap(({ doubt }) => doubt ?? []),
  };
}

async function store(
  db: Database,
  matches: readonly MatchToStore[],
): Promise<ReadonlyMap<MatchToStore, FileWarning>> {
  const refused = new Map<MatchToStore, FileWarning>();
  if (matches.length === 0) return refused;
  try {
    await writeMatches(db, matches);
  } catch (error) {
    if (!isAboutTheData(error)) throw error;
    for (const match of matches) {
      const warning = await storeAlone(db, match);
      if (warning) refused.set(match, warning);
    }
  }
  return refused;
}

async function storeAlone(db: Database, match: MatchToStore): Promise<FileWarning | null> {
  try {
    await writeMatches(db, [match]);
    return null;
  } catch (error) {
    if (!isAboutTheData(error)) throw error;
    return { file: `${match.rows.match.id}.json`, reason: 'it holds values that no match has' };
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (constraint violated); anything else is no fault of the file. */
function isAboutTheData(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code.startsWith('22') || code.startsWith('23');
}
