import { createHash } from 'node:crypto';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { FeedProgramme } from './feed.ts';
import { readLatestMatches } from './read-archive.ts';

/** Identifies a list of matches by their ids. The stored clock of another list is discarded. */
export function digestOf(matches: readonly MatchRecord[]): string {
  return createHash('sha256')
    .update(matches.map(({ id }) => id).join('\n'))
    .digest('hex');
}

/**
 * Feeds the latest `count` matches of a Cricsheet zip, again and again. The other matches of the zip are the history.
 */
export async function replayProgramme(zip: string, count: number): Promise<FeedProgramme> {
  const matches = await readLatestMatches(zip, count);
  return { matches, playCycle: null, league: null, digest: digestOf(matches), historyZip: async () => zip };
}
