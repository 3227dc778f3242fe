import type { Result } from '@gullylens/engine/result';
import { fail } from '@gullylens/engine/result';
import yauzl, { type ZipFile } from 'yauzl';
import { readFirstDate } from './read-first-date.ts';
import { readMatchFile } from './read-match-file.ts';
import { type PackedMatchFile, unpackMatchFile } from './unpack-match-file.ts';
import { keepEntry, type KeptEntry, ZipFileReader } from './zip-file-reader.ts';

/** The file is no archive at all, or its directory is broken: nothing of it can be read. The message is for people. */
export class CricsheetArchiveError extends Error {}

/** Why one file of an archive was passed over. */
export interface FileWarning {
  readonly file: string;
  readonly reason: string;
}

/** A match that an archive says it holds; nothing of it is in memory. */
export interface ArchivedMatch {
  readonly id: string;
  readonly file: string;
  /** Checksum and length of its text, as the archive says: what tells two versions of a match apart, unread. */
  readonly contentHash: string;
}

export interface CricsheetArchive {
  /** In the order of the archive. */
  readonly matches: readonly ArchivedMatch[];
  /** Files that cannot be matches by their name alone. */
  readonly warnings: readonly FileWarning[];
  /** First day of play as `YYYY-MM-DD`, out of the first bytes; `null` where the file does not begin like a match. */
  firstDate(match: ArchivedMatch): string | null;
  /** The text of a match. */
  read(match: ArchivedMatch): Result<Buffer, FileWarning>;
  /** The same for `unpackMatchFile`. */
  readPacked(match: ArchivedMatch): Result<PackedMatchFile, FileWarning>;
  close(): void;
}

/** Archives of Cricsheet hold one match a file, named by its id, and a README. */
const MATCH_NAME = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})\.json$/;
/** Ten times what the whole of Cricsheet holds. */
const MOST_FILES = 250_000;

/**
 * Opens a zip of Cricsheet matches and lists them; each is read when it is asked for, so that memory grows with the
 * archive by its list alone, less than half a kilobyte a match. Throws `CricsheetArchiveError` when the file is not there or is no zip.
 */
export async function openCricsheetArchive(path: string): Promise<CricsheetArchive> {
  const { reader, zip } = await openZip(path);
  try {
    const { entries, warnings } = await listEntries(zip, path);
    const matches = [...entries].map(([id, entry]) => archivedMatch(id, entry));
    const readPacked = ({ id, file }: ArchivedMatch) => warnOf(file, readFrom(reader, entries.get(id)));
    return {
      matches,
      warnings,
      firstDate: ({ id }) => {
        const entry = entries.get(id);
        return entry ? readFirstDate(reader, entry) : null;
      },
      read: (match) => {
        const packed = readPacked(match);
        return packed.ok ? warnOf(match.file, unpackMatchFile(packed.value)) : packed;
      },
      readPacked,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function archivedMatch(id: string, { crc32, uncompressedSize }: KeptEntry): ArchivedMatch {
  return { id, file: `${id}.json`, contentHash: `${crc32.toString(16)}-${uncompressedSize}` };
}

async function openZip(path: string): Promise<{ reader: ZipFileReader; zip: ZipFile }> {
  let reader: ZipFileReader | undefined;
  try {
    reader = new ZipFileReader(path);
    // Names stay bytes: one bad name must not cost the whole archive.
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false };
    return { reader, zip: await yauzl.fromRandomAccessReaderPromise(reader, reader.size, options) };
  } catch (cause) {
    reader?.close();
    throw new CricsheetArchiveError(whyNotOpened(path, cause), { cause });
  }
}

function whyNotOpened(path: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return `${path} does not exist.`;
  if (code === 'EISDIR') return `${path} is a folder, not a zip archive.`;
  if (code === 'EACCES') return `${path} may not be read.`;
  return `${path} is not a zip archive.`;
}

async function listEntries(zip: ZipFile, path: string) {
  const entries = new Map<string, KeptEntry>();
  const places = new Set<number>();
  const warnings: FileWarning[] = [];
  if (zip.entryCount > MOST_FILES) {
    throw new CricsheetArchiveError(`${path} says it holds ${zip.entryCount} files; ${MOST_FILES} are read.`);
  }
  try {
    for await (const entry of zip.eachEntry()) {
      const file = entry.fileNameRaw.toString('utf8');
      if (!file.endsWith('.json')) continue;
      const id = MATCH_NAME.exec(file)?.[1];
      if (id === undefined) warnings.push({ file, reason: 'its name is not a match id' });
      else if (entries.has(id)) warnings.push({ file, reason: 'it stands twice in the archive' });
      else if (places.has(entry.relativeOffsetOfLocalHeader)) {
        warnings.push({ file, reason: 'it is another file of the archive under a second name' });
      } else entries.set(id, keepEntry(entry));
      places.add(entry.relativeOffsetOfLocalHeader);
    }
  } catch (cause) {
    throw new CricsheetArchiveError(`${path} is a damaged zip archive.`, { cause });
  }
  return { entries, warnings };
}

function readFrom(reader: ZipFileReader, entry: KeptEntry | undefined): Result<PackedMatchFile, string> {
  return entry ? readMatchFile(reader, entry) : fail('it is not in this archive');
}

function warnOf<Value>(file: string, read: Result<Value, string>): Result<Value, FileWarning> {
  return read.ok ? read : fail({ file, reason: read.fault });
}
