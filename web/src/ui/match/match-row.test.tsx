import { i18n } from '@lingui/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { setFollowed } from '../../platform/storage/followed-matches.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { startLines, startText } from '../text/dates.ts';
import { MatchRow } from './match-row.tsx';

const foxes = { name: 'Foxes', shortname: 'FOX', img: null, color_primary: null };
const tides = { name: 'Tides', shortname: 'TID', img: null, color_primary: null };
const innings = (team: string, r: number, w: number, o: string) => ({
  inning: `${team} Inning 1`,
  team,
  r,
  w,
  o,
});
const live = testMatch({
  key: 'm1',
  name: 'Foxes v Tides',
  phase: 'live',
  is_featured: true,
  teamInfo: [foxes, tides],
  score: [innings('Foxes', 182, 6, '20.0'), innings('Foxes', 40, 1, '4.2')],
});

function show(props: Omit<React.ComponentProps<typeof MatchRow>, 'match'>, match = live) {
  renderScreen(
    <MemoryRouter>
      <MatchRow match={match} {...props} />
    </MemoryRouter>,
  );
  return screen.getByRole('article');
}

function rateIn(parts: Partial<typeof live>): string | undefined {
  const { container } = renderScreen(<MatchRow match={{ ...live, ...parts }} />);
  return /[RC]RR [0-9.]+/.exec(container.textContent ?? '')?.[0];
}

const star = (pressed: boolean) => screen.getByRole('button', { name: 'Follow Foxes v Tides', pressed });

