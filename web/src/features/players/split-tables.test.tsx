import type { PlayerSplit, PlayerSplits } from '@gullylens/contract/http/history/player-splits';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { SplitTables } from './split-tables.tsx';

const NO_BATTING = { balls: 0, runs: 0, outs: 0 };
const NO_BOWLING = { balls: 0, runs: 0, wickets: 0 };

const split = (parts: Partial<PlayerSplit>): PlayerSplit => ({
  key: 'foxes',
  name: 'Foxes',
  matches: 3,
  averagePoints: 40,
  batting: { balls: 30, runs: 45, outs: 2 },
  bowling: NO_BOWLING,
  ...parts,
});

const splits: PlayerSplits = {
  format: 'ODI',
  matches: 30,
  phases: [
    { phase: 'powerplay', batting: { balls: 400, runs: 500, outs: 12 }, bowling: NO_BOWLING },
    { phase: 'middle', batting: { balls: 29, runs: 58, outs: 0 }, bowling: NO_BOWLING },
    { phase: 'death', batting: NO_BATTING, bowling: NO_BOWLING },
  ],
  bowlingStyles: [],
  unknownStyleBalls: 400,
  opponents: [split({})],
  venues: [
    split({ key: 'oval', name: 'Oval', averagePoints: 41.25, bowling: { balls: 24, runs: 30, wickets: 2 } }),
    split({ key: 'park', name: 'Park', batting: { balls: 1, runs: 4, outs: 0 } }),
  ],
};

function rowsOf(table: string): (string | null)[][] {
  const rows = within(screen.getByRole('table', { name: table })).getAllByRole('row');
  return rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('shows the phases with their balls, and which are too few', () => {
  renderPage(<SplitTables splits={splits} />);
  screen.getByText('From the balls of the latest 30 matches');
  expect(rowsOf('Batting by phase')).toEqual([
    ['Powerplay', '500', '400', '12', '125.0'],
    ['Middle oversOnly 29 balls', '58', '29', '0', '200.0'],
    ['Death oversNo balls', '0', '0', '0', '–'],
  ]);
  expect(screen.queryByRole('table', { name: 'Bowling by phase' })).toBeNull();
});

it('shows the bowling of a bowler', () => {
  const bowled = {
    phase: 'death' as const,
    batting: NO_BATTING,
    bowling: { balls: 60, runs: 85, wickets: 4 },
  };
  renderPage(<SplitTables splits={{ ...splits, matches: 1, phases: [bowled] }} />);
  screen.getByText('From the balls of 1 match');
  expect(rowsOf('Bowling by phase')).toEqual([['Death overs', '85', '60', '4', '8.50']]);
});

it('shows opponents and grounds, linked to their pages', () => {
  renderPage(<SplitTables splits={splits} />);
  expect(rowsOf('By opponent')).toEqual([['Foxes', '3', '40.0', '45', '150.0']]);
  expect(rowsOf('By ground')).toEqual([
    ['Oval', '3', '41.3', '45', '150.0', '2'],
    ['ParkOnly 1 ball', '3', '40.0', '4', '400.0', '0'],
  ]);
  expect(screen.getByRole('link', { name: 'Foxes' }).getAttribute('href')).toBe('/teams/foxes');
  expect(screen.getByRole('link', { name: 'Oval' }).getAttribute('href')).toBe('/venues/oval');
});

it('has no phases in a format without an overs limit', () => {
  renderPage(<SplitTables splits={{ ...splits, matches: 0, phases: [] }} />);
  expect(screen.queryByRole('heading', { name: 'By phase' })).toBeNull();
  screen.getByRole('heading', { name: 'By opponent' });
});

it('shows the batting against pace and spin where the style is known', () => {
  const bowlingStyles = [
    { style: 'pace' as const, batting: { balls: 200, runs: 260, outs: 9 } },
    { style: 'spin' as const, batting: { balls: 12, runs: 9, outs: 1 } },
  ];
  renderPage(<SplitTables splits={{ ...splits, bowlingStyles, unknownStyleBalls: 1 }} />);
  expect(rowsOf('By bowling')).toEqual([
    ['Against pace', '260', '200', '9', '130.0'],
    ['Against spinOnly 12 balls', '9', '12', '1', '75.0'],
  ]);
  screen.getByText('1 more ball was from a bowler of unknown style');
});

it('shows no pace and spin before a style is known, and no note when all are', () => {
  renderPage(<SplitTables splits={splits} />);
  expect(screen.queryByRole('table', { name: 'By bowling' })).toBeNull();
  const bowlingStyles = [{ style: 'pace' as const, batting: { balls: 200, runs: 260, outs: 9 } }];
  renderPage(<SplitTables splits={{ ...splits, bowlingStyles, unknownStyleBalls: 0 }} />);
  screen.getByRole('table', { name: 'By bowling' });
  expect(screen.queryByText(/unknown style/)).toBeNull();
});
