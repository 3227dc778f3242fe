import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Loaded } from '../../../testing/loaded.tsx';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { ok } from '../testing/open-match-page.tsx';
import { VenueRecord } from './venue-record.tsx';

const record = {
  format: 'T20',
  gender: 'male',
  matches: 30,
  averageScore: 161.4,
  highest: 222,
  lowest: 61,
  chaseSuccess: 54.6,
  tossWinAdvantage: null,
};

async function show(records: object[], includesMatch = false) {
  const server = await startTestServer({
    'GET /api/cricket/venues/ground-1/': ok({ name: 'Harbour Ground', records }),
  });
  onTestFinished(() => server.close());
  storeSession();
  renderPage(
    <>
      <VenueRecord
        match={{ ...testMatch(), matchType: 't20', gender: 'male' }}
        includesMatch={includesMatch}
      />
      <Loaded />
    </>,
  );
  await until(() => screen.getByText('All is loaded'));
}

it('the record of a ground is that of the format and gender of the match', async () => {
  await show([{ ...record, format: 'ODI', matches: 9 }, { ...record, gender: 'female' }, record]);
  screen.getByRole('heading', { name: 'Harbour Ground' });
  expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Average first innings161',
    'Won by the chasing team55%',
    'Won by the toss winnerNo history',
    'Highest total222',
    'Lowest total61',
    'Matches30',
  ]);
  expect(screen.queryByText('Including this match')).toBeNull();
});

it('the record says when it includes the match', async () => {
  await show([record], true);
  screen.getByText('Including this match');
});

it('a ground without such matches has no record', async () => {
  await show([{ ...record, format: 'ODI' }]);
  expect(screen.queryByRole('heading')).toBeNull();
});
