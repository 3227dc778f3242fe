import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Loaded } from '../../../testing/loaded.tsx';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import { forecast } from '../testing/open-live-page.tsx';
import { FEED, KEY, ok } from '../testing/open-match-page.tsx';
import { LivePoints } from './live-points.tsx';

const team = 'Malabar Monsoons';
const score = [{ inning: `${team} Inning 1`, team, r: 54, w: 1, o: '6.2' }];

/** Shows the leaders among so many players, the best first. Our captain is the last of them. */
async function show(count: number, isPremium: boolean) {
  const players = Array.from({ length: count }, (_, at) => ({
    key: `player-${at + 1}`,
    name: `Player ${at + 1}`,
    team,
    points: 60 - at,
    earned: [],
  }));
  const server = await startTestServer({
    [`GET ${FEED}scorecard/`]: ok({ matchKey: KEY, source: 'vendor', innings: [], as_of: null }),
    [`GET ${FEED}fantasy-points/`]: ok({ rules: 'dream11-2025', basis: 'scorecard', as_of: null, players }),
    'GET /api/v1/analysis/': ok([
      { matchKey: KEY, locked: false, captain: 'One', captainKey: `player-${count}`, viceCaptainKey: null },
    ]),
  });
  onTestFinished(() => server.close());
  storeSession();
  const match = fromLiveMatch(testMatch({ id: KEY, phase: 'live', score }), undefined);
  renderPage(
    <>
      <LivePoints match={match} card={undefined} inFeed isPremium={isPremium} />
      <Loaded />
    </>,
  );
  await until(() => {
    screen.getByText('All is loaded');
    expect(server.callsOf(`GET ${FEED}fantasy-points/`)).toBe(1);
  });
}

const rows = () => screen.queryAllByRole('listitem');
const ranks = (shown: readonly HTMLElement[]) => shown.map((row) => row.firstElementChild?.textContent);

it('the leaders are eight, on phones three, and our captain wherever he stands', async () => {
  await show(10, true);
  const ofTen = ['1', '2', '3', '4', '5', '6', '7', '8', '10'];
  await until(() => expect(ranks(rows())).toEqual(ofTen));
  const onPhones = rows().filter((row) => !row.classList.contains('max-lg:hidden'));
  expect(ranks(onPhones)).toEqual(['1', '2', '3', '10']);
  expect(onPhones.at(-1)?.textContent).toContain('CPlayer 10');
});

it('free users have the leaders alone', async () => {
  await show(10, false);
  await until(() => expect(ranks(rows())).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']));
  screen.getByRole('link', { name: 'All fantasy points' });
});

it('no heading stands over no points', async () => {
  await show(0, false);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('a batter who may be out has no projection, and stands where his points so far are', async () => {
  const player = (name: string, points: number) => ({ key: name, name, team, points, earned: [] });
  const scored = [player('Arun', 64), player('Dev', 40), player('Sanju', 20)];
  const projected = scored.map((each, at) => ({ ...each, projected: { mean: 108 - 20 * at } }));
  const line = { runs: 20, balls: 15, fours: 1, sixes: 1, strikeRate: 133, dismissal: null };
  const total = { runs: 50, wickets: 0, overs: '6' };
  const batting = ['Arun', 'Sanju'].map((name) => ({ id: name, name, ...line }));
  const innings = [
    { inning: `${team} Inning 1`, team, total, extras: 0, batting, bowling: [], fielding: [] },
  ];
  const points = { rules: 'dream11-2025', basis: 'scorecard', as_of: null, players: scored };
  const server = await startTestServer({
    [`GET ${FEED}scorecard/`]: ok({ matchKey: KEY, source: 'vendor', innings, as_of: null }),
    [`GET ${FEED}fantasy-points/`]: ok(points),
    [`GET ${FEED}forecast/`]: ok({ ...forecast, players: projected }),
    'GET /api/v1/analysis/': ok([]),
  });
  onTestFinished(() => server.close());
  storeSession();
  const match = fromLiveMatch(testMatch({ id: KEY, phase: 'live', score }), undefined);
  renderPage(<LivePoints match={match} card={undefined} inFeed isPremium />);
  const texts = ['88 Projected points', '64 Points so far–', '20 Points so far–'];
  await until(() => {
    const shown = rows().map(({ textContent }) => textContent);
    expect(shown.map((text, at) => text.includes(texts[at] ?? ''))).toEqual([true, true, true]);
    expect(shown.map((text) => text.includes('may be out'))).toEqual([false, true, true]);
  });
});
