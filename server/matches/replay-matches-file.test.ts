import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldMatch } from '@gullylens/sandboxes/cricapi/feed/match-state';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { archivePath, hasArchives } from '@gullylens/engine/testing/read-archive';
import { readLatestMatches } from '@gullylens/sandboxes/cricapi/feed/read-archive';
import { writeArchive } from '@gullylens/sandboxes/cricapi/feed/write-archive';
import { playOn } from '@gullylens/sandboxes/cricapi/league/play-season';
import { vendorMatchId } from '@gullylens/sandboxes/cricapi/feed/vendor-ids';
import { sandboxCredentials } from '@gullylens/sandboxes/control/sandbox-settings';
import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { makeMatches } from './testing/matches-server.ts';
import type { Matches } from './public.ts';

const REPLAYED = 16;
/** Virtual time of the replay: about four hundred balls in a second. */
const SPEED = 800;
/** The poll's clock runs ahead, so that its least interval of 2 s passes in a tenth of a second. */
const CLOCK_PACE = 20;
const LIMIT_MS = 300_000;

const startedAt = Date.now();
const fastClock: Clock = { now: () => new Date(startedAt + (Date.now() - startedAt) * CLOCK_PACE) };

/** Real matches where the archives are beside the repository, otherwise matches of the fictional league. */
let zip: string;
let folder: string;
let database: TestDatabase;
let sandboxes: RunningSandboxes;
let matches: Matches;

/** What the scoreboard showed at the end, super overs apart: team, runs, wickets, overs. */
function finalScore(match: MatchRecord) {
  const innings = foldMatch(match).innings.filter((each) => !each.superOver);
  return innings.map(({ team, runs, wickets, overs }) => ({ team, r: runs, w: wickets, o: overs }));
}

describe('a season replayed', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gullylens-replay-'));
    zip = hasArchives ? archivePath('ipl_json.zip') : path.join(folder, 'league.zip');
    if (!hasArchives) await writeArchive(zip, playOn('2025', 0, REPLAYED));
    database = await createTestDatabase();
    sandboxes = await startSandboxes({ port: 0, replay: zip, replayMatches: REPLAYED, speed: SPEED });
    const baseUrl = `${sandboxes.address}/cricapi/v1`;
    const key = sandboxCredentials.cricapiKey;
    matches = makeMatches(database, fastClock, { baseUrl, key });
    await matches.loadFromStore();
  }, LIMIT_MS);

  afterAll(async () => {
    await sandboxes.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it(
    'every match ends with the runs, wickets and overs of the file',
    async () => {
      const { pollOnce } = matches.createPoller();
      await pollOnce();
      const replayed = await readLatestMatches(zip, REPLAYED);
      const ids = new Map(replayed.map((match) => [vendorMatchId(match.id, 0), match]));
      const stored = () => new Map(matches.currentMatches().map((match) => [match.key, match]));
      const areOver = () => [...ids.keys()].every((id) => stored().get(id)?.phase === 'completed');
      while (!areOver()) await pollOnce();
      for (const [id, match] of ids) {
        const score = stored()
          .get(id)
          ?.score.map(({ team, r, w, o }) => ({ team, r, w, o }));
        expect({ match: match.id, score }).toEqual({ match: match.id, score: finalScore(match) });
      }
    },
    LIMIT_MS,
  );
});
