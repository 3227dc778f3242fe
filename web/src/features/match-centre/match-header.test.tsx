import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { testPlayedCard } from '../../testing/test-played-card.ts';
import { fromLiveMatch, fromPlayedMatch, type MatchViewModel } from './data/match-view-model.ts';
import type { DataAge } from '../../ui/match/data-age.ts';
import { MatchHeader } from './match-header.tsx';

const innings = (team: string, r: number, w: number, o: string) => ({ team, r, w, o });

const age: DataAge = { asOf: 0, ageMs: 0, isCached: false, isStale: false, delayedMinutes: null };

function show(parts: Partial<MatchViewModel>, shownAge: DataAge | null = null) {
  const match = { ...fromLiveMatch(testMatch({ toss: null }), undefined), ...parts };
  renderPage(
    <MatchHeader
      match={match}
      teams={[{ name: 'malabar monsoons', key: 'mlm', form: 'WL' }]}
      age={shownAge}
      isPremium={false}
    />,
  );
}

const lines = () =>
  [...document.querySelectorAll('header .tabular.flex-wrap > *, header .mt-1 > p')].map(
    (line) => line.textContent,
  );

describe('the top of a match', () => {
  it.each(['upcoming', 'live', 'completed'] as const)(
    'names its number and series when %s; the teams stand below',
    (phase) => {
      show({ phase });
      expect(screen.getByText('1st Match · Coastal League').parentElement?.textContent).toContain('t20');
      expect(screen.getByRole('heading', { level: 1 }).className).toBe('sr-only');
    },
  );

  it.each([
    ['upcoming', 1],
    ['live', 0],
    ['completed', 0],
  ] as const)('has the form of the teams only before play: %s, %i', (phase, strips) => {
    show({ phase });
    expect(screen.queryAllByRole('img', { name: 'Latest last: lost, won' })).toHaveLength(strips);
  });

  it('names the series alone for a match without a number', () => {
    show({ name: 'Malabar Monsoons vs Deccan Drifters' });
    screen.getByText('Coastal League');
  });
});

it.each([
  ['live', 'Malabar Monsoons'],
  ['completed', 'Deccan Drifters'],
] as const)('a %s match names first %s, of whom the Drifters batted first', (phase, first) => {
  show({
    phase,
    score: [innings('Deccan Drifters', 150, 6, '20.0'), innings('Malabar Monsoons', 151, 2, '18.0')],
  });
  const [team] = screen.getAllByText(/^(Malabar Monsoons|Deccan Drifters)$/);
  expect(team?.textContent).toBe(first);
});

it.each([
  ['Malabar Monsoons won by 6 wickets', true],
  ['Match tied (Malabar Monsoons won the super over)', true],
  ['No result', false],
  ['Match abandoned without a ball bowled', false],
])('a match that is over is green only when it was won: %s, %s', (status, isGreen) => {
  show({ phase: 'completed', status });
  expect(screen.getByText(status, { selector: 'p' }).classList.contains('text-turf')).toBe(isGreen);
});

const badge = () => document.querySelector('header p')?.firstElementChild;
const stateOf = (parts: Parameters<typeof show>[0], shownAge?: Parameters<typeof show>[1]) => {
  show(parts, shownAge);
  return document.querySelector('header p')?.firstElementChild?.textContent;
};

describe('the state beside the number of a match', () => {
  const score = [innings('Malabar Monsoons', 182, 6, '20.0')];

  it.each([
    ['Match abandoned due to rain', 'Abandoned'],
    ['No result', 'No result'],
    ['Malabar Monsoons won by 6 wickets', 'COMPLETED'],
  ])('is, when it is over with “%s”: %s', (status, state) => {
    expect(stateOf({ phase: 'completed', status })).toBe(state);
  });

  it('is the break between two innings, and LIVE again after it', () => {
    expect(stateOf({ phase: 'live', score }, age)).toBe('Innings break');
    expect(badge()?.className).not.toContain('text-floodlight');
    cleanup();
    const both = [...score, innings('Deccan Drifters', 0, 0, '0.1')];
    expect(stateOf({ phase: 'live', score: both }, age)).toBe('LIVE');
  });

  it('is Offline without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const state = stateOf({ phase: 'live', score }, { ...age, asOf: 1, isCached: true, isStale: true });
    expect(state).toBe('Offline');
    expect(badge()?.className).toContain('text-floodlight');
    vi.restoreAllMocks();
  });

  it('is the delay, and the line below the score has only the time of the scores', () => {
    const late = { ...age, ageMs: 300_000, isStale: true, delayedMinutes: 5 };
    expect(stateOf({ phase: 'live', score }, late)).toBe('Delayed 5 min');
    expect(screen.getAllByText(/Delayed/)).toHaveLength(1);
    screen.getByText(/^Scores as of /);
  });
});

