import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Programme } from '../feed/open-feed.ts';
import { digestOf } from '../feed/replay-programme.ts';
import { writeArchive } from '../feed/write-archive.ts';
import { playSeason } from './play-season.ts';

const PAST_SEASONS = ['2023', '2024', '2025'];
const PRESENT_SEASON = '2026';
/** Part of the file's name: goes up when clubs, players or simulator change. */
const HISTORY_VERSION = 1;

/** Made when it is first asked for, once for a data directory; whole or not there. */
async function historyZip(dataDir: string): Promise<string> {
  const file = join(dataDir, `gulmohar-cup-history-${HISTORY_VERSION}.zip`);
  if (!existsSync(file))
    await writeArchive(
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
