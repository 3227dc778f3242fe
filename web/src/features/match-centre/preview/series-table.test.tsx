import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Loaded } from '../../../testing/loaded.tsx';
import { renderPage } from '../../../testing/render-screen.tsx';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { ok } from '../testing/open-match-page.tsx';
import { SeriesTable } from './series-table.tsx';

const standing = {
  key: 'mlm',
  team: 'Malabar Monsoons',
  played: 3,
  won: 2,
  lost: 1,
  tied: 0,
  noResult: 0,
  points: 4,
  netRunRate: 0.75,
};

it.each([
  ['once a match of it is over', [standing], 1],
  ['not before', [], 0],
])('the points table of a series is shown %s', async (_, standings, count) => {
  const series = { key: 'series-1', name: 'Coastal League', standings };
  const server = await startTestServer({ 'GET /api/v1/cricket/series/series-1/': ok(series) });
  onTestFinished(() => server.close());
  storeSession();
  renderPage(
    <>
      <SeriesTable seriesKey="series-1" teamKeys={['mlm']} />
      <Loaded />
    </>,
  );
  await until(() => screen.getByText('All is loaded'));
  expect(screen.queryAllByRole('heading', { name: 'Points table' })).toHaveLength(count);
});
