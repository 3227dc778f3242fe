import { createWriteStream, renameSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import yazl from 'yazl';
import { writeCricsheet } from './write-cricsheet.ts';

/** Writes matches as a Cricsheet zip: first to `file` with `.new`, then renamed, so that readers see a complete zip. */
export async function writeArchive(file: string, matches: readonly MatchRecord[]): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const match of matches) {
    const mtime = new Date(match.dates[0] ?? 0);
    zip.addBuffer(Buffer.from(JSON.stringify(writeCricsheet(match))), `${match.id}.json`, { mtime });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(`${file}.new`));
  renameSync(`${file}.new`, file);
}
