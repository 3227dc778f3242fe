import { trackRecordRoutes } from '@gullylens/contract/http/insights/track-record';
import { sandboxCredentials } from '@gullylens/sandboxes/control/sandbox-settings';
import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHistory, type History } from '../../history/public.ts';
import { createInsights } from '../../insights/public.ts';
import type { Matches } from '../../matches/public.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { makeMatches, quietLog } from '../../matches/testing/matches-server.ts';
import { serveRoutes } from '../../platform/testing/serve-routes.ts';
import { importSandboxHistory } from './import-sandbox-history.ts';
import type { SandboxArchives } from './prepare-sandboxes.ts';

const HOUR = 3_600_000;
/** Pace at which a match takes about three seconds and stays listed for twenty more. */
const FAST = 200;

let database: TestDatabase;
let sandboxes: RunningSandboxes;
let history: History;
let matches: Matches;
let archives: SandboxArchives;
const clock = createManualClock(new Date());

beforeAll(async () => {
  database = await createTestDatabase();
  sandboxes = await startSandboxes({ port: 0 });
  const baseUrl = `${sandboxes.address}/cricapi/v1`;
  matches = makeMatches(database, clock, { baseUrl, key: sandboxCredentials.cricapiKey });
  await matches.loadFromStore();
  history = createHistory({ database, log: quietLog, feed: matches.view });
  const readControl = async (what: string) => (await fetch(`${sandboxes.address}/control/${what}`)).json();
  archives = {
    past: (await readControl('history')) as SandboxArchives['past'],
    league: null,
    finished: async () => (await readControl('finished')) as Awaited<ReturnType<SandboxArchives['finished']>>,
  };
});

afterAll(async () => {
  await sandboxes.stop();
  await database.drop();
});

async function setSpeed(speed: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ speed });
  await fetch(`${sandboxes.address}/control/feed`, { method: 'POST', headers, body });
}

function nextToStart(): string {
  const upcoming = matches.currentMatches().filter(({ phase }) => phase === 'upcoming');
  const [next] = upcoming.toSorted((a, b) => (a.dateTimeGMT ?? '').localeCompare(b.dateTimeGMT ?? ''));
  return next?.key ?? '';
}

async function phases(): Promise<Map<string, string>> {
  const answer = await fetch(`${sandboxes.address}/control/feed`);
  const { matches: listed } = (await answer.json()) as { matches: { id: string; phase: string }[] };
  return new Map(listed.map(({ id, phase }) => [id, phase]));
}

async function storedMatches(): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ id: string }>('select id from history_matches');
  return new Set(rows.map(({ id }) => id));
}

describe('the history of a sandbox', () => {
  it('grows by each match that the feed completes, so that its analysis is graded', async () => {
    const insights = createInsights({
      database,
      nameAnalysts: async () => new Map(),
      clock,
      log: quietLog,
      history,
      matches,
      mayReadPremium: async () => true,
    });
    const served = await serveRoutes(trackRecordRoutes, insights.handlers);
    const poll = matches.createPoller();
    const stop = importSandboxHistory({ history, archives, log: quietLog, checkIntervalMs: 50 });
    try {
      await poll.pollOnce();
      await expect.poll(async () => (await storedMatches()).size).toBeGreaterThan(180);
      // Nothing is drafted before the import has ended.
      await expect.poll(() => insights.runAnalysisJobs()).toBeGreaterThan(0);
      const next = nextToStart();

      await setSpeed(FAST);
      await expect.poll(async () => (await phases()).get(next)).toBe('completed');
      await setSpeed(0.01);
      await expect.poll(async () => (await storedMatches()).has(next)).toBe(true);
      clock.advance(HOUR / 2);
      await poll.pollOnce();
      clock.advance(24 * HOUR);
      const readEntry = async () => {
        await insights.runAnalysisJobs();
        const answer = await served.request(`/api/v1/analysis/track-record/${next}/`);
        return trackRecordRoutes.readTrackRecordEntry.answers[200].parse(await answer.json()).data;
      };
      await expect.poll(async () => (await readEntry()).state).toBe('graded');
      expect((await readEntry()).grade?.eleven?.best).toBeGreaterThan(0);
    } finally {
      await stop();
      await poll.stop();
      await served.close();
    }
  }, 300_000);

  it('is imported once, and again with each completed match', async () => {
    const imported: string[] = [];
    const answers: { zip: string | null; ids: string[] }[] = [
      { zip: null, ids: [] },
      { zip: 'one.zip', ids: ['1'] },
      { zip: 'one.zip', ids: ['1'] },
      { zip: 'two.zip', ids: ['1', '2'] },
    ];
    let requests = 0;
    const stop = importSandboxHistory({
      history: { importArchive: async ({ zip }) => void imported.push(zip) as never },
      archives: {
        past: { zip: 'past.zip', leaveOut: [] },
        league: null,
        finished: async () => answers[Math.min(requests++, answers.length - 1)] as (typeof answers)[0],
      },
      log: quietLog,
      checkIntervalMs: 1,
    });
    await expect.poll(() => requests).toBeGreaterThan(answers.length + 1);
    await stop();
    expect(imported).toEqual(['past.zip', 'one.zip', 'two.zip']);
  });

  it('is not requested once the server stops', async () => {
    let requests = 0;
    const counting = {
      ...archives,
      finished: async () => {
        requests += 1;
        return { zip: null, ids: [] };
      },
    };
    const stop = importSandboxHistory({ history, archives: counting, log: quietLog, checkIntervalMs: 0 });
    await stop();
    const before = requests;
    await phases();
    expect([before, requests]).toEqual([0, 0]);
  });
});
