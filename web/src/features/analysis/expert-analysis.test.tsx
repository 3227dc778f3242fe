import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ExpertAnalysis } from './expert-analysis.tsx';

let server: TestServer;
afterEach(() => server.close());

const cards = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `analysis-${i}`,
    matchKey: `match-${i}`,
    matchTitle: `Match ${i}`,
    tournament: 'Coastal League',
    analysisDate: '2026-11-21T10:00:00.000Z',
    locked: true,
    locksAt: null,
    draftedLate: false,
    captainPoints: 76.84,
    venueAverage: 171.4,
  }));

type Card = ReturnType<typeof cards>[number];

async function show(
  count: number,
  change: (card: Card, at: number) => object = (card) => card,
): Promise<void> {
  const data = cards(count).map(change);
  server = await startTestServer({ 'GET /api/v1/analysis/': () => ({ body: { status: 'success', data } }) });
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ExpertAnalysis isPremium={false} onUpgrade={() => undefined} />
    </QueryClientProvider>,
  );
  await until(() => screen.getByRole('list', { name: 'Expert Analysis' }));
  await until(() => screen.getAllByRole('article'));
}

const open = {
  locked: false,
  captain: 'A Rao',
  venueAverage: null,
  pitchConditions: '',
  trumpPlayers: [],
  sample: false,
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());

it('shows a free reader two analyses at first, the sample and a locked one, and all on request', async () => {
  await show(3, (card, at) => (at === 0 ? { ...card, ...open, sample: true } : card));
  expect(titles()).toEqual(['Premium Content', 'Match 0', 'Match 1']);
  expect(screen.getAllByText(/^Free sample/)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show all 3' })).toBeNull();
});

it('shows a free reader a locked analysis drafted after the start only behind others', async () => {
  await show(3, (card, at) =>
    at === 0 ? { ...card, ...open, sample: true } : { ...card, draftedLate: at === 1 },
  );
  expect(titles()).toEqual(['Premium Content', 'Match 0', 'Match 2']);
});

it('shows a free reader the locked analysis that locks next on wide screens too', async () => {
  const locksAt = inMinutes(1);
  await show(2, (card, at) => (at === 0 ? { ...card, ...open, sample: true } : { ...card, locksAt }));
  expect(titles()).toEqual(['Premium Content', 'Match 0', 'Match 1']);
  expect(document.querySelector('.md\\:hidden')).toBeNull();
});

it('offers Premium above the sample when no other analysis is published', async () => {
  await show(1, (card) => ({ ...card, ...open, sample: true }));
  expect(titles()).toEqual(['Premium Content', 'Match 0']);
  screen.getByText(/^Free sample/);
});

it('shows a member six analyses at first, and on a phone those that lock after the two above', async () => {
  const locksAt = inMinutes(1);
  await show(11, (card, at) => ({ ...card, ...open, locksAt: at < 10 ? locksAt : null }));
  const onPhones = screen.getAllByRole('listitem').filter(({ className }) => className === 'md:hidden');
  expect(onPhones.map((item) => item.querySelector('h3')?.textContent?.trim())).toEqual(['Match 2']);
  expect(titles()).toEqual([2, 3, 4, 5, 6, 7, 8].map((at) => `Match ${at}`));
  fireEvent.click(screen.getByRole('button', { name: 'Show all 11' }));
  expect(document.querySelector('.md\\:hidden')).toBeNull();
  expect(screen.queryByText(/^Free sample/)).toBeNull();
});

it('shows a member the started matches while no analysis is open, those drafted after the start last', async () => {
  await show(3, (card, at) => ({ ...card, ...open, draftedLate: at === 0 }));
  expect(titles()).toEqual(['Match 1', 'Match 2', 'Match 0']);
  expect(screen.getAllByText('Started')).toHaveLength(2);
  expect(screen.getAllByText(/Written late, does not count/)).toHaveLength(1);
});

it('repeats the analyses that lock next when there are no others', async () => {
  const locksAt = inMinutes(1);
  await show(2, (card) => ({ ...card, ...open, locksAt }));
  expect(titles()).toEqual(['Match 0', 'Match 1']);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

it('shows the picks on an unlocked card, with three trump players at most', async () => {
  const card1 = { ...cards(1)[0], locked: false, pitchConditions: 'Even', draftedLate: false };
  const locksAt = new Date(Date.now() + 71.5 * 60_000).toISOString();
  const trumpPlayers = ['A Rao', 'B Iyer', 'C Khan', 'D Das'];
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({
      body: {
        status: 'success',
        data: [
          { ...card1, captain: 'A Rao', captainPoints: 61.25, locksAt, venueAverage: 161.6, trumpPlayers },
        ],
      },
    }),
  });
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ExpertAnalysis isPremium={false} onUpgrade={() => undefined} />
    </QueryClientProvider>,
  );
  const card = await until(() => screen.getByRole('article'));
  expect(card.textContent).toContain('Captain choiceA Rao61.3 expected pointsVenue average162');
  expect(card.textContent).toContain('Locks in 1 h 12 m');
  const trumps = screen.getByRole('img', { name: 'Trump players: AR, BI, CK' });
  expect(trumps.textContent).toBe('AR RaoBI IyerCK Khan');
  expect(screen.queryByRole('img', { name: 'Locked' })).toBeNull();
  expect(screen.queryByText('Premium Content')).toBeNull();
});

