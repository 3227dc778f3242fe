import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ActiveFeed } from './active-feed.ts';
import { createFinishedArchive } from './feed/finished-archive.ts';
import type { HitCounter } from './hit-counter.ts';
import { readControlBody } from '../control/read-control-body.ts';

const feedRequest = z.strictObject({
  speed: z.number().min(0.01).max(100_000).optional(),
  hitsLimit: z.int().min(0).optional(),
  hitsToday: z.int().min(0).optional(),
});

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

interface FeedControls {
  readonly activeFeed: () => Promise<ActiveFeed>;
  readonly hits: HitCounter;
  readonly dataDir: string;
}

/**
 * Adds the control routes of the feed: `/control/feed` for speed, quota and matches, `/control/history` for the
 * archive of earlier matches, `/control/finished` for the matches that ended. The server imports from the last two.
 */
export function addFeedControl(scope: FastifyInstance, { activeFeed, hits, dataDir }: FeedControls): void {
  const archiveFinished = createFinishedArchive(dataDir);

  async function change(request: FastifyRequest) {
    const { speed, ...quota } = readControlBody(feedRequest, request.body);
    const { feed } = await activeFeed();
    if (speed !== undefined) feed.setSpeed(speed);
    hits.set(quota);
    return { speed: feed.speed(), ...hits.read() };
  }
  async function describe() {
    const { feed } = await activeFeed();
    const matches = feed.list().map(({ id, match, phase }) => ({ id, source: match.id, phase }));
    return { speed: feed.speed(), ...hits.read(), matches };
  }
  async function history() {
    const { programme } = (await activeFeed()).feed;
    const leaveOut = programme.matches.map(({ id }) => id);
    const zip = await programme.historyZip();
    return { zip, leaveOut, league: programme.league, digest: await digestOfFile(zip) };
  }
  scope.post('/control/feed', change);
  scope.get('/control/feed', describe);
  scope.get('/control/history', history);
  scope.get('/control/finished', async () => archiveFinished((await activeFeed()).feed));
}
