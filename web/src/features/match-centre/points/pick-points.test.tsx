import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { useAnalysisCard } from '../../../platform/api/use-analysis-card.ts';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { refusal, startTestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { useFantasyPlayers } from '../data/fantasy-players.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import { forecast } from '../testing/open-live-page.tsx';
import { FEED, KEY, ok, openMatchPages } from '../testing/open-match-page.tsx';
import { PickPoints } from './pick-points.tsx';

const { show } = openMatchPages();

const team = 'Malabar Monsoons';
const score = [{ inning: `${team} Inning 1`, team, r: 54, w: 1, o: '6.2' }];
const player = (key: string, name: string, points: number) => ({ key, name, team, points, earned: [] });
const answers = (analysis: object) => ({
  [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'live', score })),
  [`GET ${FEED}progress/`]: ok({ matchId: KEY, source: 'scores', ballsPerOver: 6, innings: [], as_of: null }),
  [`GET ${FEED}scorecard/`]: ok({ matchKey: KEY, source: 'vendor', innings: [], as_of: null }),
  [`GET ${FEED}fantasy-points/`]: ok({
    rules: 'dream11-2025',
    basis: 'scorecard',
    as_of: null,
    players: [
      player('vice', 'Sanju', 61),
      player('captain', 'Ravi Kumar Nair', 38.5),
      player('c', 'B Das', 4),
    ],
  }),
  'GET /api/v1/analysis/': ok([
    {
      matchKey: KEY,
      locked: false,
      draftedLate: false,
      captain: 'R Nair',
      captainKey: 'captain',
      viceCaptainKey: 'vice',
      ...analysis,
    },
  ]),
});

/** Says when players and analysis are rendered, also where `PickPoints` is empty. */
function Loaded(props: Parameters<typeof PickPoints>[0]) {
  const { players } = useFantasyPlayers(props);
  const { isLoaded } = useAnalysisCard(KEY);
  return players.length > 0 && isLoaded ? 'loaded' : null;
}

const picks = () => screen.queryByRole('link', { name: /^Our captain and vice-captain/ });

it('the page of a live match has the points of captain and vice-captain, the captain first', async () => {
  await show(KEY, 'live', answers({}), { isPremium: true });
  const name =
    'Our captain and vice-captain: Captain Ravi Kumar Nair MLM 38.5 pts Vice-captain Sanju MLM 61 pts';
  await until(() => screen.getByRole('link', { name }));
  expect(picks()?.getAttribute('href')).toBe('/?tab=points');
});

it('captain and vice-captain have their expected points until somebody has points', async () => {
  const named = { captainPoints: 80.4, viceCaptain: 'S Samson', viceCaptainPoints: 71 };
  const none = { [`GET ${FEED}fantasy-points/`]: () => refusal(404, 'not_found', '') };
  await show(KEY, 'live', { ...answers(named), ...none }, { isPremium: true });
  const rows = await until(() => screen.getByText('S Samson').closest('div'));
  expect(rows?.textContent).toBe('CR Nair80 expected pointsVCS Samson71 expected points');
});

const asOf = '2026-11-21T14:30:00.000Z';
const cardAt = (overs: string) => {
  const innings = { inning: `${team} Inning 1`, team, total: { runs: 54, wickets: 1, overs } };
  return {
    matchKey: KEY,
    source: 'vendor',
    as_of: asOf,
    innings: [{ ...innings, extras: 0, batting: [], bowling: [], fielding: [] }],
  };
};

it.each([
  ['has fallen since the scorecard, may be out', 0, 'MLM may be out 38.5 pts'],
  ['was his, is out, and may still bowl', 1, 'MLM out 38.5 → now 38.5, projected 67 pts', 'b Rao'],
  ['has fallen on the scorecard, keeps his projection', 1, 'MLM 38.5 → now 38.5, projected 67 pts'],
])(
  'a captain at the crease, when a wicket %s',
  async (_, wickets, points, dismissal: string | null = null) => {
    const card = cardAt('6.2');
    const line = { runs: 20, balls: 15, fours: 1, sixes: 1, strikeRate: 133, dismissal };
    const [innings] = card.innings;
    const batting = ['Ravi Kumar Nair', 'B Das'].map((name) => ({ id: name, name, ...line }));
    const projected = { mean: 67, p10: 50, p50: 66, p90: 90 };
    const handlers = {
      ...answers({ viceCaptainKey: null, viceCaptain: null }),
      [`GET ${FEED}scorecard/`]: ok({
        ...card,
        innings: [{ ...innings, total: { runs: 54, wickets, overs: '6.2' }, batting }],
      }),
      [`GET ${FEED}forecast/`]: ok({
        ...forecast,
        players: [{ key: 'captain', name: 'Ravi Kumar Nair', team, points: 38.5, projected }],
      }),
    };
    await show(KEY, 'live', handlers, { isPremium: true });
    const name = `Our captain and vice-captain: Captain Ravi Kumar Nair ${points}`;
    await until(() => screen.getByRole('link', { name }));
  },
);

it.each([
  ['the leaders say up to which over their points are', '6.0', asOf, 1],
  ['the leaders have no over as of the latest score', '6.2', asOf, 0],
  ['the leaders have no over of another scorecard', '6.0', '2026-11-21T14:20:00.000Z', 0],
])('%s', async (_, overs, as_of, count) => {
  await show(KEY, 'live', {
    ...answers({}),
    [`GET ${FEED}scorecard/`]: ok(cardAt(overs)),
    [`GET ${FEED}fantasy-points/`]: ok({
      rules: 'dream11-2025',
      basis: 'scorecard',
      as_of,
      players: [player('c', 'B Das', 4)],
    }),
  });
  await until(() => screen.getByText('B Das'));
  expect(screen.queryAllByText('Points up to over 6')).toHaveLength(count);
});

it.each([
  ['was drafted late', 1, { draftedLate: true }],
  ['names no captain', 1, { captain: null, captainKey: null, viceCaptainKey: null }],
  ['is still listed as locked', 0, { locked: true }],
])('of an analysis that %s the page says that there is no captain: %i', async (_, count, analysis) => {
  const server = await startTestServer(answers(analysis));
  onTestFinished(() => server.close());
  storeSession();
  const match = fromLiveMatch(testMatch({ id: KEY, phase: 'live', score }), undefined);
  const props = { match, card: undefined, inFeed: true, isPremium: true };
  renderPage(
    <>
      <PickPoints {...props} />
      <Loaded {...props} />
    </>,
  );
  await until(() => screen.getByText('loaded'));
  expect(picks()).toBeNull();
  expect(screen.queryAllByText('No captain was picked for this match')).toHaveLength(count);
});
