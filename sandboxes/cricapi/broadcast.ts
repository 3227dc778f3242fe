import type { SandboxSettings } from '../sandbox-settings.ts';
import { type Feed, openFeed } from './feed/open-feed.ts';
import { replayProgramme } from './feed/replay-programme.ts';
import { leagueProgramme } from './league/league-programme.ts';
import { playerFacts } from './league/player-facts.ts';
import { type Directory, makeDirectory } from './wire/make-directory.ts';

/** What CricAPI's stand-in tells of: matches as they are played, and those who play them. */
export interface Broadcast {
  readonly feed: Feed;
  readonly directory: Directory;
}

type BroadcastSettings = Pick<SandboxSettings, 'replay' | 'replayMatches' | 'speed'>;

export async function openBroadcast(settings: BroadcastSettings, dataDir: string): Promise<Broadcast> {
  const { replay, replayMatches, speed } = settings;
  const programme =
    replay === null ? leagueProgramme(dataDir, replayMatches) : await replayProgramme(replay, replayMatches);
  const known = replay === null ? playerFacts() : undefined;
  return {
    feed: openFeed({ programme, dataDir, speed }),
    directory: makeDirectory(programme.matches, known),
  };
}

/** Opens at the first use: many runs of the sandboxes never look at cricket. */
export function lazyBroadcast(settings: BroadcastSettings, dataDir: string): () => Promise<Broadcast> {
  let opening: Promise<Broadcast> | null = null;
  return () => {
    opening ??= openBroadcast(settings, dataDir);
    return opening;
  };
}
