import type { ArchivedMatch, CricsheetArchive, FileWarning } from '../vendors/cricsheet/cricsheet-archive.ts';
import type { PackedMatch } from './prepare-matches.ts';

/** Some matches of an archive, one after the other. */
export interface ReadBatch {
  readonly seen: number;
  /** Those that are not stored as they are here. */
  readonly packed: readonly PackedMatch[];
  /** Files that cannot be read. */
  readonly warnings: readonly FileWarning[];
  /** How many are stored as they are here. */
  readonly unchanged: number;
}

/** Enough to make the round trips cheap, few enough to keep memory flat and an interruption cheap. */
const MOST_MATCHES = 256;
/** Of files as they lie in the archive; so many Tests have half of it. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Reads those of the next matches of an archive of which other content is stored, or none. */
export function readBatch(
  archive: CricsheetArchive,
  stored: ReadonlyMap<string, string>,
  matches: readonly ArchivedMatch[],
  from: number,
): ReadBatch {
  const packed: PackedMatch[] = [];
  const warnings: FileWarning[] = [];
  let [seen, unchanged, bytes] = [0, 0, 0];
  for (const match of matches.slice(from, from + MOST_MATCHES)) {
    if (bytes >= MOST_BYTES) break;
    seen += 1;
    const { id, contentHash } = match;
    if (stored.get(id) === contentHash) {
      unchanged += 1;
      continue;
    }
    const file = archive.readPacked(match);
    if (file.ok) packed.push({ id, contentHash, file: file.value, replaces: stored.has(id) });
    else warnings.push(file.fault);
    bytes += file.ok ? file.value.bytes.length : 0;
  }
  return { seen, packed, warnings, unchanged };
}
