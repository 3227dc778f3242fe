import { text } from 'node:stream/consumers';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { readCricsheet } from '@gullylens/engine/match/read-cricsheet';
import yauzl from 'yauzl';

/**
 * The first day of a match. It is near the top of its file, so only the first `HEAD_LENGTH` characters are unpacked.
 */
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

/** Orders by first day, then by id, with digits compared as numbers. */
function byDayThenId(a: ArchiveEntry, b: ArchiveEntry): number {
  return a.firstDay.localeCompare(b.firstDay) || a.id.localeCompare(b.id, 'en', { numeric: true });
}

async function readMatch(zip: yauzl.ZipFile, { id, entry }: ArchiveEntry): Promise<MatchRecord | null> {
  try {
    const read = readCricsheet(id, JSON.parse(await text(await zip.openReadStreamPromise(entry))));
    return read.ok ? read.value : null;
  } catch {
    return null; // Truncated or not JSON. The importer reports such files; the feed leaves them out.
  }
}

/** Reads the latest `count` readable matches of a Cricsheet zip, earliest first. Throws when the file is not a zip. */
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
