import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError, type PoolClient } from 'pg';
import { addTallies, NOTHING, type Tally } from './import-tally.ts';
import type { NameCorrections } from './name-corrections.ts';
import { type PackedMatch, type PreparedMatches, prepareMatches } from './prepare-matches.ts';
import type { ReadBatch } from './read-batch.ts';
import { writeMatches } from './write-matches.ts';

/** A batch and its rows. */
export interface PreparedBatch extends ReadBatch {
  readonly prepared: PreparedMatches;
}

interface Storing {
  readonly connection: PoolClient;
  readonly corrections: NameCorrections;
}

/** Stores a batch in one transaction; when PostgreSQL will not take it, match by match, so that one costs only itself. */
export async function storeBatch(storing: Storing, batch: PreparedBatch): Promise<Tally> {
  const { packed, warnings, unchanged } = batch;
  const stored =
    (await storeTogether(storing.connection, batch.prepared, packed)) ?? (await storeEach(storing, packed));
  return addTallies({ ...NOTHING, seen: warnings.length + unchanged, unchanged, warnings }, stored);
}

/** `null` when something in them cannot be stored: then nothing of them is. */
async function storeTogether(
  connection: PoolClient,
  prepared: PreparedMatches,
  packed: readonly PackedMatch[],
): Promise<Tally | null> {
  const { deliveries, doubts, warnings } = prepared;
  const ids = new Set(prepared.ids);
  const good = packed.filter(({ id }) => ids.has(id));
  try {
    if (good.length > 0) await writeMatches(connection, prepared, good);
  } catch (error) {
    if (isAboutTheData(error)) return null;
    throw error;
  }
  const corrected = good.filter(({ replaces }) => replaces).length;
  return {
    ...NOTHING,
    seen: packed.length,
    added: good.length - corrected,
    corrected,
    deliveries,
    warnings,
    doubts,
  };
}

async function storeEach(
  { connection, corrections }: Storing,
  packed: readonly PackedMatch[],
): Promise<Tally> {
  let tally = NOTHING;
  for (const match of packed) {
    const refused = { file: `${match.id}.json`, reason: 'it holds values that no match has' };
    const stored = await storeTogether(connection, await prepareMatches([match], corrections), [match]);
    tally = addTallies(tally, stored ?? { ...NOTHING, seen: 1, warnings: [refused] });
  }
  return tally;
}

/** SQLSTATE classes 22 (data exception), 23 (constraint violated) and 54 (too large); anything else is no fault of the file. */
function isAboutTheData(error: unknown): boolean {
  const told = error instanceof DrizzleQueryError ? error.cause : error;
  return told instanceof DatabaseError && /^(22|23|54)/.test(told.code ?? '');
}
