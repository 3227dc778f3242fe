import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { refusal } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { ok, openMatchPages } from '../testing/open-match-page.tsx';

const { show } = openMatchPages();
const unknown = () => refusal(404, 'match_not_found', 'We could not find that match.');
const missing = {
  'GET /api/v1/cricket/matches/nothing/': unknown,
  'GET /api/v1/cricket/history/nothing/': unknown,
};
const lists = (live: readonly string[], upcoming: readonly string[]) => ({
  ...missing,
  'GET /api/v1/cricket/matches/live/': ok(live.map((id) => testMatch({ id, phase: 'live' }))),
  'GET /api/v1/cricket/matches/upcoming/': ok(upcoming.map((id) => testMatch({ id }))),
});
const links = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));

it('a match that is not found leads to three others, live ones first', async () => {
  await show('nothing', 'info', lists(['live'], ['first', 'second', 'third']));
  await until(() => screen.getByRole('heading', { name: 'We could not find that match.' }));
  await until(() => expect(links()).toEqual(['/matches/live', '/matches/first', '/matches/second']));
  screen.getByRole('heading', { name: 'Live and next matches' });
});

it('no heading stands over no matches', async () => {
  await show('nothing', 'info', lists([], []));
  await until(() => screen.getByRole('link', { name: 'All matches' }));
  expect(screen.queryByRole('heading', { name: 'Live and next matches' })).toBeNull();
});
