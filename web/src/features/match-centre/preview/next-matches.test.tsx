import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { heldAnswer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { FEED, KEY, ok, openMatchPages } from '../testing/open-match-page.tsx';

const { show } = openMatchPages();

it('a match without play leads to the next match of each team, one of both only once, and to all', async () => {
  const abandoned = testMatch({ id: KEY, phase: 'completed', status: 'Match abandoned', score: [] });
  const others = testMatch({ id: 'others', name: 'Others' });
  await show(KEY, 'info', {
    [`GET ${FEED}`]: ok(abandoned),
    'GET /api/v1/cricket/matches/upcoming/': ok([
      testMatch({ id: KEY }),
      { ...others, teams: ['One', 'Two'] },
      testMatch({ id: 'next' }),
      testMatch({ id: 'later' }),
    ]),
  });
  const heading = await until(() => screen.getByRole('heading', { name: 'Next matches' }));
  const links = [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/matches/next', '/matches']);
});

it('a match after which none of its teams is known to play leads to all matches once that is known', async () => {
  const upcoming = heldAnswer();
  const abandoned = testMatch({ id: KEY, phase: 'completed', status: 'Match abandoned', score: [] });
  await show(KEY, 'info', {
    [`GET ${FEED}`]: ok(abandoned),
    'GET /api/v1/cricket/matches/upcoming/': upcoming.handler,
  });
  await until(() => screen.getByRole('link', { name: 'Expert analysis of this match' }));
  expect(screen.queryByRole('link', { name: 'All matches' })).toBeNull();
  upcoming.give({ body: { status: 'success', data: [] } });
  await until(() => screen.getByRole('link', { name: 'All matches' }));
  expect(screen.queryByRole('heading', { name: 'Next matches' })).toBeNull();
});

it('the next matches of the two teams are in the order of their starts', async () => {
  const [first, second] = ['Malabar Monsoons', 'Deccan Drifters'];
  await show(KEY, 'info', {
    [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed', status: 'Match abandoned', score: [] })),
    'GET /api/v1/cricket/matches/upcoming/': ok([
      testMatch({ id: 'earlier', teams: [second, 'Others'] }),
      testMatch({ id: 'later', teams: [first, 'Others'] }),
    ]),
  });
  const heading = await until(() => screen.getByRole('heading', { name: 'Next matches' }));
  const links = [...(heading.parentElement?.querySelectorAll('li a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/matches/earlier', '/matches/later']);
});
