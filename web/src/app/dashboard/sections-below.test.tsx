import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CricketCentral } from '../../features/cricket-central/cricket-central.tsx';
import { PaymentWatchContext } from '../../features/premium/payment-watch.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { testFeedAge } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { SectionsBelow } from './sections-below.tsx';

const OVERVIEW = 'GET /api/v1/cricket/dashboard/overview/';
const ANALYSES = 'GET /api/v1/analysis/';
const TRACK_RECORD = 'GET /api/v1/analysis/track-record/';
const grade = { captain: { name: 'Alan Rao', points: 41, rank: 9, of: 22 } };
const bodies = {
  [OVERVIEW]: { data: { current_matches: [], series: [], ...testFeedAge() } },
  [ANALYSES]: { status: 'success', data: [] },
  [TRACK_RECORD]: {
    status: 'success',
    data: {
      summary: { graded: 1, captainInTopThree: { share: 0, of: 1 } },
      entries: [{ matchKey: 'a', grade }],
    },
  },
};
type Call = keyof typeof bodies;

const watch = {
  isPending: false,
  watch: () => undefined,
  upgrade: () => undefined,
  onDecided: () => () => undefined,
};

let server: TestServer;
let failing: ReadonlySet<Call>;
afterEach(() => server.close());

async function show(...failed: Call[]): Promise<void> {
  failing = new Set(failed);
  const answer = (call: Call) => () =>
    failing.has(call) ? { status: 503, body: {} } : { body: bodies[call] };
  server = await startTestServer({
    [OVERVIEW]: answer(OVERVIEW),
    [ANALYSES]: answer(ANALYSES),
    [TRACK_RECORD]: answer(TRACK_RECORD),
  });
  storeSession();
  renderScreen(
    <SignedIn>
      <PaymentWatchContext value={watch}>
        <CricketCentral isPremium={false} />
        <SectionsBelow />
      </PaymentWatchContext>
    </SignedIn>,
  );
  await until(() => expect(screen.queryAllByRole('status', { name: /Loading/ })).toEqual([]));
}

const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .slice(0, 4);
const failures = () => screen.getAllByText('Error Loading Data');

it('a failure of the matches is shown in their place, and sample matches after the analyses', async () => {
  await show(OVERVIEW);
  await until(() =>
    expect(titles()).toEqual(['For You', 'Next to lock', 'Expert Analysis', 'Sample matches']),
  );
  expect(failures()).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  screen.getByText('Expert Analysis Coming Soon');
});

it('a failure of the analyses is shown once, under Expert Analysis', async () => {
  await show(ANALYSES);
  expect(titles()).toEqual(['For You', 'Expert Analysis', 'Premium Features', 'Fantasy Tips']);
  expect(failures()).toHaveLength(1);
  within(screen.getByRole('region', { name: 'Expert Analysis' })).getByRole('alert');
  screen.getByRole('link', { name: 'Our last captains' });
});

it('a failure of the track record leaves our last captains out', async () => {
  await show(TRACK_RECORD);
  await until(() => expect(screen.queryByRole('link', { name: 'Our last captains' })).toBeNull());
  screen.getByRole('region', { name: 'Next to lock' });
});

it('a failure of everything is shown once, and one button loads everything', async () => {
  await show(OVERVIEW, ANALYSES);
  await until(() =>
    expect(titles()).toEqual(['For You', 'Expert Analysis', 'Sample matches', 'Premium Features']),
  );
  expect(failures()).toHaveLength(1);
  failing = new Set<Call>();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await until(() => screen.getByText('Expert Analysis Coming Soon'));
  await until(() =>
    expect(titles()).toEqual(['For You', 'Next to lock', 'Expert Analysis', 'Premium Features']),
  );
  expect(screen.queryByText('Error Loading Data')).toBeNull();
});

it.each([
  [true, []],
  [false, ['Premium Features', 'Fantasy Tips']],
])('on a wide screen (%s) these sections are folded: %j', async (matches, folded) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  await show();
  const closed = [...document.querySelectorAll('details:not([open]) summary')];
  expect(closed.map(({ textContent }) => textContent)).toEqual(folded);
});