it('an open analysis counts down to its start while its lock is not known', async () => {
  await show(1, (card) => ({ ...card, ...open, analysisDate: inMinutes(71.5) }));
  screen.getByText('Locks in 1 h 12 m');
});

it('the sample of a match that was called off counts down to nothing', async () => {
  await show(1, (card) => ({ ...card, ...open, sample: true, locksAt: inMinutes(30) }));
  expect(screen.queryByText(/^Locks in/)).toBeNull();
});

it('has no line for trump players when there are none', async () => {
  await show(1, (card) => ({ ...card, ...open }));
  expect(screen.queryByText('Trump players')).toBeNull();
});

it.each([true, false])(
  'offers Premium before the first analysis is published, unless paid (%s)',
  async (isPremium) => {
    server = await startTestServer({
      'GET /api/v1/analysis/': () => ({ body: { status: 'success', data: [] } }),
    });
    renderScreen(
      <QueryClientProvider client={new QueryClient()}>
        <ExpertAnalysis isPremium={isPremium} onUpgrade={() => undefined} />
      </QueryClientProvider>,
    );
    await until(() => screen.getByText('Expert Analysis Coming Soon'));
    expect(screen.queryAllByRole('button', { name: 'Get Premium Access' })).toHaveLength(isPremium ? 0 : 1);
  },
);

it('offers Premium above locked cards, which have the points of the captain and the average of the venue, and no names', async () => {
  await show(1);
  screen.getByText('76.8');
  expect(screen.getByText('171').closest('[aria-hidden]')).toBeNull();
  expect(screen.queryByText('To be decided')).toBeNull();
  screen.getByRole('img', { name: 'Locked' });
  screen.getByText('Premium Content');
});

it.each([
  [1, ['Match 0']],
  [3, ['Match 2', 'Match 1', 'Match 0']],
  [4, ['Match 1', 'Match 0']],
])('shows only open analyses, the next to lock first, while %i are open', async (count, shown) => {
  await show(6, (card, at) => ({ ...card, ...open, locksAt: at < count ? inMinutes(9 - at) : null }));
  expect(titles()).toEqual(shown);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  expect(screen.getAllByText('Started')).toHaveLength(6 - count);
});

it('shows a free reader beside the sample an open analysis, not one of a started match', async () => {
  const locksAt = inMinutes(1);
  await show(4, (card, at) =>
    at === 0 ? { ...card, ...open, sample: true } : { ...card, locksAt: at === 3 ? locksAt : null },
  );
  expect(titles()).toEqual(['Premium Content', 'Match 0', 'Match 3']);
});

it.each([
  ['an analysis', false],
  ['the free sample', true],
])('says how the captain of %s did once it is graded', async (_which, sample) => {
  const grade = { captain: { name: 'A Rao', points: 141, rank: 1, of: 22 } };
  const summary = { graded: 1, captainInTopThree: { share: 100, low: 0, high: 100, of: 1 } };
  const data = [{ ...cards(1)[0], ...open, sample }];
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({ body: { status: 'success', data } }),
    'GET /api/subscriptions/plans/': () => ({ body: { status: 'success', data: [] } }),
    'GET /api/v1/analysis/track-record/': () => ({
      body: { status: 'success', data: { summary, entries: [{ matchKey: 'match-0', grade }] } },
    }),
  });
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ExpertAnalysis isPremium={false} onUpgrade={() => undefined} />
    </QueryClientProvider>,
  );
  await until(() => screen.getByText('Captain scored 141, rank 1 of 22'));
});
