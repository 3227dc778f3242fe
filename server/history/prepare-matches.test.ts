import { crc32, deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeCricsheet } from '../testing/make-cricsheet.ts';
import { type PackedMatch, prepareMatches } from './prepare-matches.ts';

const NO_CORRECTIONS = { teams: new Map<string, string>(), grounds: new Map<string, string>() };

function packed(id: string, content: string): PackedMatch {
  const text = Buffer.from(content);
  const file = { bytes: deflateRawSync(text), isDeflated: true, length: text.length, crc32: crc32(text) };
  return { id, contentHash: `of ${id}`, file, replaces: false };
}

it('prepares what is a match and names what is not', async () => {
  const matches = [packed('m1', makeCricsheet()), packed('bad', '{'), packed('m2', makeCricsheet())];
  expect(await prepareMatches(matches, NO_CORRECTIONS)).toMatchObject({
    ids: ['m1', 'm2'],
    warnings: [{ file: 'bad.json' }],
  });
});

it('follows what analysts have said', async () => {
  const corrections = { teams: new Map([['home', 'hosts']]), grounds: new Map<string, string>() };
  const { matches } = await prepareMatches([packed('m1', makeCricsheet())], corrections);
  expect(matches.lines).toContain('\thosts\t');
});

it('lets other work of its thread have a turn after each match', async () => {
  let turns = 0;
  let isOver = false;
  const takeTurns = () => {
    turns += 1;
    if (!isOver) setImmediate(takeTurns);
  };
  takeTurns();
  await prepareMatches(
    ['a', 'b', 'c', 'd'].map((id) => packed(id, makeCricsheet())),
    NO_CORRECTIONS,
  );
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(4);
});
