import { readFile } from 'node:fs/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { copyMatchEntry, type MatchEntry, readMatchFile } from './read-match-file.ts';

/** The file is not an archive, or its directory is broken, so nothing can be read. The message is for operators. */
export class CricsheetArchiveError extends Error {}

/** A file of an archive that was skipped, with the reason for operators. */
export interface FileWarning {
  readonly file: string;
  readonly reason: string;
}

/** A match file of an archive, not yet unpacked. */
export interface ArchivedMatch {
  readonly id: string;
  readonly file: string;
  /** Checksum and length of the text, from the zip's directory: they identify the file's version without reading it. */
  readonly contentHash: string;
  readonly entry: MatchEntry;
}

/** An open archive: its list of matches, the skipped files, and the function that reads one match. */
export type CricsheetArchive = Awaited<ReturnType<typeof openCricsheetArchive>>;

/** Cricsheet archives hold one file per match, named by its id, and a README. */
const MATCH_NAME = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})\.json$/;
/** Ten times the size of all of Cricsheet. */
const MAX_FILES = 250_000;

/**
 * Opens a zip of Cricsheet matches and lists them in the zip's order, with warnings about files that are not named by a
 * match id. Called by imports (import thread or command) and by the backtest command. The archive stays in memory;
 * `read` unpacks one match, and its fault is a message for operators.
 * @throws CricsheetArchiveError when the file is missing or not a zip.
 */
export async function openCricsheetArchive(path: string) {
  const { bytes, zip } = await openZip(path);
  return {
    ...(await listMatches(zip, path)),
    read: ({ entry }: ArchivedMatch) => readMatchFile(bytes, entry),
  };
}

async function openZip(path: string): Promise<{ readonly bytes: Buffer; readonly zip: ZipFile }> {
  try {
    const bytes = await readFile(path);
    // Names are read as bytes: one malformed name must not fail the whole archive.
    const options = { lazyEntries: true, decodeStrings: false };
    return { bytes, zip: await yauzl.fromBufferPromise(bytes, options) };
  } catch (cause) {
    throw new CricsheetArchiveError(describeOpenFailure(path, cause), { cause });
  }
}

function describeOpenFailure(path: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return `${path} does not exist.`;
  if (code === 'EISDIR') return `${path} is a folder, not a zip archive.`;
  if (code === 'EACCES') return `${path} may not be read.`;
  if (code === 'ERR_FS_FILE_TOO_LARGE') return `${path} is too large for an archive of matches.`;
  return `${path} is not a zip archive.`;
}

async function listMatches(zip: ZipFile, path: string) {
  if (zip.entryCount > MAX_FILES) {
    throw new CricsheetArchiveError(`${path} has ${zip.entryCount} files; the limit is ${MAX_FILES}.`);
  }
  const matches = new Map<string, ArchivedMatch>();
  const offsets = new Set<number>();
  const warnings: FileWarning[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const file = entry.fileNameRaw.toString('utf8');
      if (!file.endsWith('.json')) continue;
      const id = MATCH_NAME.exec(file)?.[1];
      const offset = entry.relativeOffsetOfLocalHeader;
      if (id === undefined) warnings.push({ file, reason: 'its name is not a match id' });
      else if (matches.has(id)) warnings.push({ file, reason: 'it is in the archive twice' });
      else if (offsets.has(offset)) {
        warnings.push({ file, reason: 'it points to the same data as another file of the archive' });
      } else matches.set(id, archivedMatch(id, entry));
      offsets.add(offset);
    }
  } catch (cause) {
    throw new CricsheetArchiveError(`${path} is a damaged zip archive.`, { cause });
  }
  return { matches: [...matches.values()], warnings };
}

function archivedMatch(id: string, entry: Entry): ArchivedMatch {
  const contentHash = `${entry.crc32.toString(16)}-${entry.uncompressedSize}`;
  return { id, file: `${id}.json`, contentHash, entry: copyMatchEntry(entry) };
}
