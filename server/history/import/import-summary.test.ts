import { expect, it } from 'vitest';
import { addBatch } from './import-summary.ts';
import type { PreparedMatch } from './prepare-batch.ts';

function prepared(file: string, replaces: boolean, doubt: string | null): PreparedMatch {
  return { file, replaces, doubt, deflated: Buffer.alloc(0), rows: rowsOf(240) };
}

function rowsOf(deliveries: number) {
  return { match: { deliveries } } as PreparedMatch['rows'];
}

it('adds the stored counts, and counts rejected matches only as processed', () => {
  const before = {
    total: 20,
    seen: 4,
    added: 1,
    corrected: 1,
    unchanged: 2,
    deliveries: 100,
    warnings: [{ file: 'a.json', reason: 'old' }],
    doubts: ['an old one'],
  };
  const batch = {
    prepared: [
      prepared('new.json', false, null),
      prepared('corrected.json', true, 'odd'),
      prepared('refused.json', true, 'odd too'),
      prepared('also-new.json', false, null),
    ],
    unchanged: 3,
    warnings: [{ file: 'bad.json', reason: 'bad' }],
  };
  const refused = [{ file: 'refused.json', reason: 'refused' }];
  expect(addBatch(before, batch, refused)).toEqual({
    total: 20,
    seen: 12,
    added: 3,
    corrected: 2,
    unchanged: 5,
    deliveries: 820,
    warnings: [{ file: 'a.json', reason: 'old' }, { file: 'bad.json', reason: 'bad' }, ...refused],
    doubts: ['an old one', 'odd'],
  });
});
