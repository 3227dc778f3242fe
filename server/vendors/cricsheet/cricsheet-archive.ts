import { readFile } from 'node:fs/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type MatchEntry, readMatchFile } from './read-match-file.ts';

/** The file is no archive at all, or its directory is broken: nothing of it can be read. The message is for people. */
export class CricsheetArchiveError extends Error {}

export interface FileWarning {
  readonly file: string;
  readonly reason: string;
}

export interface ArchivedMatch {
  readonly id: string;
  readonly file: string;
  /** Checksum and length of its text according to the archive: they identify its version before it is read. */
  readonly contentHash: string;
  readonly entry: MatchEntry;
}

export type CricsheetArchive = Awaited<ReturnType<typeof openCricsheetArchive>>;

/** Archives of Cricsheet hold one match a file, named by its id, and a README. */
const MATCH_NAME = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})\.json$/;
/** Ten times what the whole of Cricsheet holds. */
const MOST_FILES = 250_000;

/**
 * Opens a zip of Cricsheet matches and lists them in its order, with warnings about files whose name no match can have.
 * The archive stays in memory; `read` unpacks a match, and its fault says for people what is wrong with the file.
 * Throws `CricsheetArchiveError` when the file is missing or is no zip.
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
    // Names stay bytes: one bad name must not cost the whole archive.
    const options = { lazyEntries: true, decodeStrings: false };
    return { bytes, zip: await yauzl.fromBufferPromise(bytes, options) };
  } catch (cause) {
    throw new CricsheetArchiveError(whyNotOpened(path, cause), { cause });
  }
}

function whyNotOpened(path: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return `${path} does not exist.`;
  if (code === 'EISDIR') return `${path} is a folder, not a zip archive.`;
  if (code === 'EACCES') return `${path} may not be read.`;
  if (code === 'ERR_FS_FILE_TOO_LARGE') return `${path} is too large for an archive of matches.`;
  return `${path} is not a zip archive.`;
}

async function listMatches(zip: ZipFile, path: string) {
  if (zip.entryCount > MOST_FILES) {
    throw new CricsheetArchiveError(`${path} says it holds ${zip.entryCount} files; ${MOST_FILES} are read.`);
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
      else if (matches.has(id)) warnings.push({ file, reason: 'it stands twice in the archive' });
      else if (offsets.has(offset)) {
        warnings.push({ file, reason: 'it is another file of the archive under a second name' });
      } else matches.set(id, archivedMatch(id, entry));
      offsets.add(offset);
    }
  } catch (cause) {
    throw new CricsheetArchiveError(`${path} is a damaged zip archive.`, { cause });
  }
  return { matches: [...matches.values()], warnings };
}

/** Copies what is read later: yauzl's entries are several times as large, and an archive lists thousands. */
function archivedMatch(id: string, entry: Entry): ArchivedMatch {
  const { relativeOffsetOfLocalHeader, compressedSize, uncompressedSize, crc32 } = entry;
  const { compressionMethod, generalPurposeBitFlag } = entry;
  return {
    id,
    file: `${id}.json`,
    contentHash: `${crc32.toString(16)}-${uncompressedSize}`,
    entry: {
      relativeOffsetOfLocalHeader,
      compressedSize,
      uncompressedSize,
      crc32,
      compressionMethod,
      generalPurposeBitFlag,
    },
  };
}
