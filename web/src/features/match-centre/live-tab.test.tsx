import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { CHASING, chase, openLivePages } from './testing/open-live-page.tsx';
import { FEED } from './testing/open-match-page.tsx';

const { show, callsOf } = openLivePages();
const inBreak = { ...chase, score: chase.score.slice(0, 1) };
const chances = () => screen.queryAllByText('MLM 70%').length;

it('in play members read the chances beside batters and overs, and a screen reader each complete over', async () => {
  await show(chase, { isPremium: true });
  await until(() => screen.getByRole('table', { name: 'Batters' }));
  await until(() => expect(chances()).toBe(1));
  await until(() => screen.getByRole('region', { name: 'Over by over' }));
  screen.getByText(`Over 1: 8 runs. ${CHASING} 8/0`);
  await until(() => screen.getByRole('heading', { name: 'Win probability' }));
  expect(screen.queryByRole('heading', { name: 'Top batters' })).toBeNull();
});

it('in the innings break members read the chances and who was best, and nobody is at the crease', async () => {
  await show(inBreak, { isPremium: true });
  await until(() => screen.getByRole('heading', { name: 'Top batters' }));
  await until(() => expect(chances()).toBe(1));
  await until(() => screen.getByRole('region', { name: 'Over by over' }));
  expect(screen.queryByRole('table', { name: 'Batters' })).toBeNull();
});

it.each([
  ['in play', chase],
  ['in the innings break', inBreak],
])('free users read no chances %s, and none are requested', async (_, match) => {
  await show(match);
  await until(() => screen.getByRole('region', { name: 'Over by over' }));
  await until(() => expect(callsOf('GET /api/v1/analysis/')).toBeGreaterThan(0));
  expect(chances()).toBe(0);
  expect(callsOf(`GET ${FEED}forecast/`)).toBe(0);
});
