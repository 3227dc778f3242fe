import { setImmediate as turn } from 'node:timers/promises';
import { outcomeContradiction } from '@gullylens/engine/match/recompute-outcome';
import type { Result } from '@gullylens/engine/result';
import { fail, ok } from '@gullylens/engine/result';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import type { ArchivedMatch, CricsheetArchive, FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';
import { parseMatch } from '../vendors/cricsheet/parse-match.ts';
import type { MatchFile } from '../vendors/cricsheet/read-match-file.ts';
import { ContradictoryMatch, matchRows } from './match-rows.ts';
import type { NameCorrections } from './name-corrections.ts';
import { historyMatches } from './tables.ts';
import type { MatchToStore } from './write-matches.ts';

/** Some matches of an archive, sorted into what has to be stored and what has not. */
export interface ReadBatch {
  readonly changed: readonly MatchToStore[];
  readonly unchanged: number;
  readonly warnings: readonly FileWarning[];
}

/** Reads matches out of an archive and compares them with what is stored; only what differs is parsed. */
export async function readBatch(
  db: Database,
  archive: CricsheetArchive,
  { matches, corrections }: { matches: readonly ArchivedMatch[]; corrections: NameCorrections },
): Promise<ReadBatch> {
  const stored = await storedHashes(db, matches);
  const changed: MatchToStore[] = [];
  const warnings: FileWarning[] = [];
  let unchanged = 0;
  for (const match of matches) {
    // PostgreSQL is being answered meanwhile, so that it never waits for the rest of the batch.
    await turn();
    const file = archive.read(match);
    if (!file.ok) {
      warnings.push(file.fault);
      continue;
    }
    const before = stored.get(match.id);
    if (before === file.value.hash) {
      unchanged += 1;
      continue;
    }
    const prepared = prepare(match.id, file.value, corrections);
    if (prepared.ok) changed.push({ ...prepared.value, replaces: before !== undefined });
    else warnings.push({ file: match.file, reason: prepared.fault });
  }
  return { changed, unchanged, warnings };
}

async function storedHashes(db: Database, matches: readonly ArchivedMatch[]): Promise<Map<string, string>> {
  const ids = matches.map(({ id }) => id);
  const rows = await db
    .select({ id: historyMatches.id, hash: historyMatches.contentHash })
    .from(historyMatches)
    .where(sql`${historyMatches.id} = any(${sql.param(ids)})`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

function prepare(
  id: string,
  { text, deflated, hash }: MatchFile,
  corrections: NameCorrections,
): Result<Omit<MatchToStore, 'replaces'>, string> {
  const match = parseMatch(id, text);
  if (!match.ok) return match;
  try {
    const rows = matchRows(match.value, hash, corrections);
    return ok({ rows, deflated, doubt: outcomeContradiction(match.value) });
  } catch (error) {
    if (error instanceof ContradictoryMatch) return fail(error.message);
    throw error;
  }
}
