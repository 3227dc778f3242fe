import { describe, expect, it } from 'vitest';
import { testProjection } from '../../testing/test-projections.ts';
import { lineupsAsCsv, lineupsAsText, type NamedLineup } from './lineup-results.tsx';

function lineup(...names: readonly string[]): NamedLineup {
  const filled = [...names, ...Array.from({ length: 11 - names.length }, (_, at) => `Player ${at + 1}`)];
  return { players: filled.map((name) => testProjection({ name })), expected: 512.25, p10: 380, p90: 640 };
}

describe('line-ups as text', () => {
  it('name the captain and the vice-captain, one line-up a paragraph', () => {
    const text = lineupsAsText([lineup('R Kulkarni', 'S Iyer'), lineup('S Iyer', 'R Kulkarni')]);
    expect(text).toMatch(/^1\. R Kulkarni \(C\), S Iyer \(VC\), Player 1, /);
    expect(text).toContain('\n\n2. S Iyer (C), R Kulkarni (VC), ');
  });
});

describe('line-ups as a table of comma-separated values', () => {
  it('have a head and as many cells in each row', () => {
    const rows = lineupsAsCsv([lineup(), lineup()]).trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(',').length)).toEqual([13, 13, 13]);
    expect(rows[1]).toMatch(/^1,Player 1,.*,512\.3$/);
  });

  it.each([
    ['Khan, A', '"Khan, A"'],
    ['"Sky" Yadav', '"""Sky"" Yadav"'],
    ['=HYPERLINK(1)', "'=HYPERLINK(1)"],
  ])('quote %j', (name, cell) => {
    expect(lineupsAsCsv([lineup(name)])).toContain(`1,${cell},`);
  });
});
