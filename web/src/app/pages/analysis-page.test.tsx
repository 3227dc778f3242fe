import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { PaymentWatchProvider } from '../../features/premium/payment-watch-provider.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { asha } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Component as AnalysisPage } from './analysis-page.tsx';

let server: TestServer;
afterEach(() => server.close());

const card = (matchKey: string) => ({
  matchKey,
  id: matchKey,
  matchTitle: `Match ${matchKey}`,
  tournament: 'Coastal League',
  analysisDate: '2026-11-21T14:00:00.000Z',
  locksAt: null,
  draftedLate: false,
  captainPoints: 76.8,
  viceCaptainPoints: null,
});
const sample = { ...card('past'), locked: false, sample: true, captain: 'A Rao', viceCaptain: 'B Das' };
const cards = [sample, { ...card('coming'), locked: true }];

async function show(matchKey: string, isPremium: boolean): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({ body: { status: 'success', data: isPremium ? [] : cards } }),
    [`GET /api/v1/analysis/${matchKey}/`]: () => ({
      body: { status: 'success', data: testAnalysis({ matchKey, matchTitle: 'The whole analysis' }) },
    }),
  });
  renderScreen(
    <SignedIn isPremium={isPremium} path={`/analysis/${matchKey}`}>
      <PaymentWatchProvider userId={asha.id}>
        <Routes>
          <Route path="/analysis/:matchKey" element={<AnalysisPage />} />
        </Routes>
      </PaymentWatchProvider>
    </SignedIn>,
  );
}

it('a free reader reads the whole sample, with one offer below it', async () => {
  await show('past', false);
  await until(() => screen.getByRole('heading', { level: 1, name: 'The whole analysis' }));
  screen.getByText('Free sample');
  screen.getByRole('heading', { name: 'This was a free sample' });
});

it('a free reader of another analysis sees its offer and the sample, and requests no locked analysis', async () => {
  await show('coming', false);
  await until(() => screen.getByRole('heading', { level: 1, name: 'Match coming' }));
  await until(() => screen.getByRole('heading', { name: 'Match past' }));
  screen.getByRole('button', { name: 'Upgrade' });
  expect(screen.getAllByText('Name locked')).toHaveLength(2);
  expect(server.requests.map(({ call }) => call)).not.toContain('GET /api/v1/analysis/coming/');
});

it('a member reads the analysis without an offer', async () => {
  await show('coming', true);
  await until(() => screen.getByRole('heading', { level: 1, name: 'The whole analysis' }));
  expect(screen.queryByText('Free sample')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'This was a free sample' })).toBeNull();
});
