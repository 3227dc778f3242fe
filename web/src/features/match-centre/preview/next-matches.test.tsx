import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { until } from '../../../testing/until.ts';
import { FEED, KEY, ok, openMatchPages } from '../testing/open-match-page.tsx';

const { show } = openMatchPages();

it('a match without play leads to the next match of each team, one of both only once', async () => {
  const abandoned = testMatch({ id: KEY, phase: 'completed', status: 'Match abandoned', score: [] });
  const others = testMatch({ id: 'others', name: 'Others' });
  await show(KEY, 'info', {
    [`GET ${FEED}`]: ok(abandoned),
    'GET /api/v1/cricket/matches/upcoming/': ok([
      { ...others, teams: ['One', 'Two'] },
      testMatch({ id: 'next' }),
      testMatch({ id: 'later' }),
    ]),
  });
  const heading = await until(() => screen.getByRole('heading', { name: 'Next matches' }));
  const links = [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/matches/next']);
});
