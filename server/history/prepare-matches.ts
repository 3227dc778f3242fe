import { setImmediate } from 'node:timers/promises';
import { outcomeContradiction } from '@gullylens/engine/match/recompute-outcome';
import type { Result } from '@gullylens/engine/result';
import { fail, ok } from '@gullylens/engine/result';
import type { FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';
import { parseMatch } from '../vendors/cricsheet/parse-match.ts';
import { type PackedMatchFile, unpackMatchFile } from '../vendors/cricsheet/unpack-match-file.ts';
import { type CollectedNames, collectNames } from './collect-names.ts';
import { type CopyText, copyText } from './copy-text.ts';
import { ContradictoryMatch, type MatchRows, matchRows } from './match-rows.ts';
import type { NameCorrections } from './name-corrections.ts';

/** A match out of an archive that is not stored, or not so. */
export interface PackedMatch {
  readonly id: string;
  readonly contentHash: string;
  readonly file: PackedMatchFile;
  /** Whether another version of it is stored, which goes. */
  readonly replaces: boolean;
}

/** Matches as PostgreSQL takes them. */
export interface PreparedMatches {
  readonly ids: readonly string[];
  readonly names: CollectedNames;
  readonly matches: CopyText;
  readonly innings: CopyText;
  readonly playerMatches: CopyText;
  readonly deliveries: number;
  /** What is odd about them, for people; they are stored all the same. */
  readonly doubts: readonly string[];
  /** Files that are no match, and not among these. */
  readonly warnings: readonly FileWarning[];
}

/**
 * Unpacks matches and makes their rows: most of an import's work. Between two matches whatever else this thread has to
 * do gets its turn, so that PostgreSQL never waits long for the next statement.
 */
export async function prepareMatches(
  packed: readonly PackedMatch[],
  corrections: NameCorrections,
): Promise<PreparedMatches> {
  const made: MadeRows[] = [];
  const warnings: FileWarning[] = [];
  for (const match of packed) {
    const rows = makeRows(match, corrections);
    if (rows.ok) made.push(rows.value);
    else warnings.push({ file: `${match.id}.json`, reason: rows.fault });
    await setImmediate();
  }
  return { ...toStore(made), warnings };
}

interface MadeRows {
  readonly rows: MatchRows;
  readonly doubt: string | null;
}

function makeRows(
  { id, contentHash, file }: PackedMatch,
  corrections: NameCorrections,
): Result<MadeRows, string> {
  const text = unpackMatchFile(file);
  const match = text.ok ? parseMatch(id, text.value) : text;
  if (!match.ok) return match;
  try {
    const rows = matchRows(match.value, contentHash, corrections);
    return ok({ rows, doubt: outcomeContradiction(match.value) });
  } catch (error) {
    if (error instanceof ContradictoryMatch) return fail(error.message);
    throw error;
  }
}

function toStore(made: readonly MadeRows[]): Omit<PreparedMatches, 'warnings'> {
  const rows = made.map((match) => match.rows);
  return {
    ids: rows.map(({ match }) => match.id),
    names: collectNames(rows),
    matches: copyText(rows.map(({ match }) => match)),
    innings: copyText(rows.flatMap(({ innings }) => innings)),
    playerMatches: copyText(rows.flatMap(({ playerMatches }) => playerMatches)),
    deliveries: rows.reduce((sum, { match }) => sum + match.deliveries, 0),
    doubts: made.flatMap(({ doubt }) => doubt ?? []),
  };
}
