import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCricsheet } from '../testing/make-cricsheet.ts';
import { writeZip } from '../testing/make-zip.ts';
import { readArchivesInOrder } from './read-archives-in-order.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-backtest-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('reads history and test together in order of play, each match once, and names what it passed over', async () => {
  const history = join(folder, 'history.zip');
  const test = join(folder, 'test.zip');
  await writeZip(history, [
    { name: '1.json', content: makeCricsheet({ date: '2023-05-03' }) },
    { name: '2.json', content: makeCricsheet({ date: '2023-05-01' }) },
    { name: '9.json', content: '{"meta":' },
  ]);
  await writeZip(test, [
    { name: '1.json', content: makeCricsheet({ date: '2023-05-03' }) },
    { name: '3.json', content: makeCricsheet({ date: '2023-05-02' }) },
  ]);
  const { matches, testedIds, warnings } = await readArchivesInOrder({ history: [history], test: [test] });
  expect(matches.map((match) => match.id)).toEqual(['2', '3', '1']);
  expect([...testedIds].toSorted()).toEqual(['1', '3']);
  expect(warnings).toEqual([expect.stringMatching(/history\.zip: 9\.json: .+/)]);
});
