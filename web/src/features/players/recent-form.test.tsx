import type { PlayerLogEntry } from '@gullylens/contract/http/history/players';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { RecentForm } from './recent-form.tsx';

const playedOn = (...days: string[]) =>
  days.map((day) => ({ matchId: day, playedOn: day, opponent: 'Rivals', points: 20 })) as PlayerLogEntry[];
const years = () => screen.queryAllByText(/^\d{4}$/).map(({ textContent }) => textContent);

it('a break between seasons is marked with years below the latest matches', () => {
  renderPage(<RecentForm log={playedOn('2026-11-27', '2026-11-25', '2025-05-18')} average={30} />);
  expect(years()).toEqual(['2025', '2026']);
});

it('matches of one season have no year', () => {
  renderPage(<RecentForm log={playedOn('2026-11-27', '2026-11-25')} average={30} />);
  expect(years()).toEqual([]);
});
