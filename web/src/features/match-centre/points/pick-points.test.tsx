import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { until } from '../../../testing/until.ts';
import { FEED, KEY, ok, openMatchPages } from '../testing/open-match-page.tsx';

const { show, callsOf } = openMatchPages();

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
const picks = () => screen.queryByRole('link', { name: 'Our captain and vice-captain' });

it('the page of a live match has the points of captain and vice-captain, the captain first', async () => {
  await show(KEY, 'live', answers({}), { isPremium: true });
  await until(() => expect(picks()?.textContent).toBe('CNair38.5 ptsVCSanju61 pts'));
  expect(picks()?.getAttribute('href')).toBe('/?tab=points');
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

it('a captain of an analysis that was drafted late has no line', async () => {
  await show(KEY, 'live', answers({ draftedLate: true }), { isPremium: true });
  await until(() => screen.getByText('B Das'));
  await until(() => expect(callsOf('GET /api/v1/analysis/')).toBe(1));
  expect(picks()).toBeNull();
});