it('late scores say what happens next, those without a connection only their age', () => {
  show({ phase: 'live' }, { ...age, isStale: true, delayedMinutes: 5 });
  screen.getByText('The score feed is late. The score updates by itself.');
  cleanup();
  show({ phase: 'live' }, { ...age, isStale: true, isCached: true });
  screen.getByText('Using cached data');
  expect(screen.queryByText(/score updates/)).toBeNull();
});

it.each([
  [0, /as of \d+:\d+ [ap]m\. The page tries again/],
  [2, /as of \w+, \d+ \w+, .+IST\)?\. The page tries again/],
])('kept scores of %i days ago have their time, and their day if it is not today', (days, text) => {
  const asOf = Date.now() - days * 86_400_000;
  show({ phase: 'live' }, { ...age, asOf, isStale: true, isCached: true });
  screen.getByText(text);
});

describe('the details under the score of a match', () => {
  it('are its start and its venue, and no toss before it', () => {
    show({ start_at: null });
    expect(lines()).toEqual(['TBD', ' Harbour Ground, Kochi']);
    screen.getByRole('link', { name: /Harbour Ground/ });
  });

  it('omit a toss that was not reported', () => {
    show({ phase: 'completed', start_at: null, venue: { key: null, name: '', city: null } });
    expect(lines()).toEqual(['TBD', 'Venue to be announced']);
  });

  it('make room for the game during play', () => {
    show({ phase: 'live' });
    expect(screen.queryByText(/^Toss/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Harbour Ground/ })).toBeNull();
  });

  it('are the player of the match, the day and a venue without a page once it is over', () => {
    show({
      phase: 'completed',
      day: '2026-11-21',
      playerOfMatch: ['R Nair'],
      venue: { key: null, name: 'Green', city: null },
    });
    expect(lines()).toEqual(['Player of the match: R Nair', '21 Nov 2026', 'Green']);
    expect(screen.queryByRole('link', { name: /Green/ })).toBeNull();
  });
});

describe('the score of a match', () => {
  it('has the earlier innings of a long match before the last one', () => {
    show({
      score: [
        innings('Malabar Monsoons', 310, 10, '88.4'),
        innings('Deccan Drifters', 250, 9, '80'),
        innings('Malabar Monsoons', 41, 2, '12.0'),
      ],
    });
    const sides = [...document.querySelectorAll('.tabular.ml-auto')].map(({ textContent }) => textContent);
    expect(sides).toEqual(['310 &41/2(12)', '250/9(80)']);
  });

  it('omits the wickets when all ten are out', () => {
    show({ score: [innings('Malabar Monsoons', 149, 10, '18.3'), innings('Deccan Drifters', 9, 0, '1')] });
    const sides = [...document.querySelectorAll('.tabular.ml-auto')].map(({ textContent }) => textContent);
    expect(sides).toEqual(['149(18.3)', '9/0(1)']);
  });

  it('has a reached target said below it', () => {
    const score = [innings('Malabar Monsoons', 182, 6, '20.0'), innings('Deccan Drifters', 184, 3, '19.0')];
    show({ phase: 'live', score });
    screen.getByText('Deccan Drifters have reached the target');
  });

  it('is empty before a team has batted; its name links to its page if it has one', () => {
    show({ score: [] });
    expect(document.querySelectorAll('.tabular.ml-auto')).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Malabar Monsoons' }).getAttribute('href')).toBe('/teams/mlm');
    expect(screen.queryByRole('link', { name: 'Deccan Drifters' })).toBeNull();
  });

  it('shows its age while it comes from the feed', () => {
    show({ phase: 'live' }, age);
    screen.getByText(/^Live: /);
  });

  it('has no age once it does not', () => {
    show({ phase: 'completed', tournament: null });
    expect(screen.queryByText(/^Live: /)).toBeNull();
    expect(document.querySelector('header p')?.textContent).toBe('COMPLETEDt201st Match');
  });
});

it.each([
  ['upcoming', 1],
  ['live', 1],
  ['completed', 0],
] as const)('a match that is %s can be followed until it is over', (phase, count) => {
  show({ phase });
  expect(screen.queryAllByRole('button', { name: /^Follow/ })).toHaveLength(count);
});

it('cached scores of an unknown time do not say of when they are', () => {
  show({ phase: 'live' }, { ...age, asOf: null, ageMs: null, isStale: true, isCached: true });
  expect(screen.queryByText(/tries again/)).toBeNull();
});

describe('a match of the history', () => {
  it('has letters for the names of its teams', () => {
    const { teamInfo } = fromPlayedMatch({
      ...testPlayedCard,
      teams: [
        { key: 'ind', name: 'India' },
        { key: 'rcb', name: 'Royal Challengers Bengaluru' },
      ],
    });
    expect(teamInfo.map(({ shortname }) => shortname)).toEqual(['IND', 'RCB']);
  });

  it('names its competition if it had one', () => {
    expect(fromPlayedMatch(testPlayedCard).tournament).toEqual({ name: 'Coastal League' });
    expect(fromPlayedMatch({ ...testPlayedCard, competition: null }).tournament).toBeNull();
    expect(fromPlayedMatch(testPlayedCard).is_featured).toBe(false);
  });
});
