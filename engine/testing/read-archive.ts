import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';
import type { MatchRecord } from '../match/match-record.ts';
import { readCricsheet } from '../match/read-cricsheet.ts';

/** Folder of Cricsheet archives beside the repository. Tests on real matches are skipped without it. */
const FOLDER = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

export const hasArchives = existsSync(FOLDER);
if (!hasArchives) process.stderr.write(`tests on real matches are skipped: there is no ${FOLDER}\n`);

export function archivePath(name: string): string {
  return `${FOLDER}${name}`;
}

/** The part of a file that is searched for the text; longer than any match's header. */
const HEAD_BYTES = 16_384;

/** Matches of a zip, in the order of the archive; only those with `ids`, or with `text` near their start, when given. */
export async function readArchive(path: string, ids?: readonly string[], text = ''): Promise<MatchRecord[]> {
  const matches: MatchRecord[] = [];
  const bytes = await readFile(path);
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const id = /^(.+)\.json$/.exec(entry.fileName)?.[1];
    if (id === undefined || (ids && !ids.includes(id))) continue;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const file = inflate(entry, bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize));
    if (file.subarray(0, HEAD_BYTES).includes(text)) matches.push(readOrThrow(id, file.toString()));
  }
  return matches;
}

/** Inflates at once, because a stream for each of thousands of files takes three times as long. */
function inflate({ compressionMethod, uncompressedSize }: Entry, data: Buffer): Buffer {
  if (compressionMethod === 0) return data;
  return inflateRawSync(data, { chunkSize: Math.max(uncompressedSize, 64) });
}

function readOrThrow(id: string, text: string): MatchRecord {
  const read = readCricsheet(id, JSON.parse(text));
  if (!read.ok) throw new Error(read.fault);
  return read.value;
}
