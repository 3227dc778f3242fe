import { hash } from 'node:crypto';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Result } from '@gullylens/engine/result';
import { fail, ok } from '@gullylens/engine/result';
import type { KeptEntry, ZipFileReader } from './zip-file-reader.ts';

/** One match file as it came: its text, the same deflated (as it is kept), and what tells two versions of it apart. */
export interface MatchFile {
  readonly text: Buffer;
  readonly deflated: Buffer;
  /** SHA-256 of the text, hexadecimal. */
  readonly hash: string;
}

/** The longest Test in Cricsheet is under 3 MB. */
const LONGEST = 32 * 1024 * 1024;
/** Smaller ones zlib does not take. */
const LEAST_CHUNK = 64;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** In one piece of the length that the archive gives: putting it together out of pieces took longer than inflating it. */
function inflate(bytes: Buffer, length: number): Buffer {
  return inflateRawSync(bytes, { maxOutputLength: LONGEST, chunkSize: Math.max(LEAST_CHUNK, length + 1) });
}

/** Reads one entry whole, checked against the archive's own length and checksum. */
export function readMatchFile(file: ZipFileReader, entry: KeptEntry): Result<MatchFile, string> {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return fail('it is encrypted');
  if (entry.uncompressedSize > LONGEST) return fail('it is too large for a match');
  if (entry.compressionMethod !== DEFLATED && entry.compressionMethod !== STORED) {
    return fail('it is compressed in a way that is not read');
  }
  try {
    const bytes = file.readEntry(entry);
    const text = entry.compressionMethod === STORED ? bytes : inflate(bytes, entry.uncompressedSize);
    if (text.length !== entry.uncompressedSize || crc32(text) !== entry.crc32) return fail('it is damaged');
    const deflated = entry.compressionMethod === DEFLATED ? bytes : deflateRawSync(text);
    return ok({ text, deflated, hash: hash('sha256', text) });
  } catch {
    return fail('it is damaged or cut short');
  }
}
