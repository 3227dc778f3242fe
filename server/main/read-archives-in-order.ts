import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { ArchivedMatch, CricsheetArchive } from '../vendors/cricsheet/cricsheet-archive.ts';
import { openCricsheetArchive } from '../vendors/cricsheet/cricsheet-archive.ts';
import { parseMatch } from '../vendors/cricsheet/parse-match.ts';

export interface OrderedMatches {
  /** Different matches that the archives list. */
  readonly count: number;
  /** Every match once, in the order in which they were played; `isTested` when an archive of `test` holds it. Read one by one. */
  readonly matches: AsyncIterable<{ readonly match: MatchRecord; readonly isTested: boolean }>;
}

export interface ArchivesToRead {
  readonly history: readonly string[];
  readonly test: readonly string[];
  /** Is told of every file passed over, in a sentence. */
  readonly warn: (sentence: string) => void;
}

/**
 * Lists the archives and reads their matches together in date order, each when its turn comes: memory does not grow with their size.
 * Throws `CricsheetArchiveError` when one is no archive. A match without a date at its beginning has no turn and is passed over.
 */
export async function readArchivesInOrder({ history, test, warn }: ArchivesToRead): Promise<OrderedMatches> {
  const listed = new Map<string, Listed>();
  const open: CricsheetArchive[] = [];
  for (const path of new Set([...test, ...history])) {
    const archive = await openCricsheetArchive(path);
    open.push(archive);
    for (const { file, reason } of archive.warnings) warn(`${path}: ${file}: ${reason}`);
    for (const entry of archive.matches) {
      if (listed.has(entry.id)) continue;
      const date = archive.firstDate(entry);
      if (date === null) warn(`${path}: ${entry.file}: it does not begin with the day of a match`);
      else
        listed.set(entry.id, {
          path,
          archive,
          entry,
          order: `${date} ${entry.id}`,
          isTested: test.includes(path),
        });
    }
  }
  const inOrder = [...listed.values()].toSorted((a, b) => (a.order < b.order ? -1 : 1));
  return { count: inOrder.length, matches: readAll(inOrder, open, warn) };
}

interface Listed {
  readonly path: string;
  readonly archive: CricsheetArchive;
  readonly entry: ArchivedMatch;
  /** By day, then by id. */
  readonly order: string;
  readonly isTested: boolean;
}

async function* readAll(
  inOrder: readonly Listed[],
  open: readonly CricsheetArchive[],
  warn: ArchivesToRead['warn'],
): AsyncGenerator<{ match: MatchRecord; isTested: boolean }> {
  try {
    for (const { path, archive, entry, isTested } of inOrder) {
      const file = archive.read(entry);
      const parsed = file.ok ? parseMatch(entry.id, file.value) : file;
      if (parsed.ok) yield { match: parsed.value, isTested };
      else
        warn(
          `${path}: ${entry.file}: ${typeof parsed.fault === 'string' ? parsed.fault : parsed.fault.reason}`,
        );
    }
  } finally {
    for (const archive of open) archive.close();
  }
}
