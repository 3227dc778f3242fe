import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import yauzl from 'yauzl';
import type { MatchRecord } from '../match/match-record.ts';
import { readCricsheet } from '../match/read-cricsheet.ts';

/** Folder of Cricsheet archives beside the repository. Tests on real matches are skipped without it. */
const FOLDER = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

export const hasArchives = existsSync(FOLDER);
if (!hasArchives) process.stderr.write(`tests on real matches are skipped: there is no ${FOLDER}\n`);

export function archivePath(name: string): string {
  return `${FOLDER}${name}`;
}

/** Matches of a zip, in the order of the archive; only those with `ids`, or whose file has the `text`, when given. */
export async function readArchive(path: string, ids?: readonly string[], text = ''): Promise<MatchRecord[]> {
  const matches: MatchRecord[] = [];
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry()) {
    const id = /^(.+)\.json$/.exec(entry.fileName)?.[1];
    if (id === undefined || (ids && !ids.includes(id))) continue;
    const file = await textOf(await zip.openReadStreamPromise(entry));
    if (file.includes(text)) matches.push(readOrThrow(id, file));
  }
  return matches;
}

function readOrThrow(id: string, text: string): MatchRecord {
  const read = readCricsheet(id, JSON.parse(text));
  if (!read.ok) throw new Error(read.fault);
  return read.value;
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
