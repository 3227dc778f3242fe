import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { AnalysisHead, AnalysisVerification } from './analysis-head.tsx';

const lockedAt = '2026-11-21T13:30:00.000Z';

it.each([
  { draftedLate: false, says: 'Sealed before play' },
  { draftedLate: true, says: 'Written late, does not count' },
])('a sealed analysis says $says and shows no padlock', ({ draftedLate, says }) => {
  renderScreen(<AnalysisHead heading="h1" analysis={testAnalysis({ lockedAt, draftedLate })} />);
  screen.getByText(says);
  expect(document.querySelector('[class*="lucide-lock"]')).toBeNull();
  expect(screen.queryByText(/locked/i)).toBeNull();
});

const basis = { confidence: 'good', missing: [], matchesLearnt: 188, learntUntil: null } as const;
const forecast = { win: { teamA: 50, teamB: 50 }, totals: [] };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const head = (parts: Parameters<typeof testAnalysis>[0]) =>
  renderScreen(<AnalysisHead heading="h1" analysis={testAnalysis(parts)} />);

it('says who wrote it and what the numbers rest on', () => {
  head({ forecast: { ...forecast, basis: { ...basis, missing: ['line-ups'] } } });
  screen.getByText('Calculated by GullyLens');
  screen.getByText('Based on 188 matches, before the playing XIs were announced');
});

it('leaves out the elevens once they are known', () => {
  head({ forecast: { ...forecast, basis: { ...basis, missing: ['toss'] } } });
  screen.getByText('Based on 188 matches');
});

it('says of one that was drafted late when it is sealed, and counts down to nothing', () => {
  const late = testAnalysis({ locksAt: inMinutes(-5), lockedAt: null, draftedLate: true });
  renderScreen(
    <MemoryRouter>
      <AnalysisHead heading="h1" analysis={late} />
      <AnalysisVerification analysis={late} />
    </MemoryRouter>,
  );
  screen.getByText('Will be sealed after the match');
  expect(screen.queryByText('Locking now')).toBeNull();
});

it('counts down no further once the time of the lock has passed', () => {
  head({ locksAt: inMinutes(-1), lockedAt: null });
  expect(screen.queryByText('Locking now')).toBeNull();
});

it.each([
  [null, 1],
  [lockedAt, 0],
])('says how long it can change unless it is locked: %s', (locked, count) => {
  head({ locksAt: inMinutes(71.5), lockedAt: locked });
  expect(screen.queryAllByText('Locks in 1 h 12 m')).toHaveLength(count);
});
