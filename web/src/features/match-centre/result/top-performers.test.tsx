import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { until } from '../../../testing/until.ts';
import { FEED, KEY, ok, openMatchPages } from '../testing/open-match-page.tsx';

const { show } = openMatchPages();

const match = testMatch({
  id: KEY,
  phase: 'completed',
  status: 'Malabar Monsoons won by 9 wickets',
  score: [{ inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 160, w: 1, o: '16.2' }],
});
const analysis = { matchKey: KEY, locked: false, draftedLate: false };
const picks = {
  captain: 'R Nair',
  captainKey: 'player-1',
  viceCaptain: 'S Pillai',
  viceCaptainKey: 'player-2',
};
const grade = { captain: { name: 'R Nair', points: 84, rank: 2, of: 22 } };
const handlers = {
  [`GET ${FEED}`]: ok(match),
  [`GET /api/v1/cricket/history/${KEY}/`]: ok({ ...testPlayedCard, id: KEY }),
  [`GET ${FEED}fantasy-points/`]: ok({
    basis: 'balls',
    as_of: null,
    players: [{ key: 'player-1', name: 'R Nair', team: 'Malabar Monsoons', points: 130, earned: [] }],
  }),
};

const bestRows = () => {
  const heading = screen.getByRole('heading', { name: 'Top performers' });
  return [...(heading.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
};

it('a match that is over names its best players and how our picks did', async () => {
  await show(KEY, 'scorecard', {
    ...handlers,
    'GET /api/v1/analysis/': ok([{ ...analysis, ...picks }]),
  });
  await until(() => expect(bestRows()).toEqual(['MLMR Nair90* (48)130 pts']));
  await until(() => screen.getByText('130 points, 1 of 1'));
  screen.getByText('Did not play');
});

it('a team that history names differently still has its own players', async () => {
  const renamed = { key: 'mlm', name: 'Monsoons of Malabar' };
  const [innings] = testPlayedCard.innings;
  const bowling = [
    { player: { key: null, name: 'V Pai' }, overs: '4', maidens: 0, runs: 20, wickets: 2, economy: 5 },
  ];
  await show(KEY, 'scorecard', {
    ...handlers,
    [`GET /api/v1/cricket/history/${KEY}/`]: ok({
      ...testPlayedCard,
      id: KEY,
      teams: [renamed, testPlayedCard.teams[1]],
      innings: [{ ...innings, team: renamed.name, bowling }],
    }),
  });
  await until(() => expect(bestRows()).toEqual(['MOMR Nair90* (48)130 pts', 'DCDV Pai2/20 (4)']));
});

it('a bowler without a wicket is no top performer, nor is anybody in a super over', async () => {
  const [innings] = testPlayedCard.innings;
  const bowling = [
    { player: { key: null, name: 'V Pai' }, overs: '4', maidens: 0, runs: 20, wickets: 0, economy: 5 },
  ];
  const batting = innings?.batting.map((line) => ({ ...line, runs: 99 }));
  await show(KEY, 'scorecard', {
    ...handlers,
    [`GET /api/v1/cricket/history/${KEY}/`]: ok({
      ...testPlayedCard,
      id: KEY,
      innings: [
        { ...innings, bowling },
        { ...innings, bowling, batting, superOver: true },
      ],
    }),
  });
  await until(() => expect(bestRows()).toEqual(['MLMR Nair90* (48)130 pts']));
});

it('the team that batted first is named first', async () => {
  const [innings] = testPlayedCard.innings;
  const [first, second] = testPlayedCard.teams;
  await show(KEY, 'scorecard', {
    ...handlers,
    [`GET /api/v1/cricket/history/${KEY}/`]: ok({
      ...testPlayedCard,
      id: KEY,
      innings: [
        { ...innings, team: second.name },
        { ...innings, team: first.name },
      ],
    }),
  });
  const best = await until(() => screen.getByRole('heading', { name: 'Top performers' }).parentElement);
  const teams = [...(best?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent?.slice(0, 3));
  expect([...new Set(teams)]).toEqual(['DCD', 'MLM']);
});

it('users without Premium read how the graded captain did', async () => {
  await show(KEY, 'scorecard', {
    ...handlers,
    'GET /api/v1/analysis/': ok([{ ...analysis, locked: true }]),
    [`GET /api/v1/analysis/track-record/${KEY}/`]: ok({ grade }),
  });
  await until(() => screen.getByText('84 points, 2 of 22'));
});

/** The analysis of another match. */
const cardIn = (hours: number, captainPoints: number | null) => ({
  matchKey: `match-in-${hours}`,
  matchTitle: `Match in ${hours}`,
  analysisDate: new Date(Date.now() + hours * 3_600_000).toISOString(),
  captainPoints,
  locked: true,
});

it('users without Premium are led on to the captain of the match that starts next', async () => {
  await show(KEY, 'scorecard', {
    ...handlers,
    'GET /api/v1/analysis/': ok([
      { ...analysis, locked: true },
      cardIn(3, 60),
      cardIn(2, 77.4),
      cardIn(1, null),
      cardIn(-1, 80),
    ]),
    [`GET /api/v1/analysis/track-record/${KEY}/`]: ok({ grade }),
  });
  await until(() => screen.getByText('Next: Match in 2, captain 77 expected'));
  const link = screen.getByRole('link', { name: 'See full analysis' });
  expect(link.getAttribute('href')).toBe('/analysis/match-in-2');
});

it('a graded captain who did not play has no points', async () => {
  await show(KEY, 'scorecard', {
    ...handlers,
    'GET /api/v1/analysis/': ok([{ ...analysis, locked: true }]),
    [`GET /api/v1/analysis/track-record/${KEY}/`]: ok({
      grade: { captain: { ...grade.captain, points: 0, rank: null } },
    }),
  });
  await until(() => screen.getByText('Did not play'));
});

it('a match without an analysis says so, and has the next captain for users without Premium', async () => {
  await show(KEY, 'scorecard', {
    ...handlers,
    [`GET ${FEED}`]: ok({ ...match, start_at: Date.now() / 1000 - 9000 }),
    'GET /api/v1/analysis/': ok([cardIn(2, 77.4), cardIn(-3, 80)]),
  });
  await until(() => screen.getByText('We picked no captain before this match.'));
  screen.getByText('Next: Match in 2, captain 77 expected');
});

it.each([
  ['newer', cardIn(-3, 80)],
  ['newer except the sample', { ...cardIn(-90, 80), locked: false, sample: true }],
])('a match says nothing of picks while all listed analyses are %s', async (_, card) => {
  await show(KEY, 'scorecard', {
    ...handlers,
    [`GET ${FEED}`]: ok({ ...match, start_at: Date.now() / 1000 - 40 * 3600 }),
    'GET /api/v1/analysis/': ok([card, cardIn(2, 77.4)]),
  });
  await until(() => screen.getByText('Next: Match in 2, captain 77 expected'));
  expect(screen.queryByText('We picked no captain before this match.')).toBeNull();
});

it.each([
  ['was drafted after the start', { draftedLate: true }],
  ['names no captain', { captain: null, captainKey: null }],
])('an analysis that %s has no result, and members have no next captain', async (_, parts) => {
  await show(KEY, 'scorecard', {
    ...handlers,
    'GET /api/v1/analysis/': ok([
      { ...analysis, ...picks, ...parts },
      { ...cardIn(2, 77.4), locked: false },
    ]),
  });
  await until(() => screen.getByText('We picked no captain before this match.'));
  expect(screen.queryByText('Our picks before the match')).toBeNull();
  expect(screen.queryByText(/^Next:/)).toBeNull();
});
