import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCricapi } from './cricapi-client.ts';
import { type ScriptedVendor, startScriptedVendor } from '../testing/scripted-cricapi.ts';

const KEY = '0f0f0f0f-aaaa-bbbb-cccc-00000000secret';

let vendor: ScriptedVendor;

beforeEach(async () => {
  vendor = await startScriptedVendor();
});

afterEach(() => vendor.close());

const client = (changes: object = {}) => createCricapi({ baseUrl: vendor.baseUrl, key: KEY, ...changes });

const match = (changes: object = {}) => ({
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  name: ' Alpha vs Beta, 1st Match ',
  matchType: 't20',
  status: 'Match not started',
  teams: ['Alpha ', 'Beta'],
  teamInfo: [
    { name: 'Beta', shortname: 'BET', img: 'https://pictures.example/beta.webp' },
    { name: 'Alpha ', shortname: 'ALP', img: 'https://h.cricapi.com/img/icon512.png' },
  ],
  dateTimeGMT: '2026-01-02T14:00:00',
  ...changes,
});
const success = (data: unknown, info: object = { hitsToday: 3, hitsUsed: 1, hitsLimit: 100 }) => ({
  apikey: KEY,
  status: 'success',
  data,
  info,
});

describe('responses that the client reads', () => {
  it('pairs teams by name, trims text, drops the placeholder picture and reads times as UTC', async () => {
    vendor.answer('currentMatches', success([match()]));
    const { rows, usage } = await client().currentMatches();
    expect(rows[0]).toMatchObject({
      name: 'Alpha vs Beta, 1st Match',
      teams: ['Alpha', 'Beta'],
      teamInfo: [
        { name: 'Alpha', shortname: 'ALP', img: null },
        { name: 'Beta', shortname: 'BET', img: 'https://pictures.example/beta.webp' },
      ],
      dateTimeGMT: new Date('2026-01-02T14:00:00Z'),
      score: [],
    });
    expect(usage).toEqual({ hitsToday: 3, hitsUsed: 1, hitsLimit: 100 });
    expect(vendor.requested[0]?.searchParams.get('apikey')).toBe(KEY);
  });

  it('keeps both teams when a match has the same one twice, and names unknown ones', async () => {
    const rows = [
      match({ teams: ['Alpha ', 'Alpha '] }),
      match({ id: 'x2', name: 'Final', teams: [], teamInfo: undefined, matchType: '' }),
    ];
    vendor.answer('currentMatches', success(rows));
    const read = await client().currentMatches();
    expect(read.rows[0]?.teamInfo.map((team) => team.shortname)).toEqual(['ALP', 'ALP']);
    expect(read.rows[1]).toMatchObject({ teams: ['TBC', 'TBC'], matchType: null });
  });

  it('skips an invalid row and keeps the others', async () => {
    const wrong = match({ id: 'wrong', score: [{ r: 10, w: 1, o: -3.2, inning: 'Alpha Inning 1' }] });
    vendor.answer(
      'currentMatches',
      success([wrong, match({ score: [{ r: 10, w: 1, o: 16.2, inning: 'A' }] })]),
    );
    const { rows, rejected } = await client().currentMatches();
    expect(rows.map((row) => row.score[0]?.o)).toEqual(['16.2']);
    expect(rejected).toEqual([expect.stringContaining('wrong')]);
  });

  it('reads a response with a byte order mark and with counts as text', async () => {
    const info = { hitsToday: '7', hitsUsed: ' 1 ', hitsLimit: '100', totalRows: '49' };
    vendor.answer(
      'currentMatches',
      `\uFEFF${JSON.stringify({ ...success([match()], info), status: 'Success' })}`,
    );
    expect(await client().currentMatches()).toMatchObject({
      rows: [expect.anything()],
      totalRows: 49,
      usage: { hitsToday: 7, hitsUsed: 1, hitsLimit: 100 },
    });
  });

  it('reads an item in a list of one, and top-level counts when `info` is empty', async () => {
    const { id } = match();
    vendor.answer('match_info', { ...success([match()], {}), hitsToday: 8, hitsLimit: 100 });
    expect(await client().matchInfo(id)).toMatchObject({
      data: { id },
      usage: { hitsToday: 8, hitsUsed: null, hitsLimit: 100 },
    });
  });

  it.each([null, undefined, []])('reads %j in the off-season as an empty list', async (data) => {
    vendor.answer('currentMatches', success(data, {}));
    expect(await client().currentMatches()).toMatchObject({ rows: [], totalRows: 0 });
  });
});

