import type { PlayedMatchSummary } from '@gullylens/contract/http/history/played-match';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PlayedMatchList } from './played-match-list.tsx';

const first = { team: 'Guwahati Rhinos', runs: 216, wickets: 3, overs: '20', superOver: false };
const second = { team: 'Surat Kitefliers', runs: 161, wickets: 10, overs: '18.1', superOver: false };

const match: PlayedMatchSummary = {
  id: 'one',
  playedOn: '2026-11-20',
  format: 'T20',
  competition: null,
  stage: null,
  teams: [
    { key: 'surat', name: 'Surat Kitefliers' },
    { key: 'guwahati', name: 'Guwahati Rhinos' },
  ],
  venue: { key: 'surat-ground', name: 'Surat Ground' },
  result: 'Guwahati Rhinos won by 55 runs',
  winner: 'Guwahati Rhinos',
  innings: [first, second],
};

function show(...shown: PlayedMatchSummary[]): void {
  renderScreen(
    <MemoryRouter>
      <PlayedMatchList matches={shown} />
    </MemoryRouter>,
  );
}

test('each score has its team, in the order of play', () => {
  show(match);
  expect(screen.getByRole('link').textContent).toBe('Guwahati Rhinos vs Surat Kitefliers');
  expect(screen.getByText('GR 216/3 (20) · SK 161 (18.1)')).toBeTruthy();
});

test('teams that never batted are in the announced order', () => {
  show({ ...match, innings: [] });
  expect(screen.getByRole('link').textContent).toBe('Surat Kitefliers vs Guwahati Rhinos');
  expect(screen.getByText('No play')).toBeTruthy();
});

test('six matches are shown at first, and the rest on request', () => {
  show(...Array.from({ length: 7 }, (_, at) => ({ ...match, id: String(at) })));
  expect(screen.getAllByRole('link')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(screen.getAllByRole('link')).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});
