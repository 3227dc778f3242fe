import { i18n } from '@lingui/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showLanguage } from '../../platform/language/show-language.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dismissalLine } from './dismissal-text.ts';
import { forecastLimitation, shownChances } from './forecast-limitation.ts';
import { matchNumberText, matchStatusText } from './match-status-text.ts';
import { inningsOf, scoreText, tossText } from './match-view.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { lineupTotal, PitchBoard } from './pitch-board.tsx';
import { roleMark } from '../players/player-roles.ts';

const innings = (team: string, r: number, w: number, o: string) => ({
  inning: `${team} Inning 1`,
  team,
  r,
  w,
  o,
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
    expect(container.firstElementChild?.classList).toContain('border');
    const plain = renderScreen(
      <PhaseBadge isPlain phase={phase} delayedMinutes={late} isCached={isCached} />,
    );
    expect(plain.container.textContent).toBe(/Cached|Delayed/.test(text) ? 'Old score' : text);
    expect(plain.container.firstElementChild?.classList).not.toContain('border');
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
  expect([say('bat'), say('field')]).toEqual(['Foxes chose to bat', 'Foxes chose to bowl']);
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
  expect(matchStatusText(i18n, 'Match abandoned due to rain')).toBe('बारिश के कारण मैच रद्द');
  expect(matchStatusText(i18n, 'Match abandoned without a ball bowled')).toBe('मैच रद्द');
  expect(matchStatusText(i18n, 'Innings Break')).toBe('पारी का ब्रेक');
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
    screen.getByText('40.0 × 2');
    screen.getByText('30.0 × 1.5');
    screen.getByText('AR');
    expect(screen.queryByText('All-rounders')).toBeNull();
    screen.getByText(/^Under each name/);
  });

  it('counts a captain’s points twice, a vice-captain’s one and a half times, to the tenth', () => {
    expect(lineupTotal([{ mean: 60, armband: 'captain' }])).toBe(120);
    expect(lineupTotal([{ mean: 40.5, armband: 'vice-captain' }])).toBe(60.8);
    expect(lineupTotal([{ mean: 58.6, armband: undefined }])).toBe(58.6);
  });

  it('has no note about points without players', () => {
    renderScreen(<PitchBoard label="Eleven" players={[]} />);
    expect(screen.queryByText(/^Under each name/)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
