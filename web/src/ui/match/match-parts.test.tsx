import { i18n } from '@lingui/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../../platform/language/show-language.ts';
import { setFollowed } from '../../platform/storage/followed-matches.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { dismissalLine } from './dismissal-text.ts';
import { FollowButton } from './follow-button.tsx';
import { forecastLimitation, shownChances } from './forecast-limitation.ts';
import { startLines, startText } from '../text/dates.ts';
import { MatchRow } from './match-row.tsx';
import { matchNumberText, matchStatusText } from './match-status-text.ts';
import { inningsOf, scoreText, tossText } from './match-view.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { PitchBoard } from './pitch-board.tsx';
import { roleMark } from './player-roles.ts';

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

describe('a match row', () => {
  it('shows earlier innings in small print before the last one, and who is yet to bat', () => {
    const card = show({});
    expect(card.textContent).toContain('182/6 &40/1(4.2)');
    screen.getByText('Yet to bat');
    expect(screen.getByText('LIVE MATCH IN PROGRESS').className).toBe('sr-only');
    expect(screen.getByText('LIVE').closest('[aria-hidden=true]')).not.toBeNull();
    expect(card.className).not.toContain('hover:');
  });

  it.each([{ isCached: true }, { delayedMinutes: 4 }])('is not red while its score may be old: %j', (age) => {
    expect(show(age).outerHTML).not.toContain('live');
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
    expect(screen.getByText('Need 51 off 45 balls').closest('p')?.className).not.toContain('text-muted');
    expect(screen.queryByText('Tides opt to bowl')).toBeNull();
  });

  it.each([
    ['live', 'Tides opt to bowl', 'Tides'],
    ['completed', 'Foxes won by 20 runs', 'Foxes'],
    ['completed', 'Match tied (Tides won the super over)', 'Tides'],
    ['completed', 'No result', undefined],
    ['upcoming', 'Match not started', undefined],
  ] as const)('that is %s with the status “%s” has %s in front', (phase, status, leader) => {
    const score = [innings('Foxes', 150, 6, '20.0'), innings('Tides', 100, 4, '12.3')];
    show({}, { ...live, phase, status, score });
    const muted = ['Foxes', 'Tides'].filter((name) =>
      screen.getByText(name).parentElement?.className.includes('text-muted'),
    );
    expect(muted).toEqual(leader === undefined ? [] : [leader === 'Foxes' ? 'Tides' : 'Foxes']);
  });

  it.each([
    ['upcoming', live.score],
    ['live', []],
  ] as const)('has no word on batting in a match that is %s with the score %j', (phase, score) => {
    show({}, { ...live, phase, score: [...score] });
    expect(screen.queryByText(/bat$/)).toBeNull();
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

  it('has a star as long as this browser follows its match', () => {
    renderScreen(<FollowButton matchKey="m1" />);
    show({});
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Follow', pressed: false }));
    screen.getByRole('img', { name: 'Followed' });
    fireEvent.click(screen.getByRole('button', { name: 'Follow', pressed: true }));
    expect(screen.queryByRole('img')).toBeNull();
    act(() => setFollowed('other', true));
    expect(screen.queryByRole('img')).toBeNull();
  });
});

it.each([
  ['live', null, false, 'LIVE', true],
  ['live', null, true, 'Cached', false],
  ['live', 4, false, 'Delayed 4 min', false],
  ['live', 4, true, 'Delayed 4 min', false],
  ['upcoming', 4, true, 'UPCOMING', false],
  ['completed', null, false, 'COMPLETED', false],
] as const)(
  'a match that is %s, %s minutes late, cached %s is %s',
  (phase, late, isCached, text, isMoving) => {
    const { container } = renderScreen(
      <PhaseBadge phase={phase} delayedMinutes={late} isCached={isCached} />,
    );
    expect(container.textContent).toBe(text);
    expect(container.querySelector('.animate-pulse-soft') !== null).toBe(isMoving);
    expect(container.innerHTML.includes('text-live')).toBe(isMoving);
    expect(container.firstElementChild?.className).toContain('border');
    const plain = renderScreen(
      <PhaseBadge isPlain phase={phase} delayedMinutes={late} isCached={isCached} />,
    );
    expect(plain.container.textContent).toBe(text);
    expect(plain.container.firstElementChild?.className).not.toContain('border');
  },
);

it('innings are matched to a team by name, whatever its case', () => {
  const score = [innings('Foxes ', 182, 6, '20.0'), innings('Tides', 9, 0, '1')];
  expect(inningsOf({ score }, { name: ' foxes', shortname: 'FOX' })).toEqual([score[0]]);
});

it.each([
  [9, '150/9'],
  [10, '150'],
])('a score with %d wickets is %s', (w, text) => {
  expect(scoreText({ r: 150, w })).toBe(text);
});

const say = (decision: string) => tossText(i18n, { winner: 'Foxes', decision });

it('a toss shows who won it and what they chose', () => {
  expect([tossText(i18n, null), say('bat'), say('field')]).toEqual([
    'Not yet',
    'Foxes chose to bat',
    'Foxes chose to bowl',
  ]);
});

it.each([
  ['WK-Batsman', 'WK'],
  ['Batting Allrounder', 'AR'],
  ['Batsman', 'BAT'],
  ['Bowler', 'BOWL'],
  ['Coach', 'Coach'],
  [null, ''],
])('the role %s is marked “%s”', (role, text) => {
  expect(roleMark(i18n, role)).toBe(text);
});

it('the vendor’s sentences are translated to Hindi with their names and numbers; unknown ones stay', async () => {
  expect(matchStatusText(i18n, 'Foxes won by 5 wkts')).toBe('Foxes won by 5 wickets');
  await showLanguage('hi-IN');
  const said = matchStatusText(i18n, 'Foxes need 12 runs in 7 balls');
  expect(said).not.toContain('need');
  expect(said).toMatch(/Foxes.*12.*7|Foxes.*7.*12/);
  expect(matchStatusText(i18n, 'Rain delays the start')).toBe('Rain delays the start');
  expect(['22nd Match', 'Final', '1st Test'].map((text) => matchNumberText(i18n, text))).toEqual([
    'मैच 22',
    'फ़ाइनल',
    '1st Test',
  ]);
  expect(dismissalLine(i18n, 'c Rao b Iyer')).toMatch(/Rao.*Iyer|Iyer.*Rao/);
  expect(dismissalLine(i18n, 'bowled')).not.toBe('bowled');
  expect(dismissalLine(i18n, 'vanished')).toBe('vanished');
});

describe('chances', () => {
  const even = { teamA: 50, teamB: 50 };
  it.each([
    ['revised match', null, /overs or the target changed/],
    ['play stopped', null, /Play has stopped/],
    ['target unknown', null, /target of this chase/],
    ['super over', null, /tied/],
    ['unreadable score', null, /so no chance can be given/],
    ['unreadable score', even, /last chance we gave/],
    [null, null, /No chance can be given/],
  ] as const)('limited by %s with %j say why', (limitation, win, text) => {
    expect(forecastLimitation(i18n, { limitation, win, before: null })).toMatch(text);
  });

  it('need no explanation when they exist', () => {
    expect(forecastLimitation(i18n, { limitation: null, win: even, before: null })).toBeNull();
    expect(forecastLimitation(i18n, { limitation: null, win: null, before: even })).toBeNull();
  });

  it('from before the match are shown only when there are no current ones', () => {
    expect(shownChances({ limitation: null, win: null, before: even })).toBe(even);
    expect(shownChances({ limitation: 'revised match', win: null, before: even })).toBeNull();
  });
});

describe('a line-up on a board', () => {
  const rao = { key: 'rao', name: 'Asha Rao', team: 'Foxes', role: 'batter', mean: 40 } as const;
  const iyer = { key: 'iyer', name: 'Iyer', team: 'Tides', role: 'bowler', mean: 30 } as const;

  it('has its players by role, and captains’ points with their factor', () => {
    renderScreen(
      <PitchBoard
        label="Safe"
        players={[
          { ...rao, armband: 'captain' },
          { ...iyer, armband: 'vice-captain' },
        ]}
      />,
    );
    expect(
      screen.getAllByRole('img').map((mark) => [mark.getAttribute('aria-label'), mark.textContent]),
    ).toEqual([
      ['Captain', 'C'],
      ['Vice-captain', 'VC'],
    ]);
    screen.getByText('80.0');
    screen.getByText('45.0');
    screen.getByText('AR');
    expect(screen.queryByText('All-rounders')).toBeNull();
    screen.getByText(/^Under each name/);
  });

  it('has no note about points without players', () => {
    renderScreen(<PitchBoard label="Eleven" players={[]} />);
    expect(screen.queryByText(/^Under each name/)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
