import { outcomeContradiction } from '@gullylens/engine/match/recompute-outcome';
import type { Result } from '@gullylens/engine/result';
import { fail, ok } from '@gullylens/engine/result';
import type { FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';
import { parseMatch } from '../vendors/cricsheet/parse-match.ts';
import {
  type MatchFile,
  type PackedMatchFile,
  unpackMatchFile,
} from '../vendors/cricsheet/unpack-match-file.ts';
import { type CollectedNames, collectNames } from './collect-names.ts';
import { type CopyText, copyText } from './copy-text.ts';
import { ContradictoryMatch, type MatchRows, matchRows } from './match-rows.ts';
import type { NameCorrections } from './name-corrections.ts';

/** A match out of an archive, beside what is stored of it. */
export interface PackedMatch {
  readonly id: string;
  readonly file: PackedMatchFile;
  /** Of the version that is stored; `null` when none is. */
  readonly storedHash: string | null;
}

/** Matches as PostgreSQL takes them. */
export interface PreparedMatches {
  readonly ids: readonly string[];
  /** Those of which another version is stored, which goes. */
  readonly replaced: readonly string[];
  readonly names: CollectedNames;
  readonly matches: CopyText;
  readonly innings: CopyText;
  readonly playerMatches: CopyText;
  readonly sources: CopyText;
  readonly deliveries: number;
  /** What is odd about them, for people; they are stored all the same. */
  readonly doubts: readonly string[];
  /** How many are stored as they are, and not among these. */
  readonly unchanged: number;
  /** Files that are no match, and not among these. */
  readonly warnings: readonly FileWarning[];
}

/** Unpacks matches, compares them with what is stored, and makes the rows of those that differ: most of an import's work. */
export function prepareMatches(
  packed: readonly PackedMatch[],
  corrections: NameCorrections,
): PreparedMatches {
  const changed: ChangedMatch[] = [];
  const warnings: FileWarning[] = [];
  let unchanged = 0;
  for (const match of packed) {
    const made = makeMatch(match, corrections);
    if (!made.ok) warnings.push({ file: `${match.id}.json`, reason: made.fault });
    else if (made.value === 'unchanged') unchanged += 1;
    else changed.push(made.value);
  }
  return { ...toStore(changed), unchanged, warnings };
}

interface ChangedMatch {
  readonly rows: MatchRows;
  readonly deflated: Buffer;
  readonly replaces: boolean;
  readonly doubt: string | null;
}

function makeMatch(
  { id, file, storedHash }: PackedMatch,
  corrections: NameCorrections,
): Result<ChangedMatch | 'unchanged', string> {
  const unpacked = unpackMatchFile(file);
  if (!unpacked.ok) return unpacked;
  if (unpacked.value.hash === storedHash) return ok('unchanged');
  const made = makeRows(id, unpacked.value, corrections);
  return made.ok
    ? ok({ ...made.value, deflated: unpacked.value.deflated, replaces: storedHash !== null })
    : made;
}

function makeRows(
  id: string,
  { text, hash }: MatchFile,
  corrections: NameCorrections,
): Result<Pick<ChangedMatch, 'rows' | 'doubt'>, string> {
  const match = parseMatch(id, text);
  if (!match.ok) return match;
  try {
    const rows = matchRows(match.value, hash, corrections);
    return ok({ rows, doubt: outcomeContradiction(match.value) });
  } catch (error) {
    if (error instanceof ContradictoryMatch) return fail(error.message);
    throw error;
  }
}

function toStore(changed: readonly ChangedMatch[]): Omit<PreparedMatches, 'unchanged' | 'warnings'> {
  const rows = changed.map((match) => match.rows);
  return {
    ids: rows.map(({ match }) => match.id),
    replaced: changed.flatMap((match) => (match.replaces ? [match.rows.match.id] : [])),
    names: collectNames(rows),
    matches: copyText(rows.map(({ match }) => match)),
    innings: copyText(rows.flatMap(({ innings }) => innings)),
    playerMatches: copyText(rows.flatMap(({ playerMatches }) => playerMatches)),
    sources: copyText(changed.map((match) => ({ matchId: match.rows.match.id, deflated: match.deflated }))),
    deliveries: rows.reduce((sum, { match }) => sum + match.deliveries, 0),
    doubts: changed.flatMap(({ doubt }) => doubt ?? []),
  };
}
