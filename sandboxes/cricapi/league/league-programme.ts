import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import yazl from 'yazl';
import type { Programme } from '../feed/open-feed.ts';
import { digestOf } from '../feed/replay-programme.ts';
import { playSeason } from './play-season.ts';
import { writeCricsheet } from './write-cricsheet.ts';

const PAST_SEASONS = ['2023', '2024', '2025'];
const PRESENT_SEASON = '2026';
/** Part of the file's name: goes up when clubs, players or simulator change. */
const HISTORY_VERSION = 1;

async function writeZip(file: string, matches: readonly MatchRecord[]): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const match of matches) {
    const day = match.dates[0] ?? PRESENT_SEASON;
    zip.addBuffer(Buffer.from(JSON.stringify(writeCricsheet(match))), `${match.id}.json`, {
      mtime: new Date(day),
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(`${file}.new`));
  renameSync(`${file}.new`, file);
}

/** Made when it is first asked for, once for a data directory; whole or not there. */
async function historyZip(dataDir: string): Promise<string> {
  const file = join(dataDir, `gulmohar-cup-history-${HISTORY_VERSION}.zip`);
  if (!existsSync(file))
    await writeZip(
      file,
      PAST_SEASONS.flatMap((season) => playSeason(season)),
    );
  return file;
}

/** The invented league: three seasons of history, and matches of the season that is on. */
export function leagueProgramme(dataDir: string, count: number): Programme {
  const matches = playSeason(PRESENT_SEASON, count);
  return { matches, digest: digestOf(matches), historyZip: () => historyZip(dataDir) };
}
