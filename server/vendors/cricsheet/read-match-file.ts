import type { Result } from '@gullylens/engine/result';
import { fail, ok } from '@gullylens/engine/result';
import { LONGEST, type PackedMatchFile } from './unpack-match-file.ts';
import type { KeptEntry, ZipFileReader } from './zip-file-reader.ts';

const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** Reads the bytes of one entry, which are not looked at yet. */
export function readMatchFile(file: ZipFileReader, entry: KeptEntry): Result<PackedMatchFile, string> {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return fail('it is encrypted');
  if (entry.uncompressedSize > LONGEST) return fail('it is too large for a match');
  if (entry.compressionMethod !== DEFLATED && entry.compressionMethod !== STORED) {
    return fail('it is compressed in a way that is not read');
  }
  try {
    return ok({
      bytes: file.readEntry(entry),
      isDeflated: entry.compressionMethod === DEFLATED,
      length: entry.uncompressedSize,
      crc32: entry.crc32,
    });
  } catch {
    return fail('it is damaged or cut short');
  }
}
