import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandboxes, startSandboxes } from '../start-sandboxes.ts';
import { sendRequest } from '../testing/send-request.ts';
import { callCricapi, listFeed, type Row, rowsOf } from '../testing/call-cricapi.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { vendorMatchId } from './feed/vendor-ids.ts';

interface Carded extends Row {
  readonly scorecard: readonly {
    readonly batting: readonly { readonly r: number }[];
    readonly extras: { readonly r: number };
  }[];
}

/** For tests that do not change its state. */
let shared: RunningSandboxes;

beforeAll(async () => {
  shared = await startSandboxes({ port: 0 });
});

afterAll(() => shared.stop());

const started = ({ status }: Row) => status !== 'Match not started';
const identity = ({ id, name, dateTimeGMT }: Row) => `${id} ${name} ${dateTimeGMT}`;

async function idInPhase(address: string, phase: string): Promise<string> {
  const found = (await listFeed(address)).find((match) => match.phase === phase);
  return found?.id ?? '';
}

describe('every answer', () => {
  it('echoes the key and accounts for its hits', async () => {
    const { address } = await runSandboxes();
    const first = await callCricapi(address, 'currentMatches');
    expect(first).toMatchObject({ apikey: 'sandbox', status: 'success' });
    expect(first.info).toMatchObject({
      hitsToday: 1,
      hitsUsed: 1,
      hitsLimit: 1_000_000,
      offsetRows: 0,
      totalRows: 30,
    });
    const card = await callCricapi(address, `match_scorecard?id=${await idInPhase(address, 'completed')}`);
    expect(card.info).toMatchObject({ hitsToday: 11, hitsUsed: 10 });
    expect(card.info).not.toHaveProperty('totalRows');
  });

  it.each(['', '?apikey=', '?apikey=guess'])(
    'is a failure with HTTP 200 to a caller with the key %j',
    async (query) => {
      const { address } = shared;
      const { status, body } = await sendRequest(`${address}/cricapi/v1/currentMatches${query}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'failure', reason: 'invalid_api_key' });
      expect(body).not.toHaveProperty('data');
    },
  );

  it('is a failure once the daily quota is used up', async () => {
    const { address } = await runSandboxes();
    await sendRequest(`${address}/control/feed`, { post: { hitsLimit: 100, hitsToday: 99 } });
    expect((await callCricapi(address, 'countries')).status).toBe('success');
    const refused = await callCricapi(address, 'countries');
    expect(refused).toMatchObject({
      status: 'failure',
      reason: 'Blocking since hits today exceeded hits limit',
      info: { hitsToday: 101, hitsLimit: 100 },
    });
  });

  it.each([
    ['blocked15', 'Blocked for 15 minutes'],
    ['quota', 'hits_today_exceeded_hits_limit'],
  ])('can be made to fail as %s', async (mode, reason) => {
    const { address } = shared;
    await sendRequest(`${address}/control/faults`, { post: { vendor: 'cricapi', mode, count: 1 } });
    expect(await callCricapi(address, 'countries')).toMatchObject({ status: 'failure', reason });
    expect((await callCricapi(address, 'countries')).status).toBe('success');
  });

  it.each([
    ['match_info', 'ERR: Match nobody not found'],
    ['match_squad', 'ERR: Squad nobody not found'],
    ['match_scorecard', 'ERR: Scorecard nobody not found'],
    ['match_points', 'ERR: Points nobody not found'],
    ['match_bbb', 'ERR: Match nobody not found'],
    ['players_info', 'ERR: Player nobody not found'],
    ['series_info', 'ERR: Series nobody not found'],
    ['series_squad', 'ERR: Series nobody not found'],
    ['series_points', 'ERR: Series nobody not found'],
  ])('of %s is a failure for an unknown id', async (endpoint, reason) => {
    const { address } = shared;
    expect(await callCricapi(address, `${endpoint}?id=nobody`)).toMatchObject({ status: 'failure', reason });
  });
});

describe('lists', () => {
  it('have pages of 25 rows, by row offset', async () => {
    const { address } = shared;
    const [first, second, beyond] = await Promise.all(
      [0, 25, 300].map((offset) => callCricapi(address, `countries?offset=${offset}`)),
    );
    expect(first?.data).toHaveLength(25);
    expect(second?.data).toHaveLength(25);
    expect(second?.info).toMatchObject({ offsetRows: 25, totalRows: 249 });
    expect(first?.data).not.toEqual(second?.data);
    expect(beyond).toMatchObject({ status: 'success', data: [] });
  });

  it('of players are searchable', async () => {
    const { address } = shared;
    const { data } = await callCricapi(address, 'players?search=thARAK');
    expect(data).toMatchObject([{ name: expect.stringContaining('Jovan Tharakath'), country: 'India' }]);
    const [{ id }] = data as [{ id: string }];
    expect((await callCricapi(address, `players_info?id=${id}`)).data).toMatchObject({
      id,
      role: 'WK-Batsman',
    });
  });

  it('of current matches begin with the three live ones', async () => {
    const { address } = shared;
    const rows = await rowsOf(address, 'currentMatches');
    expect(rows.slice(0, 3).every(({ matchStarted, matchEnded }) => matchStarted && !matchEnded)).toBe(true);
    expect(rows.some(({ matchEnded }) => matchEnded)).toBe(true);
    expect(rows.some(({ status }) => status === 'Match not started')).toBe(true);
  });
});

describe('a match', () => {
  it('has no scorecard, points or balls before its first ball, but the request costs its hits', async () => {
    const { address } = shared;
    const id = await idInPhase(address, 'upcoming');
    const card = await callCricapi(address, `match_scorecard?id=${id}`);
    expect(card).toMatchObject({
      status: 'failure',
      reason: `ERR: Scorecard ${id} not found`,
      info: { hitsUsed: 10 },
    });
    expect((await callCricapi(address, `match_points?id=${id}`)).status).toBe('failure');
    expect((await callCricapi(address, `match_info?id=${id}`)).data).not.toHaveProperty('tossWinner');
  });

  it('reveals nothing of its end while it is live', async () => {
    const { address } = shared;
    for (const { id, phase } of (await listFeed(address)).filter((match) => match.phase !== 'completed')) {
      const { data } = await callCricapi(address, `match_info?id=${id}`);
      expect(data, phase).not.toHaveProperty('matchWinner');
      expect(data).toMatchObject({ matchEnded: false });
    }
  });

  it('always has a scorecard that adds up to its score', async () => {
    const { address } = shared;
    for (const { id } of (await listFeed(address)).filter(({ phase }) => phase !== 'upcoming')) {
      const { score = [], scorecard } = (await callCricapi(address, `match_scorecard?id=${id}`))
        .data as Carded;
      expect(
        scorecard.map(({ batting, extras }) => batting.reduce((sum, { r }) => sum + r, extras.r)),
      ).toEqual(score.map(({ r }) => r));
      const points = (await callCricapi(address, `match_points?id=${id}`)).data as { innings: unknown[] };
      expect(points.innings).toHaveLength(score.length);
    }
  });

  it('has batters at the crease while it is live, and none when it is completed', async () => {
    const { address } = shared;
    const live = await callCricapi(address, `match_scorecard?id=${await idInPhase(address, 'live')}`);
    expect(JSON.stringify(live.data).match(/"dismissal-text":"batting"/g)?.length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(live.data)).toContain('"dismissal-text":"batting"');
    const over = await callCricapi(address, `match_scorecard?id=${await idInPhase(address, 'completed')}`);
    expect(JSON.stringify(over.data)).not.toContain('"batting","r"');
  });

  it('keeps its start time when the speed changes, and continues', async () => {
    const { address } = await runSandboxes();
    const underWay = (await rowsOf(address, 'currentMatches')).filter(started);
    await sendRequest(`${address}/control/feed`, { post: { speed: 50 } });
    for (const { id, dateTimeGMT } of underWay) {
      expect((await callCricapi(address, `match_info?id=${id}`)).data).toMatchObject({ dateTimeGMT });
    }
  });

  it('is completed, and does not change while the next cycle plays others', async () => {
    const { address } = await runSandboxes({ replayMatches: 3 });
    const [match] = await listFeed(address);
    await sendRequest(`${address}/control/feed`, { post: { speed: 100_000 } });
    const isOver = async () => (await listFeed(address)).every(({ id }) => id !== match?.id);
    while (!(await isOver()));
    const before = await callCricapi(address, `match_info?id=${match?.id}`);
    expect(before.data).toMatchObject({ id: match?.id, matchEnded: true });
    const sources = (await listFeed(address)).map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources).not.toContain(match?.source);
    expect((await callCricapi(address, `match_scorecard?id=${match?.id}`)).status).toBe('success');
    expect((await callCricapi(address, `match_info?id=${match?.id}`)).data).toEqual(before.data);
  });
});

describe('the feed', () => {
  it('continues over a restart instead of starting again', async () => {
    const dataDir = temporaryFolder();
    const first = await runSandboxes({ dataDir, replayMatches: 3 });
    const opening = await listFeed(first.address);
    await sendRequest(`${first.address}/control/feed`, { post: { speed: 100_000 } });
    while ((await listFeed(first.address)).some(({ id }) => id === opening[0]?.id));
    await sendRequest(`${first.address}/control/feed`, { post: { speed: 1 } });
    const before = await rowsOf(first.address, 'matches');
    await first.stop();
    const second = await runSandboxes({ dataDir, replayMatches: 3 });
    const after = await rowsOf(second.address, 'matches');
    expect(after.filter(started).map(identity)).toEqual(
      expect.arrayContaining(before.filter(started).map(identity)),
    );
  });

  it('has no matches that are not yet announced', async () => {
    const { address } = shared;
    const [match] = await listFeed(address);
    const announced = await callCricapi(address, `match_info?id=${vendorMatchId(match?.source ?? '', 0)}`);
    const distant = await callCricapi(address, `match_info?id=${vendorMatchId(match?.source ?? '', 5)}`);
    expect([announced.status, distant.status]).toEqual(['success', 'failure']);
  });

  it('lists its matches and the archive of their history', async () => {
    const { address } = shared;
    const { body } = await sendRequest(`${address}/control/history`);
    const startedMatches = (await listFeed(address)).filter(({ phase }) => phase !== 'upcoming');
    expect(body['league']).toBe('Gulmohar Cup');
    expect(body['leaveOut']).toHaveLength(24);
    expect(body['leaveOut']).toEqual(expect.arrayContaining(startedMatches.map(({ source }) => source)));
    expect(body['digest']).toMatch(/^[0-9a-f]{64}$/);
    expect(body['zip']).toMatch(/^\/.+\.zip$/);
  });

  it.each([[{ speed: 0 }], [{ speed: 'fast' }], [{ hitsLimit: -1 }], [{ pace: 2 }]])(
    'refuses the setting %j with a message',
    async (post) => {
      const { address } = shared;
      const { status, body } = await sendRequest(`${address}/control/feed`, { post });
      expect(status).toBe(400);
      expect(body['error']).toMatch(/\w+ \w+/);
    },
  );
});

describe('pictures of teams', () => {
  it('are served by the sandbox for some teams, broken for others, and placeholders for the rest', async () => {
    const { address } = shared;
    const { data } = await callCricapi(address, 'currentMatches');
    const rows = data as { teamInfo?: { name: string; img: string }[] }[];
    const images = new Map(rows.flatMap(({ teamInfo = [] }) => teamInfo.map(({ name, img }) => [name, img])));
    const answers = await Promise.all(
      [...images.values()].filter((img) => img.startsWith(address)).map((img) => fetch(img)),
    );
    const served = answers.filter(({ url }) => url.includes('/img/team/'));
    expect(served.length).toBeGreaterThan(0);
    expect(served[0]?.headers.get('content-type')).toContain('image/svg+xml');
    expect(served[0]?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await served[0]?.text()).toContain('<svg');
    expect(images.get('Ranchi Cascades')).toBe(`${address}/cricapi/img/broken.png`);
    expect(await (await fetch(`${address}/cricapi/img/broken.png`)).text()).toBe('This is not a picture.');
    expect([...images.values()]).toContain('https://h.cricapi.com/img/icon512.png');
  });
});
