import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';
import { lineupTeams } from './lineup-teams.ts';
import { testProjection } from '../../testing/test-projections.ts';
import { lineupsAsCsv, lineupsAsText } from './lineup-export.ts';
import type { NamedLineup } from './named-lineups.ts';

function lineup(...names: readonly string[]): NamedLineup {
  const filled = [...names, ...Array.from({ length: 11 - names.length }, (_, at) => `Player ${at + 1}`)];
  return { players: filled.map((name) => testProjection({ name })), expected: 512.25, p10: 380, p90: 640 };
}

it('the teams of line-ups have the short names of the feed and the colours of their match', () => {
  const [a, b] = [{ name: 'Malabar Monsoons' }, { name: 'Deccan Drifters' }];
  const teams = lineupTeams(
    [{ team: a.name }, { team: b.name }],
    [
      { name: 'Malabar Monsoons', shortname: 'MLM' },
      { name: 'Deccan Drifters', shortname: '' },
    ],
  );
  expect(teams).toEqual([
    { name: a.name, short: 'MLM', ink: coloursInMatch(a.name, [a, b]).ink },
    { name: b.name, short: 'DD', ink: coloursInMatch(b.name, [a, b]).ink },
  ]);
});

describe('line-ups as text', () => {
  it('begin with the match and name each player’s role and team, captain and vice-captain', () => {
    const [first, ...others] = lineup('R Kulkarni', 'S Iyer').players;
    const players = [
      { ...testProjection(first), role: 'bowler' as const, team: 'Malabar Monsoons' },
      ...others,
    ];
    const teams = [{ name: 'Malabar Monsoons', short: 'MLM', ink: '' }];
    const best = { ...lineup(), players };
    const text = lineupsAsText(i18n, {
      title: 'Monsoons vs Drifters',
      lineups: [best, lineup('S Iyer')],
      teams,
    });
    const [title, one, two] = text.split('\n\n');
    expect(title).toBe('Monsoons vs Drifters');
    expect(one?.split('\n')).toEqual([
      'Line-up 1: 512.3 expected points',
      expect.stringMatching(/^BAT: S Iyer \(DD\) \(VC\), Player 1 \(DD\), /),
      'BOWL: R Kulkarni (MLM) (C)',
    ]);
    expect(two).toMatch(/^Line-up 2: 512\.3 expected points\nBAT: S Iyer \(DD\) \(C\), /);
  });
});

describe('line-ups as a table of comma-separated values', () => {
  it('have a head and as many cells in each row', () => {
    const rows = lineupsAsCsv([lineup(), lineup()]).trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(',').length)).toEqual([13, 13, 13]);
    expect(rows[0]).toMatch(/^Line-up,Captain,Vice-captain,Player 3,.*,Player 11,Expected points$/);
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
