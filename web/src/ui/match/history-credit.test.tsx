import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

const LEAGUE = 'Fictional league, played by the sandbox';
const CRICSHEET = 'Match data from Cricsheet (cricsheet.org), ODC-BY 1.0';

let server: TestServer;
afterEach(() => server.close());

describe('the line under matches that were played', () => {
  it.each([
    ['league', [LEAGUE]],
    ['cricsheet', [CRICSHEET]],
    ['both', [LEAGUE, CRICSHEET]],
  ])('names the source: %s', async (history, lines) => {
    server = await startTestServer({ 'GET /api/settings/': () => ({ body: { history, apiHost: null } }) });
    // The settings are read once a page load.
    vi.resetModules();
    const { HistoryCredit } = await import('./history-credit.tsx');
    renderScreen(<HistoryCredit />);
    await until(() => {
      expect(server.requests).toHaveLength(1);
      expect(screen.getAllByText(/league|Cricsheet/).map(({ textContent }) => textContent)).toEqual(lines);
    });
  });
});
