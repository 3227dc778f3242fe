import { expect, it } from 'vitest';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import type { ArchivedMatch } from '../../vendors/cricsheet/cricsheet-archive.ts';
import { type ImportSources, prepareBatch } from './prepare-batch.ts';

const ENTRY = {
  relativeOffsetOfLocalHeader: 0,
  compressedSize: 0,
  uncompressedSize: 0,
  compressionMethod: 0,
  generalPurposeBitFlag: 0,
  crc32: 0,
};

/** An archive of these texts, nothing of which is stored. */
function sourcesOf(texts: Readonly<Record<string, string>>): ImportSources {
  const deflated = Buffer.from('as in the archive');
  return {
    archive: { read: ({ id }) => ({ ok: true, value: { text: Buffer.from(texts[id] ?? ''), deflated } }) },
    stored: new Map(),
    corrections: { teams: new Map(), venues: new Map() },
  };
}

function listed(...ids: string[]): ArchivedMatch[] {
  return ids.map((id) => ({ id, file: `${id}.json`, contentHash: 'new', entry: ENTRY }));
}

it('prepares matches and reports other files', async () => {
  const sources = sourcesOf({ m1: makeCricsheet(), bad: '{', m2: makeCricsheet() });
  const { prepared, warnings } = await prepareBatch(sources, listed('m1', 'bad', 'm2'));
  expect(prepared.map(({ file, rows }) => [file, rows.match.id, rows.match.contentHash])).toEqual([
    ['m1.json', 'm1', 'new'],
    ['m2.json', 'm2', 'new'],
  ]);
  expect(warnings).toEqual([{ file: 'bad.json', reason: 'it is not complete JSON' }]);
});

it('skips unchanged matches, and marks matches that replace another version', async () => {
  const stored = new Map([
    ['same', 'new'],
    ['other', 'old'],
  ]);
  const sources = { ...sourcesOf({ other: makeCricsheet(), first: makeCricsheet() }), stored };
  const { prepared, unchanged } = await prepareBatch(sources, listed('same', 'other', 'first'));
  expect(unchanged).toBe(1);
  expect(prepared.map(({ file, replaces }) => [file, replaces])).toEqual([
    ['other.json', true],
    ['first.json', false],
  ]);
});

it("applies analysts' corrections", async () => {
  const sources = sourcesOf({ m1: makeCricsheet() });
  const corrections = { ...sources.corrections, teams: new Map([['home', 'hosts']]) };
  const { prepared } = await prepareBatch({ ...sources, corrections }, listed('m1'));
  expect(prepared[0]?.rows.match).toMatchObject({ teamA: 'hosts', teamAAlias: 'home', teamB: 'away' });
});

it('lets other work of its thread run after each match', async () => {
  let turns = 0;
  let isOver = false;
  const takeTurns = () => {
    turns += 1;
    if (!isOver) setImmediate(takeTurns);
  };
  takeTurns();
  const ids = ['a', 'b', 'c', 'd'];
  const texts = Object.fromEntries(ids.map((id) => [id, makeCricsheet()]));
  await prepareBatch(sourcesOf(texts), listed(...ids));
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(4);
});
