import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Loaded } from '../../../testing/loaded.tsx';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import { ok } from '../testing/open-match-page.tsx';
import { CaptainCard } from './captain-card.tsx';

const locked = { matchKey: 'match-1', locked: true, captainPoints: 61.5, viceCaptainPoints: 48.2 };
const open = {
  ...locked,
  locked: false,
  captain: 'R Nair',
  captainKey: 'nair',
  captainParts: null,
  viceCaptain: 'L Vice',
  viceCaptainKey: null,
  viceCaptainParts: null,
};
const squads = [
  { key: null, name: 'B Das', team: 'Deccan Drifters', role: 'Bowler' },
  { key: 'das', name: 'C Das', team: 'Deccan Drifters', role: 'Bowler' },
  { key: 'nair', name: 'R Nair', team: 'Malabar Monsoons', role: 'Batsman' },
];

async function show(card: object) {
  const server = await startTestServer({
    'GET /api/v1/analysis/': ok([card]),
    'GET /api/cricket/matches/match-1/players/': ok(squads),
  });
  onTestFinished(() => server.close());
  storeSession();
  const onUpgrade = vi.fn<() => void>();
  const match = fromLiveMatch(testMatch({ phase: 'upcoming' }), undefined);
  renderPage(
    <>
      <CaptainCard match={match} onUpgrade={onUpgrade} />
      <Loaded />
    </>,
  );
  await until(() => screen.getByText('All is loaded'));
  return onUpgrade;
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const heading = () => screen.queryByRole('heading', { name: 'Our captain and vice-captain' });

it('free users read the expected points without names, what else members have, and the offer', async () => {
  const onUpgrade = await show(locked);
  expect(rows()).toEqual([
    'C For members62 expected points',
    'VC For members48 expected points',
    expect.stringMatching(/^Win probability\s+For members$/),
  ]);
  screen.getByText(/^Captain, vice-captain and three GL teams/);
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect(onUpgrade).toHaveBeenCalledOnce();
});

it('free users are offered no win chances of a match that was not projected', async () => {
  await show({ ...locked, captainPoints: null, viceCaptainPoints: null });
  expect(rows()).toEqual(['C For members', 'VC For members']);
});

it('members read both names and, of players in the squads, team and role, without an offer', async () => {
  await show(open);
  await until(() =>
    expect(rows()).toEqual(['CR NairMLM · BAT62 expected points', 'VCL Vice48 expected points']),
  );
  screen.getByRole('link', { name: 'Expert analysis of this match' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/^Captain, vice-captain and three GL teams/)).toBeNull();
});

it('members read the two things that lift a pick most above an average player', async () => {
  const parts = { context: 51, skill: 7.7, opportunity: 12.9, ground: 1.2, matchUp: -3 };
  await show({ ...open, captainParts: parts, viceCaptainParts: { ...parts, ground: 9 } });
  expect(rows()).toEqual([
    expect.stringMatching(/Opportunity \+13 pts · Skill and form \+8 pts$/),
    expect.stringMatching(/Opportunity \+13 pts · Ground \+9 pts$/),
  ]);
});

it('a pick that nothing lifts has no reasons', async () => {
  const parts = { context: 51, skill: 0.4, opportunity: -2, ground: 0, matchUp: 0 };
  await show({ ...open, captainParts: parts });
  expect(rows()[0]).not.toMatch(/pts/);
});

it('a captain without a vice-captain stands alone', async () => {
  await show({ ...open, viceCaptain: null, viceCaptainPoints: null });
  await until(() => expect(rows()).toEqual(['CR NairMLM · BAT62 expected points']));
});

it.each([
  ['names no captain', { ...open, captain: null }],
  ['is of another match', { ...open, matchKey: 'match-2' }],
])('only the way to the analysis is shown when it %s', async (_, card) => {
  await show(card);
  screen.getByRole('link', { name: 'Expert analysis of this match' });
  expect(heading()).toBeNull();
});
