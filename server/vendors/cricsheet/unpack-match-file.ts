import { crc32, inflateRawSync } from 'node:zlib';
import type { Result } from '@gullylens/engine/result';
import { fail, ok } from '@gullylens/engine/result';

/** A match file as it lies in an archive, with what the archive says of its text. */
export interface PackedMatchFile {
  readonly bytes: Buffer;
  /** Else the bytes are the text itself. */
  readonly isDeflated: boolean;
  readonly length: number;
  readonly crc32: number;
}

/** Of its text, and of the same deflated. The longest Test in Cricsheet is under 1 MB, and under 16 KB deflated. */
export const LONGEST = 8 * 1024 * 1024;
export const LONGEST_DEFLATED = 1024 * 1024;
/** Smaller ones zlib does not take. */
const LEAST_CHUNK = 64;

/** The text of a file, checked against the archive's own length and checksum. */
export function unpackMatchFile({ bytes, isDeflated, ...said }: PackedMatchFile): Result<Buffer, string> {
  try {
    const text = isDeflated ? inflate(bytes, said.length) : bytes;
    if (text.length !== said.length || crc32(text) !== said.crc32) return fail('it is damaged');
    return ok(text);
  } catch {
    return fail('it is damaged or cut short');
  }
}

/** In one piece of the length that the archive gives: putting it together out of pieces took longer than inflating it. */
function inflate(bytes: Buffer, length: number): Buffer {
  const maxOutputLength = Math.max(1, length);
  return inflateRawSync(bytes, { maxOutputLength, chunkSize: Math.max(LEAST_CHUNK, length + 1) });
}
