import type { Result } from '@gullylens/engine/result';
import { fail, ok } from '@gullylens/engine/result';
import { LONGEST, LONGEST_DEFLATED, type PackedMatchFile } from './unpack-match-file.ts';
import type { KeptEntry, ZipFileReader } from './zip-file-reader.ts';

const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const TOO_LARGE = 'it is too large for a match';

/** Reads the bytes of one entry, which are not looked at yet. */
export function readMatchFile(file: ZipFileReader, entry: KeptEntry): Result<PackedMatchFile, string> {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return fail('it is encrypted');
  if (entry.uncompressedSize > LONGEST) return fail(TOO_LARGE);
  if (entry.compressionMethod !== DEFLATED && entry.compressionMethod !== STORED) {
    return fail('it is compressed in a way that is not read');
  }
  // Bytes behind the end of a text would be kept with it, however many.
  const isDeflated = entry.compressionMethod === DEFLATED;
  if (isDeflated && entry.compressedSize > LONGEST_DEFLATED) return fail(TOO_LARGE);
  try {
    return ok({
      bytes: file.readEntry(entry),
      isDeflated,
      length: entry.uncompressedSize,
      crc32: entry.crc32,
    });
  } catch {
    return fail('it is damaged or cut short');
  }
}
