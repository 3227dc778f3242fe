import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { sendRequest } from '../testing/send-request.ts';
import { callCricapi, listFeed, type Row, rowsOf } from '../testing/call-cricapi.ts';
import { sharedFile } from '../testing/recorded-samples.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readLatestMatches } from './feed/read-archive.ts';
import { writeArchive } from './feed/write-archive.ts';
import { playOn } from './league/play-season.ts';

const realArchive = sharedFile('data/ipl_json.zip');
const MATCHES = 60;

/** Real matches when this machine has them, otherwise matches of the fictional league. */
async function findArchive(): Promise<string> {
  return realArchive ?? writeLeague(MATCHES);
}

async function writeLeague(count: number): Promise<string> {
  const zip = join(temporaryFolder(), 'league.zip');
  await writeArchive(zip, playOn('2025', 0, count));
  return zip;
}

interface RawDelivery {
  readonly runs: { readonly total: number };
  readonly extras?: Record<string, number>;
  readonly wickets?: readonly { readonly kind: string }[];
}

interface RawInnings {
  readonly team: string;
  readonly super_over?: boolean;
  readonly overs: readonly { readonly over: number; readonly deliveries: readonly RawDelivery[] }[];
  readonly penalty_runs?: { readonly pre?: number; readonly post?: number };
}

/** Computed from the file itself, without our code. */
function totalOf({ team, overs, penalty_runs }: RawInnings) {
  const balls = overs.flatMap(({ deliveries }) => deliveries);
  const last = overs.at(-1);
  const legal =
    last?.deliveries.filter(({ extras }) => !extras?.['wides'] && !extras?.['noballs']).length ?? 0;
  const lost = balls
    .flatMap(({ wickets }) => wickets ?? [])
    .filter(({ kind }) => !/^retired (hurt|not out)$/.test(kind));
  return {
    r:
      balls.reduce((sum, { runs }) => sum + runs.total, 0) +
      (penalty_runs?.pre ?? 0) +
      (penalty_runs?.post ?? 0),
    w: lost.length,
    o: legal >= 6 ? (last?.over ?? 0) + 1 : Number(`${last?.over ?? 0}.${legal}`),
    inning: `${team} Inning 1`,
  };
}

/** The vendor never marks a rained-off match as ended. */
const isOver = ({ matchEnded, status }: Row) => matchEnded || status.startsWith('No result');

const repeated = ({ name }: Row) => name.endsWith(' (played again)');

async function readTotals(
  path: string,
  ids: ReadonlySet<string>,
): Promise<Map<string, ReturnType<typeof totalOf>[]>> {
  const totals = new Map<string, ReturnType<typeof totalOf>[]>();
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry()) {
    const id = entry.fileName.replace('.json', '');
    if (!ids.has(id)) continue;
    const file = JSON.parse(await text(await zip.openReadStreamPromise(entry))) as { innings: RawInnings[] };
    const innings = file.innings.filter((each) => !each.super_over);
    totals.set(id, innings.map(totalOf));
  }
  return totals;
}

describe('a replay of an archive', () => {
  it(`ends every one of ${MATCHES} matches with the totals, wickets and overs of the file`, {
    timeout: 120_000,
  }, async () => {
    const zip = await findArchive();
    const { address } = await runSandboxes({ replay: zip, replayMatches: MATCHES });
    const playing = new Map<string, string>();
    for (const { id, source } of await listFeed(address)) if (!playing.has(source)) playing.set(source, id);
    expect(playing.size).toBe(MATCHES);
    await sendRequest(`${address}/control/feed`, { post: { speed: 100_000 } });
    const expected = await readTotals(zip, new Set(playing.keys()));
    for (const [source, id] of playing) {
      let row: Row;
      do row = (await callCricapi(address, `match_info?id=${id}`)).data as Row;
      while (!isOver(row));
      expect(row.score, source).toEqual(expected.get(source));
    }
  });

  it('plays the latest matches of the file by date and number, and leaves them out of the history', async () => {
    const zip = await writeLeague(8);
    const { address } = await runSandboxes({ replay: zip, replayMatches: 5 });
    const latest = playOn('2025', 0, 8).slice(-5);
    const { body } = await sendRequest(`${address}/control/history`);
    expect(body).toMatchObject({ zip, league: null, leaveOut: latest.map(({ id }) => id).toSorted() });
  });

  it.skipIf(realArchive === null)('plays the latest real matches, two of them on one day', async () => {
    const { address } = await runSandboxes({ replay: realArchive, replayMatches: 5 });
    const { body } = await sendRequest(`${address}/control/history`);
    expect(body['leaveOut']).toEqual(['1359544', '1370350', '1370351', '1370352', '1370353']);
  });
});

describe('a replay after its last match', () => {
  it('starts again, marks the repeats, and reports no match as finished twice', async () => {
    const zip = join(temporaryFolder(), 'three.zip');
    await writeArchive(zip, playOn('2025', 0, 3));
    const { address } = await runSandboxes({ replay: zip });
    const before = await rowsOf(address, 'matches');
    expect(before.some(repeated)).toBe(false);
    await sendRequest(`${address}/control/feed`, { post: { speed: 100_000 } });
    const allRepeated = async () => (await rowsOf(address, 'matches')).every(repeated);
    while (!(await allRepeated()));
    expect((await sendRequest(`${address}/control/finished`)).body).toEqual({ zip: null, ids: [] });
  });
});

describe('a replay of an unreadable file', () => {
  it('does not open, and reports the reason', async () => {
    const file = `${temporaryFolder()}/no.zip`;
    writeFileSync(file, 'this is no zip');
    await expect(readLatestMatches(file, 3)).rejects.toThrow(
      `SANDBOX_REPLAY: ${file} cannot be opened as a zip`,
    );
    const { openFeed } = await runSandboxes({ replay: `${file}.missing` });
    await expect(openFeed()).rejects.toThrow('ENOENT');
  });
});
