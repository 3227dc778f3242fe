import { constants, inflateRawSync } from 'node:zlib';
import type { KeptEntry, ZipFileReader } from './zip-file-reader.ts';

/** `meta`, `balls_per_over`, `city` and `dates` open every file of Cricsheet; their deflated form is far shorter. */
const BEGINNING = 384;
const CHUNK = 2048;
const DEFLATED = 8;

/** The first day of play, out of the first bytes of a match: enough to put an archive in order without unpacking it. */
export function readFirstDate(file: ZipFileReader, entry: KeptEntry): string | null {
  try {
    const bytes = file.readEntry(entry, BEGINNING);
    const beginning = entry.compressionMethod === DEFLATED ? inflateBeginning(bytes) : bytes;
    return /"dates"\s*:\s*\[\s*"(\d{4}-\d{2}-\d{2})"/.exec(beginning.toString('utf8'))?.[1] ?? null;
  } catch {
    // What is wrong with the file is said when it is read.
    return null;
  }
}

/** A cut deflate stream as far as it goes. A deflate stream grows at most 1032-fold, so this stays under half a megabyte. */
function inflateBeginning(bytes: Buffer): Buffer {
  return inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: CHUNK });
}
