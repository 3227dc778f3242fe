import { expect, it } from 'vitest';
import type { CricsheetArchive } from '../vendors/cricsheet/cricsheet-archive.ts';
import { readBatch } from './read-batch.ts';

const MB = 1024 * 1024;

/** An archive of so many files, each of so many bytes. */
function archiveOf(count: number, size: number): CricsheetArchive {
  const bytes = Buffer.alloc(size);
  return {
    matches: Array.from({ length: count }, (_, i) => ({
      id: `m${i}`,
      file: `m${i}.json`,
      contentHash: 'new',
    })),
    warnings: [],
    firstDate: () => null,
    read: () => ({ ok: true, value: bytes }),
    readPacked: () => ({ ok: true, value: { bytes, isDeflated: false, length: size, crc32: 0 } }),
    close: () => {},
  };
}

it.each([
  [256, 'no more than 256 matches', 1],
  [8, 'no more than 8 MB and what goes over it', MB],
  [1, 'one match at least', 9 * MB],
])('reads %i: %s', (count, _, size) => {
  const archive = archiveOf(300, size);
  const batch = readBatch(archive, new Map(), archive.matches, 0);
  expect([batch.seen, batch.packed.length]).toEqual([count, count]);
});

it('goes on where it is told to, and passes over what is stored so', () => {
  const archive = archiveOf(4, 1);
  const stored = new Map([
    ['m2', 'new'],
    ['m3', 'old'],
  ]);
  const batch = readBatch(archive, stored, archive.matches, 1);
  expect(batch).toMatchObject({ seen: 3, unchanged: 1, warnings: [] });
  expect(batch.packed.map(({ id, replaces }) => [id, replaces])).toEqual([
    ['m1', false],
    ['m3', true],
  ]);
});
