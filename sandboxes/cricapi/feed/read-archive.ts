import { text } from 'node:stream/consumers';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { readCricsheet } from '@gullylens/engine/match/read-cricsheet';
import yauzl from 'yauzl';

/** A match's first day stands near the top of its file, so most of an archive need not be unpacked. */
const FIRST_DAY = /"dates"\s*:\s*\[\s*"(\d{4}-\d{2}-\d{2})"/;
const HEAD_LENGTH = 16_384;

interface ArchiveEntry {
  readonly id: string;
  readonly firstDay: string;
  readonly entry: yauzl.Entry;
}

async function readHead(stream: NodeJS.ReadableStream): Promise<string> {
  let head = '';
  for await (const chunk of stream) {
    head += String(chunk);
    if (head.length >= HEAD_LENGTH) break;
  }
  return head;
}

async function listEntries(zip: yauzl.ZipFile): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    const id = /^([^/]+)\.json$/.exec(entry.fileName)?.[1];
    if (id === undefined) continue;
    const head = await readHead(await zip.openReadStreamPromise(entry)).catch(() => '');
    const firstDay = FIRST_DAY.exec(head)?.[1];
    if (firstDay !== undefined) entries.push({ id, firstDay, entry });
  }
  return entries;
}

/** By first day, then by id: ids are numbers, so a longer one is the larger. */
function byDayThenId(a: ArchiveEntry, b: ArchiveEntry): number {
  return a.firstDay.localeCompare(b.firstDay) || a.id.localeCompare(b.id, 'en', { numeric: true });
}

async function readMatch(zip: yauzl.ZipFile, { id, entry }: ArchiveEntry): Promise<MatchRecord | null> {
  try {
    const read = readCricsheet(id, JSON.parse(await text(await zip.openReadStreamPromise(entry))));
    return read.ok ? read.value : null;
  } catch {
    return null; // Cut off or no JSON: the importer names such files, here they are not played.
  }
}

/** The latest `count` matches of a Cricsheet zip that can be read, earliest first. Throws when the file is no zip. */
export async function readLatestMatches(path: string, count: number): Promise<MatchRecord[]> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new Error(`SANDBOX_REPLAY: ${path} cannot be opened as a zip: ${error.message}`);
  });
  try {
    const latest = (await listEntries(zip)).toSorted(byDayThenId).toReversed();
    const matches: MatchRecord[] = [];
    for (const entry of latest) {
      if (matches.length === count) break;
      const match = await readMatch(zip, entry);
      if (match) matches.push(match);
    }
    return matches.toReversed();
  } finally {
    zip.close();
  }
}
