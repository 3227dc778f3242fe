import { writeFile } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;
const VERSION = 20;

interface FileToZip {
  readonly name: string;
  readonly content: string | Buffer;
  /** Stored without compression. */
  readonly isStored?: boolean;
}

/** Writes a zip of these files at `path`, valid or broken. */
export async function writeZip(path: string, files: readonly FileToZip[]): Promise<void> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false } of files) {
    const text = Buffer.from(content);
    const data = isStored ? text : deflateRawSync(text);
    const shared = sharedFields(text, data, { name, isStored });
    const local = Buffer.concat([fields(LOCAL_HEADER, [VERSION]), shared, Buffer.from(name), data]);
    directory.push(directoryEntry(shared, offset, name));
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(DIRECTORY_END, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  await writeFile(path, Buffer.concat([...parts, listing, end]));
}

function fields(signature: number, versions: readonly number[]): Buffer {
  const start = Buffer.alloc(4 + 2 * versions.length);
  start.writeUInt32LE(signature, 0);
  versions.forEach((version, i) => start.writeUInt16LE(version, 4 + 2 * i));
  return start;
}

/** The 24 bytes that the local header and the directory share: flags, method, time, checksum, lengths. */
function sharedFields(
  text: Buffer,
  data: Buffer,
  { name, isStored }: { readonly name: string; readonly isStored: boolean },
): Buffer {
  const shared = Buffer.alloc(24);
  shared.writeUInt16LE(isStored ? STORED : DEFLATED, 2);
  shared.writeUInt32LE(crc32(text), 8);
  shared.writeUInt32LE(data.length, 12);
  shared.writeUInt32LE(text.length, 16);
  shared.writeUInt16LE(Buffer.byteLength(name), 20);
  return shared;
}

function directoryEntry(shared: Buffer, offset: number, name: string): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([fields(DIRECTORY_ENTRY, [VERSION, VERSION]), shared, rest, Buffer.from(name)]);
}
