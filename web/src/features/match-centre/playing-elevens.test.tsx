import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { testPlayedCard } from '../../testing/test-played-card.ts';
import { until } from '../../testing/until.ts';
import { FEED, items, KEY, ok, openMatchPages, panel } from './testing/open-match-page.tsx';

const { show, callsOf } = openMatchPages();
const lineOf = (name: string) => items().find((text) => text?.includes(name));

describe('the elevens of a completed match', () => {
  const players = [
    { key: 'player-1', name: 'R Nair', team: 'Malabar Monsoons', role: 'keeper', points: 90.5, earned: [] },
    { key: 'x', name: 'B Das', team: 'Deccan Drifters', role: 'bowler', points: 90.5, earned: [] },
    { key: 'late', name: 'L Late', team: 'Malabar Monsoons', role: 'batter', points: 4, earned: [] },
    { key: 'last', name: 'Z Last', team: 'Malabar Monsoons', role: 'bowler', points: 2, earned: [] },
  ];
  const [first] = testPlayedCard.innings;
  const didNotBat = [
    { key: 'late', name: 'L Late' },
    { key: 'last', name: 'Z Last' },
    { key: 'absent', name: 'N Absent' },
  ];
  const innings = first ? [{ ...first, didNotBat }] : [];
  const card = {
    matchKey: KEY,
    locked: false,
    draftedLate: false,
    // As the feed spells the name.
    captain: 'Lal Late',
    captainKey: 'late',
    viceCaptain: 'Someone else',
    viceCaptainKey: 'someone',
  };
  const handlers = {
    [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed' })),
    [`GET /api/v1/cricket/history/${KEY}/`]: ok({ ...testPlayedCard, innings }),
    [`GET ${FEED}fantasy-points/`]: ok({
      rules: 'dream11-2025',
      basis: 'balls',
      as_of: null,
      players,
      dreamTeam: ['x', 'player-1'],
    }),
  };

  it('have the role and the points of each player, equal points with the same rank', async () => {
    await show(KEY, 'lineups', { ...handlers, 'GET /api/v1/analysis/': ok([]) });
    await until(() => expect(lineOf('R Nair')).toMatch(/WK#1 90\.5$/));
    expect(lineOf('L Late')).toMatch(/BAT#3 4$/);
    expect(lineOf('Z Last')).toMatch(/BOWL2$/);
    expect(lineOf('N Absent')).toMatch(/N Absent$/);
    screen.getByText(/^Points by the Dream11 rules of 2025/);
    expect(screen.queryByRole('heading', { name: 'Our picks before the match' })).toBeNull();
  });

  it('have a board of the best possible line-up, with the factors of its captains', async () => {
    await show(KEY, 'lineups', { ...handlers, 'GET /api/v1/analysis/': ok([]) });
    const heading = await until(() => screen.getByRole('heading', { name: 'Dream team of the match' }));
    const board = within(heading.parentElement ?? document.body);
    expect(board.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'RNVCR Nair90.5 × 1.5',
      'BDCB Das90.5 × 2',
    ]);
  });

  it('have no board while the role of one of its players is not known', async () => {
    const unknown = players.map(({ role, ...one }) => (one.key === 'x' ? one : { ...one, role }));
    await show(KEY, 'lineups', {
      ...handlers,
      [`GET ${FEED}fantasy-points/`]: ok({ basis: 'balls', players: unknown, dreamTeam: ['x', 'player-1'] }),
    });
    await until(() => expect(lineOf('R Nair')).toMatch(/WK#1 90\.5$/));
    expect(screen.queryByRole('heading', { name: 'Dream team of the match' })).toBeNull();
  });

  it('mark our captain for members, and state what our picks scored', async () => {
    await show(KEY, 'lineups', { ...handlers, 'GET /api/v1/analysis/': ok([card]) }, { isPremium: true });
    const heading = await until(() => screen.getByRole('heading', { name: 'Our picks before the match' }));
    expect(heading.parentElement?.textContent).toContain('CLal Late4 points, 3 of 4');
    expect(heading.parentElement?.textContent).toContain('VCSomeone elseDid not play');
    expect(panel().getAllByRole('img', { name: 'Captain' }).length).toBeGreaterThan(1);
  });

  it('mark our vice-captain, beside that of the board', async () => {
    const picked = { ...card, captainKey: 'someone', viceCaptain: 'Lal Late', viceCaptainKey: 'late' };
    await show(KEY, 'lineups', { ...handlers, 'GET /api/v1/analysis/': ok([picked]) }, { isPremium: true });
    await until(() =>
      expect(items().filter((text) => text?.includes('VC'))).toEqual([
        'LLVCL LateBAT#3 4',
        'RNVCR Nair90.5 × 1.5',
      ]),
    );
  });

  it('leave out picks that were drafted after the start', async () => {
    const late = { ...card, draftedLate: true };
    await show(KEY, 'lineups', { ...handlers, 'GET /api/v1/analysis/': ok([late]) }, { isPremium: true });
    await until(() => expect(callsOf('GET /api/v1/analysis/')).toBe(1));
    await until(() => screen.getByRole('heading', { name: 'Dream team of the match' }));
    expect(screen.queryByRole('heading', { name: 'Our picks before the match' })).toBeNull();
    expect(screen.queryByText(/are for members/)).toBeNull();
  });

  it('offer our picks to others without naming them', async () => {
    const onUpgrade = vi.fn();
    const locked = { matchKey: KEY, locked: true };
    await show(KEY, 'lineups', { ...handlers, 'GET /api/v1/analysis/': ok([locked]) }, { onUpgrade });
    await until(() => screen.getByText('Our captain and vice-captain of this match are for members.'));
    fireEvent.click(panel().getByRole('button', { name: 'Upgrade' }));
    expect(onUpgrade).toHaveBeenCalledOnce();
  });
});
