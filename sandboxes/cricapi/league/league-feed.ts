import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedProgramme } from '../feed/feed.ts';
import { digestOf } from '../feed/replay-feed.ts';
import { writeArchive } from '../feed/write-archive.ts';
import { LEAGUE_NAME, playOn, playSeason } from './play-season.ts';

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

/** More at a time would list the same pairs twice. */
const MOST_AT_A_TIME = 56;

/** The invented league: three seasons of history, and a season that is on and never ends. */
export function leagueProgramme(dataDir: string, asked: number): FeedProgramme {
  const count = Math.min(asked, MOST_AT_A_TIME);
  const playCycle = (cycle: number) => playOn(PRESENT_SEASON, cycle * count, count);
  const matches = playCycle(0);
  return {
    matches,
    playCycle,
    league: LEAGUE_NAME,
    digest: digestOf(matches),
    historyZip: () => historyZip(dataDir),
  };
}
