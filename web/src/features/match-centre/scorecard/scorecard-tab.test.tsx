import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { storeSession } from '../../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import { CHASING, FIRST, chase, scorecard } from '../testing/open-live-page.tsx';
import { FEED, ok } from '../testing/open-match-page.tsx';
import { AgeNote, ScorecardTab } from './scorecard-tab.tsx';

/** Shows the scorecard of the chase, or that none is known. */
async function show(parts: Partial<MatchSummary>, card: unknown = scorecard, points?: TestHandler) {
  const server = await startTestServer({
    ...(card !== null && { [`GET ${FEED}scorecard/`]: ok(card) }),
    ...(points && { [`GET ${FEED}fantasy-points/`]: points }),
  });
  onTestFinished(() => server.close());
  storeSession();
  renderPage(
    <ScorecardTab
      inFeed
      match={fromLiveMatch({ ...chase, ...parts }, undefined)}
      card={undefined}
      isPremium={false}
      onUpgrade={() => undefined}
    />,
  );
}

/** Each innings: its team, whether it is open, and what is said of its batter. */
const innings = () =>
  [...document.querySelectorAll('details')].map((one) => [
    one.querySelector('h2')?.firstChild?.textContent,
    one.open,
    one.querySelector('tbody th span')?.textContent,
  ]);

/** The scorecard with all wickets, after these overs of the chase. */
const cardAt = (overs: string) => {
  const [first, second] = scorecard.innings;
  return { ...scorecard, innings: [first, { ...second, total: { runs: 12, wickets: 1, overs } }] };
};

it('during play the latest innings is first and open, and only its batter is still batting', async () => {
  await show({}, cardAt('1.2'));
  await until(() =>
    expect(innings()).toEqual([
      [CHASING, true, 'batting'],
      [FIRST, false, 'not out'],
    ]),
  );
  expect(screen.queryByRole('heading', { name: 'Top performers' })).toBeNull();
});

it('after play both innings are open in the order of play, below the top performers', async () => {
  await show({ phase: 'completed' }, cardAt('1.3'));
  await until(() =>
    expect(innings()).toEqual([
      [FIRST, true, 'not out'],
      [CHASING, true, 'not out'],
    ]),
  );
  screen.getByRole('heading', { name: 'Top performers' });
});

it('in the innings break no batter is batting', async () => {
  await show({ score: chase.score.slice(0, 1) }, { ...scorecard, innings: scorecard.innings.slice(0, 1) });
  await until(() => expect(innings()).toEqual([[FIRST, true, 'not out']]));
});

it('a match without a scorecard says that it follows', async () => {
  await show({}, null);
  await until(() => screen.getByText('There is no scorecard of this match yet.'));
});

it.each([
  [59_999, 'Updated less than a minute ago'],
  [60_000, 'Updated 1 minute ago'],
])('a scorecard of %i milliseconds ago is never just now: %s', (age, text) => {
  const now = Date.UTC(2026, 10, 21, 15);
  vi.useFakeTimers({ toFake: ['Date'], now });
  renderPage(<AgeNote asOf={new Date(now - age).toISOString()} />);
  screen.getByText(text);
});

/** The last column of each table: its header and its cells. */
const lastColumns = () =>
  [...document.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('tr > :last-child')].map(({ textContent }) => textContent),
  );

const nair = { key: 'nair', name: 'R Nair', team: FIRST, points: 41.6, earned: [] };
const pointsOf = (...players: (typeof nair)[]) =>
  ok({ rules: 'dream11-2025', basis: 'scorecard', as_of: null, players });

it.each([
  ['the fantasy points of the whole match, a dash without any', pointsOf(nair), ['42', '–']],
  ['no points while these are loading', () => null, ['', '']],
  [
    'no points that may be those of another player of the same name',
    pointsOf(nair, { ...nair, key: 'nair-2', points: 8 }),
    ['', '–'],
  ],
] as const)('each player has %s', async (_, points, [batter, bowler]) => {
  await show({}, scorecard, points);
  await until(() =>
    expect(lastColumns().slice(0, 2)).toEqual([
      ['Pts', batter],
      ['Pts', bowler],
    ]),
  );
});

it('there is no column of points while nobody has any', async () => {
  await show({}, scorecard, () => refusal(404, 'points_not_found', 'No points.'));
  await until(() => expect(lastColumns()[0]).toEqual(['SR', expect.any(String)]));
});
