import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testDeskAnalysis } from '../../testing/test-desk.ts';
import { AnalysisRow } from './analysis-row.tsx';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const published = {
  state: 'published',
  publishedAt: '2026-11-21T08:00:00.000Z',
  locksAt: '2026-11-21T14:00:00.000Z',
  readers: 1204,
} as const;

it.each([
  ['open', published, 'Locks in 2 h 0 m', '1,204 readers'],
  [
    'open without a set lock, until the match',
    { ...published, locksAt: null },
    'Locks in 2 h 0 m',
    '1,204 readers',
  ],
  ['with one reader', { ...published, readers: 1 }, 'Locks in 2 h 0 m', '1 reader'],
  ['a draft', { ...published, state: 'draft', publishedAt: null }, 'Locks in 2 h 0 m', null],
  ['locked at the toss', { ...published, lockedAt: '2026-11-21T11:59:00.000Z' }, null, '1,204 readers'],
  ['past its lock', { ...published, locksAt: '2026-11-21T12:00:00.000Z' }, null, '1,204 readers'],
] as const)('a row that is %s', (_, parts, lock, readers) => {
  renderScreen(
    <AnalysisRow analysis={testDeskAnalysis(parts)} now={now} isUnsaved={false} onOpen={() => {}} />,
  );
  expect([
    screen.queryByText(/^Locks/)?.textContent ?? null,
    screen.queryByText(/readers?$/)?.textContent ?? null,
  ]).toEqual([lock, readers]);
});
