import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { readCricsheet } from '@gullylens/engine/match/read-cricsheet';
import { fail, ok, type Result } from '@gullylens/engine/result';
import type { Entry } from 'yauzl';

/** Where a match file lies in its archive, and its checksum. */
export type MatchEntry = Readonly<ReturnType<typeof copyMatchEntry>>;

/** Copies what is needed to read a file from its directory entry: yauzl's entries are several times as large. */
export function copyMatchEntry(entry: Entry) {
  const { relativeOffsetOfLocalHeader, compressedSize, uncompressedSize } = entry;
  const { compressionMethod, generalPurposeBitFlag } = entry;
  return {
    relativeOffsetOfLocalHeader,
    compressedSize,
    uncompressedSize,
    compressionMethod,
    generalPurposeBitFlag,
    crc32: entry.crc32,
  };
}

/** A match file: its JSON text, and that text compressed (raw deflate), as history stores it. */
type MatchFile = Readonly<Record<'text' | 'deflated', Buffer>>;

/** Limits in bytes. The longest Test match in Cricsheet is under 1 MB, and under 16 KB compressed. */
const MAX_TEXT_BYTES = 8 * 1024 * 1024;
const MAX_DEFLATED_BYTES = 256 * 1024;
const TOO_LARGE = 'it is too large for a match';

/** From the zip format (PKWARE APPNOTE): a flag bit, compression methods, and the header before each file. */
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_LENGTH = 30;
/** The smallest chunk that zlib accepts, in bytes. */
const MIN_CHUNK_BYTES = 64;

/** Reads one file of an archive and checks it against the length and checksum in the archive's directory. */
export function readMatchFile(archive: Buffer, entry: MatchEntry): Result<MatchFile, string> {
  const { compressionMethod: method, uncompressedSize: length } = entry;
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return fail('it is encrypted');
  if (method !== DEFLATED && method !== STORED) return fail('its compression method is not supported');
  if (length > MAX_TEXT_BYTES) return fail(TOO_LARGE);
  try {
    const packed = packedBytes(archive, entry);
    const deflated = method === DEFLATED ? packed : deflateRawSync(packed);
    if (deflated.length > MAX_DEFLATED_BYTES) return fail(TOO_LARGE);
    const text = method === DEFLATED ? inflate(packed, length) : packed;
    if (text.length !== length || crc32(text) !== entry.crc32) return fail('it is damaged');
    return ok({ text, deflated });
  } catch {
    return fail('it is damaged or cut short');
  }
}

function packedBytes(archive: Buffer, entry: MatchEntry): Buffer {
  const header = entry.relativeOffsetOfLocalHeader;
  if (archive.readUInt32LE(header) !== LOCAL_HEADER) throw new Error('no local header at this offset');
  const nameLength = archive.readUInt16LE(header + 26);
  const extraLength = archive.readUInt16LE(header + 28);
  const start = header + LOCAL_HEADER_LENGTH + nameLength + extraLength;
  return archive.subarray(start, start + entry.compressedSize);
}

/** Inflates into one chunk, because joining several takes longer than inflating. */
function inflate(bytes: Buffer, length: number): Buffer {
  const maxOutputLength = Math.max(1, length);
  return inflateRawSync(bytes, { maxOutputLength, chunkSize: Math.max(MIN_CHUNK_BYTES, length + 1) });
}

/** Parses a Cricsheet file, from an archive or as stored by history. The fault is a message for operators. */
export function parseMatch(id: string, text: Buffer): Result<MatchRecord, string> {
  let json: unknown;
  try {
    json = JSON.parse(text.toString('utf8'));
  } catch {
    return fail('it is not complete JSON');
  }
  return readCricsheet(id, json);
}
