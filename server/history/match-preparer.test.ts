import { crc32, deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeCricsheet } from '../testing/make-cricsheet.ts';
import { PREPARE_HERE, prepareInThread } from './match-preparer.ts';
import type { PackedMatch } from './prepare-matches.ts';

const NO_CORRECTIONS = { teams: new Map<string, string>(), grounds: new Map<string, string>() };

function packed(id: string, content: string): PackedMatch {
  const text = Buffer.from(content);
  const file = { bytes: deflateRawSync(text), isDeflated: true, length: text.length, crc32: crc32(text) };
  return { id, contentHash: `of ${id}`, file, replaces: false };
}

it('prepares the same in a thread of its own as in the one that asks', async () => {
  const matches = [packed('m1', makeCricsheet()), packed('bad', '{'), packed('m2', makeCricsheet())];
  const here = await PREPARE_HERE.prepare(matches, NO_CORRECTIONS);
  expect(here).toMatchObject({ ids: ['m1', 'm2'], warnings: [{ file: 'bad.json' }] });
  const thread = prepareInThread();
  try {
    expect(await thread.prepare(matches, NO_CORRECTIONS)).toEqual(here);
    expect((await thread.prepare([], NO_CORRECTIONS)).ids).toEqual([]);
  } finally {
    await thread.close();
  }
});

it('follows what analysts have said, in a thread too', async () => {
  const corrections = { teams: new Map([['home', 'hosts']]), grounds: new Map<string, string>() };
  const thread = prepareInThread();
  try {
    const { matches } = await thread.prepare([packed('m1', makeCricsheet())], corrections);
    expect(Buffer.from(matches.lines).toString()).toContain('\thosts\t');
  } finally {
    await thread.close();
  }
});
