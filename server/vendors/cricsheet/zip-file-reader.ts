import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Entry, RandomAccessReader } from 'yauzl';

/** What is kept of an archive's directory: of each of twenty thousand matches it stays in memory for a whole import. */
export type KeptEntry = Readonly<
  Pick<
    Entry,
    | 'relativeOffsetOfLocalHeader'
    | 'fileNameLength'
    | 'compressedSize'
    | 'uncompressedSize'
    | 'compressionMethod'
    | 'generalPurposeBitFlag'
    | 'crc32'
  >
>;

export function keepEntry(entry: Entry): KeptEntry {
  return {
    relativeOffsetOfLocalHeader: entry.relativeOffsetOfLocalHeader,
    fileNameLength: entry.fileNameLength,
    compressedSize: entry.compressedSize,
    uncompressedSize: entry.uncompressedSize,
    compressionMethod: entry.compressionMethod,
    generalPurposeBitFlag: entry.generalPurposeBitFlag,
    crc32: entry.crc32,
  };
}

const BLOCK = 64 * 1024;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_LENGTH = 30;
/** What a local header holds beyond its name is rarely longer; where it is, a second read follows. */
const SPARE = 64;

/**
 * An archive's file. Small reads in a row, as of its directory, are served from blocks, and an entry comes in one read
 * of the file: asking for each piece by itself took longer than unpacking all of it. Reads hold up their thread, in which
 * an import is alone.
 */
export class ZipFileReader extends RandomAccessReader {
  readonly #file: number;
  readonly size: number;
  #block: Buffer = Buffer.alloc(0);
  #blockAt = 0;

  constructor(path: string) {
    super();
    this.#file = openSync(path, 'r');
    this.size = fstatSync(this.#file).size;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    try {
      const bytes = this.#bytesAt(position, length);
      callback(null, bytes.copy(buffer, offset));
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #bytesAt(position: number, length: number): Buffer {
    const within = position - this.#blockAt;
    if (within >= 0 && within + length <= this.#block.length)
      return this.#block.subarray(within, within + length);
    this.#block = this.#readAt(position, Math.max(length, BLOCK));
    this.#blockAt = position;
    return this.#block.subarray(0, length);
  }

  #readAt(position: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readSync(this.#file, bytes, 0, length, position));
  }

  /** The bytes of an entry as they lie in the archive, or the first `limit` of them. Throws when they are not there. */
  readEntry(entry: KeptEntry, limit = entry.compressedSize): Buffer {
    const wanted = Math.min(limit, entry.compressedSize);
    const at = entry.relativeOffsetOfLocalHeader;
    const bytes = this.#readAt(at, LOCAL_HEADER_LENGTH + entry.fileNameLength + SPARE + wanted);
    if (bytes.length < LOCAL_HEADER_LENGTH || bytes.readUInt32LE(0) !== LOCAL_HEADER) {
      throw new Error('the entry does not begin where the directory says');
    }
    const from = LOCAL_HEADER_LENGTH + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
    const data = bytes.subarray(from, from + wanted);
    const whole = data.length === wanted ? data : this.#readAt(at + from, wanted);
    if (whole.length < wanted) throw new Error('the entry is cut short');
    return whole;
  }

  override close(callback: (error: Error | null) => void = () => {}): void {
    closeSync(this.#file);
    callback(null);
  }

  /** Entries are read by `readEntry` alone. */
  override _readStreamForRange(): Readable {
    throw new Error('entries are not streamed');
  }
}
