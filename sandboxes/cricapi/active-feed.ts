import type { SandboxSettings } from '../control/sandbox-settings.ts';
import { type Feed, openFeed } from './feed/feed.ts';
import { replayProgramme } from './feed/replay-feed.ts';
import { leagueProgramme } from './league/league-feed.ts';
import { leaguePlayers, playerFacts } from './league/player-facts.ts';
import { type Directory, makeDirectory } from './wire/player-directory.ts';

/** What the CricAPI sandbox serves: the feed of matches, and their players. */
export interface ActiveFeed {
  readonly feed: Feed;
  readonly directory: Directory;
}

type FeedSettings = Pick<SandboxSettings, 'replay' | 'replayMatches' | 'speed'>;

/**
 * Opens a replay when `settings.replay` names a zip, otherwise the fictional league. Throws when the zip cannot be
 * read.
 */
export async function openActiveFeed(settings: FeedSettings, dataDir: string): Promise<ActiveFeed> {
  const { replay, replayMatches, speed } = settings;
  if (replay !== null) {
    const programme = await replayProgramme(replay, replayMatches);
    return { feed: openFeed({ programme, dataDir, speed }), directory: makeDirectory(programme.matches) };
  }
  const programme = leagueProgramme(dataDir, replayMatches);
  const directory = makeDirectory(programme.matches, playerFacts(), leaguePlayers);
  return { feed: openFeed({ programme, dataDir, speed }), directory };
}

/** Returns a function that opens the feed at its first call, because many tests of the sandboxes need no cricket. */
export function lazyActiveFeed(settings: FeedSettings, dataDir: string): () => Promise<ActiveFeed> {
  let opening: Promise<ActiveFeed> | null = null;
  return () => {
    opening ??= openActiveFeed(settings, dataDir);
    return opening;
  };
}
