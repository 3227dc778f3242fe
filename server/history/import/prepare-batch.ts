import { setImmediate } from 'node:timers/promises';
import { outcomeContradiction } from '@gullylens/engine/match/recompute-outcome';
import { fail, ok, type Result } from '@gullylens/engine/result';
import type {
  ArchivedMatch,
  CricsheetArchive,
  FileWarning,
} from '../../vendors/cricsheet/cricsheet-archive.ts';
import { parseMatch } from '../../vendors/cricsheet/read-match-file.ts';
import { ContradictoryMatch, type MatchRows, matchRows } from './match-rows.ts';
import type { NameCorrections } from '../names/feed-name-index.ts';

/** A match ready to be stored: its file, compressed, and its rows. */
export interface PreparedMatch {
  readonly file: string;
  readonly deflated: Buffer;
  readonly rows: MatchRows;
  /** How balls and recorded result contradict each other, for operators; otherwise null. The match is stored anyway. */
  readonly doubt: string | null;
  /** True when another version of it is stored. */
  readonly replaces: boolean;
}

/** A batch ready to be stored, with the number of unchanged matches and warnings about skipped files. */
export type PreparedBatch = Awaited<ReturnType<typeof prepareBatch>>;

/** What a batch is prepared from. */
export interface ImportSources {
  readonly archive: Pick<CricsheetArchive, 'read'>;
  /** Content hashes of stored matches, by match id. */
  readonly stored: ReadonlyMap<string, string>;
  readonly corrections: NameCorrections;
}

/**
 * Builds the rows of matches not stored in this version, and warnings for unreadable files. Most of an import's work.
 */
export async function prepareBatch(
  { archive, stored, corrections }: ImportSources,
  matches: readonly ArchivedMatch[],
) {
  const prepared: PreparedMatch[] = [];
  const warnings: FileWarning[] = [];
  let unchanged = 0;
  for (const match of matches) {
    const storedHash = stored.get(match.id);
    if (storedHash === match.contentHash) {
      unchanged += 1;
      continue;
    }
    const made = prepareMatch(archive, match, corrections);
    if (made.ok) prepared.push({ ...made.value, replaces: storedHash !== undefined });
    else warnings.push({ file: match.file, reason: made.fault });
    // Yields, so that the batch being stored on this thread can send its next statement.
    await setImmediate();
  }
  return { prepared, warnings, unchanged };
}

function prepareMatch(
  archive: ImportSources['archive'],
  match: ArchivedMatch,
  corrections: NameCorrections,
): Result<Omit<PreparedMatch, 'replaces'>, string> {
  const read = archive.read(match);
  if (!read.ok) return read;
  const parsed = parseMatch(match.id, read.value.text);
  if (!parsed.ok) return parsed;
  try {
    const rows = matchRows(parsed.value, match.contentHash, corrections);
    const doubt = outcomeContradiction(parsed.value);
    return ok({ file: match.file, deflated: read.value.deflated, rows, doubt });
  } catch (error) {
    if (error instanceof ContradictoryMatch) return fail(error.message);
    throw error;
  }
}
