import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { AnalysisDialog } from './analysis-dialog.tsx';

let server: TestServer;
afterEach(() => server.close());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function show(analysis: Analysis): Promise<void> {
  server = await startTestServer({
    [`GET /api/v1/analysis/${analysis.matchKey}/`]: () => ({ body: { status: 'success', data: analysis } }),
  });
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/dashboard?tab=live']}>
        <AnalysisDialog matchKey={analysis.matchKey} onClose={() => undefined} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await until(() => screen.getByRole('link', { name: 'See full analysis' }));
}

it('an analysis in a dialog shows its other parts and leaves the address of the page beneath as it is', async () => {
  const analysis = testAnalysis({});
  await show(analysis);
  const other = screen.getByRole('tab', { name: 'Venue and H2H Report' });
  const captain = screen.getByRole('heading', { name: 'Captain' }).parentElement;
  expect(captain?.textContent).toContain(analysis.captainChoices.primary?.name);
  fireEvent.click(other);
  expect(screen.getByRole('tab', { selected: true })).toBe(other);
  expect(screen.getByText('/dashboard?tab=live')).toBeTruthy();
});

it.each([
  [null, ['/lineups/match-1']],
  ['2026-11-21T13:30:00.000Z', []],
])('leads to line-ups until the analysis is sealed: %s', async (lockedAt, targets) => {
  await show(testAnalysis({ lockedAt }));
  const links = screen.queryAllByRole('link', { name: 'Build line-ups' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(targets);
});
