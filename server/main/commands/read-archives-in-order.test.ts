import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';
import { readArchivesInOrder } from './read-archives-in-order.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-backtest-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('reads history and test matches in order of play, each once, and reports skipped files', async () => {
  const history = join(folder, 'history.zip');
  const test = join(folder, 'test.zip');
  await writeZip(history, [
    { name: '1.json', content: makeCricsheet({ date: '2023-05-03' }) },
    { name: '2.json', content: makeCricsheet({ date: '2023-05-01' }) },
    { name: '9.json', content: '{"meta":{"x":1},"info":{"dates":["2023-05-02"],' },
  ]);
  await writeZip(test, [
    { name: '1.json', content: makeCricsheet({ date: '2023-05-03' }) },
    { name: '3.json', content: makeCricsheet({ date: '2023-05-02' }) },
  ]);
  const warnings: string[] = [];
  const { count, matches } = await readArchivesInOrder({
    history: [history],
    test: [test],
    warn: (sentence) => warnings.push(sentence),
  });
  const read: string[] = [];
  for await (const { match, isTested } of matches) read.push(`${match.id} ${isTested ? 'tested' : 'learnt'}`);
  expect(count).toBe(4);
  expect(read).toEqual(['2 learnt', '3 tested', '1 tested']);
  expect(warnings).toEqual([expect.stringMatching(/history\.zip: 9\.json: .+/)]);
});
