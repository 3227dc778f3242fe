import { DrizzleQueryError } from 'drizzle-orm';
import { type PoolClient, DatabaseError } from 'pg';
import type { FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';
import type { Tally } from './import-tally.ts';
import type { ReadBatch } from './read-batch.ts';
import { type MatchToStore, writeMatches } from './write-matches.ts';

/** Stores a batch in one transaction; when PostgreSQL will not take it, match by match, so that one costs only itself. */
export async function storeBatch(connection: PoolClient, batch: ReadBatch): Promise<Tally> {
  const refused = await store(connection, batch.changed);
  const stored = batch.changed.filter((match) => !refused.has(match));
  const corrected = stored.filter(({ replaces }) => replaces).length;
  return {
    seen: batch.changed.length + batch.unchanged + batch.warnings.length,
    added: stored.length - corrected,
    corrected,
    unchanged: batch.unchanged,
    deliveries: stored.reduce((sum, { rows }) => sum + rows.match.deliveries, 0),
    warnings: [...batch.warnings, ...refused.values()],
    doubts: stored.flatMap(({ doubt }) => doubt ?? []),
  };
}

async function store(
  connection: PoolClient,
  matches: readonly MatchToStore[],
): Promise<ReadonlyMap<MatchToStore, FileWarning>> {
  const refused = new Map<MatchToStore, FileWarning>();
  if (matches.length === 0) return refused;
  try {
    await writeMatches(connection, matches);
  } catch (error) {
    if (!isAboutTheData(error)) throw error;
    for (const match of matches) {
      const warning = await storeAlone(connection, match);
      if (warning) refused.set(match, warning);
    }
  }
  return refused;
}

async function storeAlone(connection: PoolClient, match: MatchToStore): Promise<FileWarning | null> {
  try {
    await writeMatches(connection, [match]);
    return null;
  } catch (error) {
    if (!isAboutTheData(error)) throw error;
    return { file: `${match.rows.match.id}.json`, reason: 'it holds values that no match has' };
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (constraint violated); anything else is no fault of the file. */
function isAboutTheData(error: unknown): boolean {
  const told = error instanceof DrizzleQueryError ? error.cause : error;
  return told instanceof DatabaseError && /^2[23]/.test(told.code ?? '');
}
