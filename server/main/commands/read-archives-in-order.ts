import type { ArchivedMatch, CricsheetArchive } from '../../vendors/cricsheet/cricsheet-archive.ts';
import { openCricsheetArchive } from '../../vendors/cricsheet/cricsheet-archive.ts';
import { parseMatch } from '../../vendors/cricsheet/read-match-file.ts';

interface ArchivesToRead {
  readonly history: readonly string[];
  readonly test: readonly string[];
  /** Called with a sentence for every skipped file. */
  readonly warn: (sentence: string) => void;
}

/**
 * Lists the matches of archives, for the backtest command. Returns their number, without duplicates, and an iterator
 * that reads them in order of play, each when it is requested; `isTested` is true when the match is in an archive of
 * `test`. Skips matches without a date at the beginning of their file.
 * @throws CricsheetArchiveError for an invalid archive.
 */
export async function readArchivesInOrder({ history, test, warn }: ArchivesToRead) {
  const listed = new Map<string, Listed>();
  for (const path of new Set([...test, ...history])) {
    const archive = await openCricsheetArchive(path);
    for (const { file, reason } of archive.warnings) warn(`${path}: ${file}: ${reason}`);
    for (const entry of archive.matches) {
      if (listed.has(entry.id)) continue;
      const file = archive.read(entry);
      const date = file.ok ? firstDate(file.value.text) : null;
      if (!file.ok) warn(`${path}: ${entry.file}: ${file.fault}`);
      else if (date === null) warn(`${path}: ${entry.file}: no match date at the beginning of the file`);
      else {
        const isTested = test.includes(path);
        listed.set(entry.id, { path, archive, entry, order: `${date} ${entry.id}`, isTested });
      }
    }
  }
  const inOrder = [...listed.values()].toSorted((a, b) => (a.order < b.order ? -1 : 1));
  return { count: inOrder.length, matches: readAll(inOrder, warn) };
}

interface Listed {
  readonly path: string;
  readonly archive: CricsheetArchive;
  readonly entry: ArchivedMatch;
  /** Sort key: day, then id. */
  readonly order: string;
  readonly isTested: boolean;
}

/** `meta`, `balls_per_over`, `city` and `dates` are within the first bytes of every Cricsheet file. */
const BEGINNING_BYTES = 2048;

function firstDate(text: Buffer): string | null {
  const beginning = text.toString('utf8', 0, BEGINNING_BYTES);
  return /"dates"\s*:\s*\[\s*"(\d{4}-\d{2}-\d{2})"/.exec(beginning)?.[1] ?? null;
}

async function* readAll(inOrder: readonly Listed[], warn: ArchivesToRead['warn']) {
  for (const { path, archive, entry, isTested } of inOrder) {
    const file = archive.read(entry);
    const parsed = file.ok ? parseMatch(entry.id, file.value.text) : file;
    if (parsed.ok) yield { match: parsed.value, isTested };
    else warn(`${path}: ${entry.file}: ${parsed.fault}`);
  }
}
