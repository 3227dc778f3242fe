import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedProgramme } from '../feed/feed.ts';
import { digestOf } from '../feed/replay-feed.ts';
import { writeArchive } from '../feed/write-archive.ts';
import { LEAGUE_NAME, playOn, playSeason } from './play-season.ts';

const PAST_SEASONS = ['2023', '2024', '2025'];
const PRESENT_SEASON = '2026';
/**
 * Part of the file name. Increase it when clubs, players or simulator change, so that stored archives are written
 * again.
 */
const HISTORY_VERSION = 1;

/** Returns the path of the zip with the past seasons. Writes it when the data directory has none. */
async function historyZip(dataDir: string): Promise<string> {
  const file = join(dataDir, `gulmohar-cup-history-${HISTORY_VERSION}.zip`);
  if (!existsSync(file))
    await writeArchive(
      file,
      PAST_SEASONS.flatMap((season) => playSeason(season)),
    );
  return file;
}

/** Matches per cycle: with more, the feed would list the same pairs twice. */
const MAX_MATCHES = 56;

/**
 * Feeds the fictional league: three seasons of history, and a current season without end. `requested` matches make a
 * cycle.
 */
export function leagueProgramme(dataDir: string, requested: number): FeedProgramme {
  const count = Math.min(requested, MAX_MATCHES);
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
