import { readCricsheet } from '@gullylens/engine/match/read-cricsheet';
import { describe, expect, it } from 'vitest';
import { sendRequest } from '../../testing/send-request.ts';
import { listFeed } from '../../testing/call-cricapi.ts';
import { sharedFile } from '../../testing/recorded-samples.ts';
import { runSandboxes } from '../../testing/run-sandboxes.ts';
import { playOn } from '../league/play-season.ts';
import { readLatestMatches } from './read-archive.ts';
import { writeCricsheet } from './write-cricsheet.ts';

const archive = sharedFile('data/tests_male_json.zip');

describe('the archive of finished matches', () => {
  it('has every listed completed match, with the vendor’s id and the date on which it was played', async () => {
    const { address } = await runSandboxes();
    const { body } = await sendRequest(`${address}/control/finished`);
    const over = (await listFeed(address)).filter(({ phase }) => phase === 'completed');
    expect(over.length).toBeGreaterThan(0);
    expect(body['ids']).toEqual(over.map(({ id }) => id).toSorted());
    const played = await readLatestMatches(String(body['zip']), 1_000);
    const originals = new Map(playOn('2026', 0, 24).map((match) => [match.id, match]));
    const sourceOf = new Map(over.map(({ id, source }) => [id, source]));
    for (const match of played) {
      const original = originals.get(sourceOf.get(match.id) ?? '');
      expect({ ...match, dates: [] }).toEqual({ ...original, id: match.id, dates: [] });
      const age = Date.now() - Date.parse(match.dates[0] ?? '');
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(2 * 86_400_000);
    }
  });

  it('grows when a match is completed', async () => {
    const { address } = await runSandboxes();
    const before = (await sendRequest(`${address}/control/finished`)).body['ids'] as string[];
    await sendRequest(`${address}/control/feed`, { post: { speed: 100_000 } });
    const over = async () => (await sendRequest(`${address}/control/finished`)).body['ids'] as string[];
    await expect.poll(async () => (await over()).length).toBeGreaterThan(before.length);
  });

  it.skipIf(archive === null)('writes real matches without loss', async () => {
    for (const match of await readLatestMatches(archive ?? '', 20)) {
      const read = readCricsheet(match.id, JSON.parse(JSON.stringify(writeCricsheet(match))));
      expect(read).toEqual({ ok: true, value: match });
    }
  });
});