describe('failures of the client', () => {
  it.each([
    [
      'a quota that is spent',
      { status: 'failure', reason: 'Blocking since hits today exceeded hits limit' },
      'quota',
    ],
    ['a block', { status: 'failure', reason: 'Blocked for 15 minutes', info: '{}' }, 'blocked'],
    ['a refused key', { status: 'failure', reason: 'api_key_invalid' }, 'bad_key'],
    ['a quota in other words', { status: 'Failure', message: 'Daily limit reached' }, 'quota'],
    [
      'a block in other words',
      { status: 'failure', data: { reason: 'Blocking for next 15 mins' } },
      'blocked',
    ],
    ['a key that is missing', { status: 'error', error: 'API key is required' }, 'bad_key'],
    ['an unknown id', { status: 'failure', reason: 'ERR: Scorecard 1 not found' }, 'not_found'],
    ['what is not offered', { status: 'failure', reason: 'BBB not available for this match' }, 'not_found'],
    ['no words', { status: 'failure', reason: null, data: null }, 'refused'],
    ['unknown words', { status: 'failure', reason: 'the moon is full' }, 'refused'],
    ['HTML', '<html><body>Welcome</body></html>', 'not_json'],
    ['truncated JSON', '{"status":"success","data":[{"id":"a', 'not_json'],
    ['nothing', '', 'not_json'],
    ['foreign JSON', { hello: 'world' }, 'unexpected_shape'],
    ['data that is no list', success({ id: 'a' }), 'unexpected_shape'],
    ['a list of which no row can be read', success([{ id: 'a' }]), 'unexpected_shape'],
  ])('classifies %s', async (_, reply, kind) => {
    vendor.answer('currentMatches', reply);
    await expect(client().currentMatches()).rejects.toMatchObject({ kind });
  });

  it.each([
    [500, 'server_error'],
    [429, 'throttled'],
  ])('classifies HTTP %i', async (status, kind) => {
    vendor.answer('currentMatches', (_: unknown, response: import('node:http').ServerResponse) =>
      response.writeHead(status).end('<html>'),
    );
    await expect(client().currentMatches()).rejects.toMatchObject({ kind });
  });

  it('times out on a response that does not arrive or never ends', async () => {
    vendor.answer('currentMatches', () => {});
    await expect(client({ timeoutMs: 60 }).currentMatches()).rejects.toMatchObject({ kind: 'timeout' });
    vendor.answer('currentMatches', (_: unknown, response: import('node:http').ServerResponse) =>
      response.write('{"status":'),
    );
    await expect(client({ timeoutMs: 60 }).currentMatches()).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('allows a call ten seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    vendor.answer('currentMatches', success([match()]));
    await client().currentMatches();
    expect(limit.mock.calls).toEqual([[10_000]]);
    limit.mockRestore();
  });

  it('stops reading a response that is too large', async () => {
    vendor.answer('currentMatches', 'x'.repeat(4 * 1024 * 1024));
    await expect(client().currentMatches()).rejects.toMatchObject({ kind: 'not_json' });
    vendor.answer('currentMatches', 'x'.repeat(4 * 1024 * 1024 + 1));
    await expect(client().currentMatches()).rejects.toMatchObject({ kind: 'too_large' });
  });

  it('does not follow a redirect, which could take the key elsewhere', async () => {
    vendor.answer('currentMatches', (_: unknown, response: import('node:http').ServerResponse) =>
      response.writeHead(302, { location: '/v1/series' }).end(),
    );
    await expect(client().currentMatches()).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'cricapi currentMatches: connection failed',
    });
    expect(vendor.requested).toHaveLength(1);
  });

  it('rejects a response about another match', async () => {
    vendor.answer('match_info', success(match()));
    await expect(client().matchInfo('bbbb')).rejects.toMatchObject({ kind: 'unexpected_shape' });
  });

  it('never shows the key in a message', async () => {
    vendor.answer('currentMatches', { status: 'failure', reason: `no such key: ${KEY}` });
    const failure: unknown = await client()
      .currentMatches()
      .catch((error: unknown) => error);
    expect(String(failure)).not.toContain(KEY);
    await vendor.close();
    const unreachable: unknown = await client()
      .currentMatches()
      .catch((error: unknown) => error);
    expect(unreachable).toMatchObject({ kind: 'unreachable' });
    expect(JSON.stringify(unreachable) + String(unreachable)).not.toContain(KEY);
  });

  it('stops calling after consecutive failures, which do not include clear rejections', async () => {
    const cricapi = client();
    vendor.answer('currentMatches', { status: 'failure', reason: 'not found' });
    for (let i = 0; i < 5; i += 1) await cricapi.currentMatches().catch(() => {});
    vendor.answer('currentMatches', '<html>');
    for (let i = 0; i < 5; i += 1) await cricapi.currentMatches().catch(() => {});
    expect(vendor.requested).toHaveLength(10);
    await expect(cricapi.currentMatches()).rejects.toMatchObject({ kind: 'circuit_open' });
  });
});