describe('a match row', () => {
  it.each([
    [{ isCached: true }, 'live', true],
    [{ isCached: false }, 'live', false],
    [{ isCached: true }, 'upcoming', false],
  ] as const)('with %o and %s has no colours: %s', (age, phase, isGrey) => {
    expect(show(age, { ...live, phase }).className.includes('grayscale')).toBe(isGrey);
  });

  it('shows earlier innings in small print before the last one, and who is yet to bat', () => {
    const card = show({});
    expect(card.textContent).toContain('182/6 &40/1(4.2)');
    screen.getByText('Yet to bat');
    expect(screen.getByText('LIVE MATCH IN PROGRESS').className).toBe('sr-only');
    expect(screen.getByText('LIVE').closest('[aria-hidden=true]')).not.toBeNull();
    expect(card.className).not.toContain('hover:');
  });

  it.each([{ isCached: true }, { delayedMinutes: 4 }])('is not red while its score may be old: %j', (age) => {
    const row = show(age);
    expect(row.outerHTML).not.toContain('text-live');
    expect(row.textContent).toContain('Old score');
  });

  it('shows the required run rate of a chase, else the current one, and none in a Test', () => {
    const score = [innings('Foxes', 150, 6, '20.0'), innings('Tides', 100, 4, '12.3')];
    expect(rateIn({ score, status: 'Tides need 51 runs in 45 balls' })).toBe('RRR 6.8');
    expect(rateIn({ score, status: 'Tides needs 51 runs off 45 balls' })).toBe('RRR 6.8');
    expect(rateIn({ score, status: 'Tides opt to bowl' })).toBe('RRR 6.8');
    expect(rateIn({ score, status: 'Rain delays play' })).toBe('CRR 8.0');
    expect(rateIn({ score: [innings('Foxes', 0, 0, '0')] })).toBeUndefined();
    expect(rateIn({ score: [] })).toBeUndefined();
    expect(rateIn({ score, matchType: 'test' })).toBeUndefined();
  });

  it('shows who did not bat in a finished match', () => {
    show({}, { ...live, phase: 'completed', is_featured: false });
    screen.getByText('Did not bat');
    expect(screen.queryByText('LIVE MATCH IN PROGRESS')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(live.status).closest('p')?.className).toContain('font-medium');
  });

  it('has its status in muted text until it is over', () => {
    show({}, { ...live, score: [innings('Foxes', 40, 1, '4.2')] });
    expect(screen.getByText(live.status).closest('p')?.className).toContain('text-muted');
    expect(screen.queryByText('Venue to be announced')).toBeNull();
  });

  it('says what a chase needs in place of its status', () => {
    const score = [innings('Foxes', 150, 6, '20.0'), innings('Tides', 100, 4, '12.3')];
    show({}, { ...live, score, status: 'Tides opt to bowl' });
    const line = screen.getByText('Need 51 off 45 balls').closest('p');
    expect(line?.className).toContain('text-turf');
    expect(line?.querySelector('[data-short]')?.getAttribute('data-short')).toBe('Need 51 off 45 balls');
    expect(screen.queryByText('Tides opt to bowl')).toBeNull();
  });

  it.each([
    ['live', 'Tides opt to bowl', 'Tides'],
    ['completed', 'Foxes won by 20 runs', 'Foxes'],
    ['completed', 'Match tied (Tides won the super over)', 'Tides'],
    ['completed', 'No result', undefined],
    ['completed', 'Match tied', undefined],
    ['completed', 'Foxes won the toss and chose to bat', undefined],
    ['completed', 'Sample match: Tides won by 1 run', 'Tides'],
    ['upcoming', 'Match not started', undefined],
  ] as const)('that is %s with the status “%s” has %s in front', (phase, status, leader) => {
    const score = [innings('Foxes', 150, 6, '20.0'), innings('Tides', 100, 4, '12.3')];
    show({}, { ...live, phase, status, score });
    const muted = ['Foxes', 'Tides'].filter((name) =>
      screen.getByText(name).parentElement?.className.includes('text-muted'),
    );
    expect(muted).toEqual(leader === undefined ? [] : [leader === 'Foxes' ? 'Tides' : 'Foxes']);
  });

  it('has the winner in front, also when the name of the loser is the end of the winner’s', () => {
    const lions = [
      { ...foxes, name: 'Lions' },
      { ...tides, name: 'England Lions' },
    ] as const;
    const status = 'England Lions won by an innings and 3 runs';
    show({}, { ...live, phase: 'completed', teamInfo: [...lions], score: [], status });
    expect(screen.getByText('Lions').parentElement?.className).toContain('text-muted');
    expect(screen.getByText('England Lions').parentElement?.className).not.toContain('text-muted');
  });

  it('has all four innings of a Test', () => {
    const score = [
      innings('Foxes', 312, 10, '90.2'),
      innings('Tides', 250, 10, '80.0'),
      innings('Foxes', 150, 4, '40.0'),
      innings('Tides', 90, 2, '20.1'),
    ];
    const text = show({}, { ...live, matchType: 'test', score }).textContent;
    expect(text).toContain('312 &150/4(40)');
    expect(text).toContain('250 &90/2(20.1)');
  });

  it.each([
    ['upcoming', live.score],
    ['completed', []],
  ] as const)('has no word on batting in a match that is %s with the score %j', (phase, score) => {
    show({}, { ...live, phase, score: [...score] });
    expect(screen.queryByText(/bat$/)).toBeNull();
  });

  it('says before the first ball of a live match that both teams are yet to bat', () => {
    show({}, { ...live, score: [] });
    expect(screen.getAllByText('Yet to bat')).toHaveLength(2);
  });

  it('is a link, a button or neither', () => {
    expect(show({ to: '/matches/m1' }).className).toContain('hover:');
    expect(screen.getByRole('link', { name: 'Foxes v Tides, Coastal League' }).getAttribute('href')).toBe(
      '/matches/m1',
    );
    const open = vi.fn();
    renderScreen(<MatchRow match={live} onOpen={open} />);
    fireEvent.click(screen.getByRole('button', { name: 'Foxes v Tides, Coastal League' }));
    expect(open).toHaveBeenCalledWith('m1');
  });

  it('has its start beside the teams before play, for screen readers during it, and its day after it', () => {
    const [day, ...times] = startLines(i18n, live.start_at);
    const rows = (['upcoming', 'live', 'completed'] as const).map(
      (phase) => renderScreen(<MatchRow match={{ ...live, phase }} />).container,
    );
    const lines = rows.map((row) => [...row.querySelectorAll('p .block')].map((line) => line.textContent));
    expect(lines).toEqual([[day, ...times], [], []]);
    const start = startText(i18n, live.start_at);
    expect(screen.getAllByText(start).map(({ className }) => className)).toEqual(['sr-only', 'sr-only']);
    expect(rows.map((row) => row.querySelector('p > .tabular[aria-hidden]')?.textContent)).toEqual([
      undefined,
      undefined,
      day,
    ]);
  });

  it('without a known start says so before play only', () => {
    const texts = (['upcoming', 'live', 'completed'] as const).map(
      (phase) => renderScreen(<MatchRow match={{ ...live, phase, start_at: null }} />).container.textContent,
    );
    expect(texts.map((text) => text?.includes('TBD'))).toEqual([true, false, false]);
  });

  it('names the venue before play, and the series if known', () => {
    const cup = { key: 's', name: 'Cup' };
    const coming = { ...live, phase: 'upcoming', tournament: cup } as const;
    show({}, { ...coming, venue: { key: null, name: 'Ground', city: 'Ooty' } });
    screen.getByText('Ground, Ooty');
    screen.getByText('Cup');
    expect(screen.queryByText(live.status)).toBeNull();
    renderScreen(<MatchRow match={{ ...coming, venue: { name: '', city: null }, tournament: null }} />);
    screen.getByText('Venue to be announced');
    screen.getByText('Tournament to be announced');
  });

  const titleOf = (name: string, props: { isGrouped?: boolean } = {}) =>
    renderScreen(
      <MatchRow match={{ ...live, name, tournament: { name: 'Cup' } }} {...props} />,
    ).container.querySelector('h3')?.textContent;

  it('is called after its teams, then its number and its series, each once', () => {
    expect(titleOf('Foxes v Tides, 3rd Match')).toBe('Foxes v Tides, 3rd Match · Cup');
    expect(titleOf('Foxes v Tides, 3rd Match, Cup 2026')).toBe('Foxes v Tides, 3rd Match, Cup 2026');
    expect(titleOf('Foxes v Tides, 3rd Match', { isGrouped: true })).toBe('Foxes v Tides, 3rd Match');
    expect(titleOf('Foxes v Tides', { isGrouped: true })).toBe('Foxes v Tides');
    expect(titleOf('Foxes v Tides')).toBe('Foxes v Tides, Cup');
  });

  it('follows its match by its star, without opening it', () => {
    const onOpen = vi.fn();
    show({ onOpen });
    fireEvent.click(star(false));
    expect(star(true).querySelector('.fill-current')).not.toBeNull();
    fireEvent.click(star(true));
    expect(star(false).querySelector('.fill-current')).toBeNull();
    act(() => setFollowed('other', true));
    star(false);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it.each([
    [{}, 'live', 0],
    [{ to: '/matches/m1' }, 'completed', 0],
    [{ to: '/matches/m1' }, 'live', 1],
    [{ to: '/matches/m1' }, 'upcoming', 1],
  ] as const)('with %j, %s, has %i stars', (props, phase, stars) => {
    show(props, { ...live, phase });
    expect(screen.queryAllByRole('button', { name: /^Follow/ })).toHaveLength(stars);
  });
});

describe('the teams of a match row', () => {
  const yellow = { color_primary: '#ffd700', img: 'https://g.cricapi.com/iapi/1.png' };

  it('are letters in their own colours, whatever the opponent wears and whichever picture they have', () => {
    expect(
      lettersOf([
        { ...foxes, ...yellow },
        { ...tides, ...yellow },
      ]),
    ).toEqual(['FOX #000', 'TID #000']);
    expect(
      lettersOf([
        { ...tides, ...yellow },
        { ...foxes, color_primary: '#101080' },
      ]),
    ).toEqual(['TID #000', 'FOX #fff']);
  });

  it('have no day beside their result when the start is unknown', () => {
    const { container } = renderScreen(<MatchRow match={{ ...live, phase: 'completed', start_at: null }} />);
    expect(container.textContent).not.toContain('TBD');
  });
});

/** The letters of the teams in a row, each with its colour. */
function lettersOf(teamInfo: ReturnType<typeof testMatch>['teamInfo']): string[] {
  const { container } = renderScreen(<MatchRow match={{ ...live, teamInfo }} />);
  expect(container.querySelector('img')).toBeNull();
  return [...container.querySelectorAll<HTMLElement>('span[style]')].map(
    ({ textContent, style }) => `${textContent} ${style.color}`,
  );
}
