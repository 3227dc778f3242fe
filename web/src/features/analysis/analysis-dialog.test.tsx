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

it('an analysis in a dialog shows its other parts and leaves the address of the page beneath as it is', async () => {
  const analysis = testAnalysis({});
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
  const other = await until(() => screen.getByRole('tab', { name: 'Venue and H2H Report' }));
  const captain = screen.getByRole('heading', { name: 'Captain' }).parentElement;
  expect(captain?.textContent).toContain(analysis.captainChoices.primary?.name);
  fireEvent.click(other);
  expect(screen.getByRole('tab', { selected: true })).toBe(other);
  expect(screen.getByText('/dashboard?tab=live')).toBeTruthy();
});
