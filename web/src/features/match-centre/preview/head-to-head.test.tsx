import type { PlayedMatchSummary } from '@gullylens/contract/http/history/played-match';
import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import { HeadToHead } from './head-to-head.tsx';

const [MONSOONS, DRIFTERS] = testPlayedCard.teams;

function show(headToHead: Partial<MatchPreview['headToHead']>, phase: MatchSummary['phase'] = 'upcoming') {
  const preview: MatchPreview = {
    format: 'T20',
    teams: [
      { ...MONSOONS, form: '', recent: [] },
      { ...DRIFTERS, form: '', recent: [] },
    ],
    headToHead: { matches: 3, wins: [2, 1], other: 0, recent: [], ...headToHead },
  };
  renderPage(<HeadToHead match={fromLiveMatch(testMatch({ phase }), undefined)} preview={preview} />);
}

const counts = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const meetings = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );
const score = (team: string, runs: number, superOver = false) => ({
  team,
  runs,
  wickets: 6,
  overs: '20.0',
  superOver,
});

/** A meeting whose teams scored 171 and 160. */
const played = (id: string, a: string, b: string): PlayedMatchSummary => ({
  ...testPlayedCard,
  id,
  teams: [
    { key: a, name: a },
    { key: b, name: b },
  ],
  innings: [score(a, 171), score(b, 160)],
});

it('the wins of each team are counted, and matches without a winner when there are any', () => {
  show({});
  expect(counts()).toEqual(['Malabar Monsoons2', 'Deccan Drifters1']);
  screen.getByRole('heading', { name: 'Head-to-head' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Latest meetings',
    'Malabar Monsoons',
    'Deccan Drifters',
  ]);
});

it('a team without a win has its place beside matches without a winner', () => {
  show({ wins: [0, 2], other: 1 }, 'completed');
  expect(counts()).toEqual(['Malabar Monsoons0', 'No winner1', 'Deccan Drifters2']);
  screen.getByRole('heading', { name: 'Head-to-head before this match' });
});

it('teams that never met have no counts', () => {
  show({ matches: 0, wins: [0, 0] });
  screen.getByText('We have no past matches between the two teams.');
  expect(counts()).toEqual([]);
});

it('a meeting has both scores in the order of the teams of the page, whichever name history spells differently', () => {
  show({
    recent: [
      played('1', MONSOONS.name, DRIFTERS.name),
      played('2', DRIFTERS.name, MONSOONS.name),
      played('3', 'Deccan Chargers', MONSOONS.name),
      played('4', DRIFTERS.name, 'Western Winds'),
    ],
  });
  expect(meetings()).toEqual([
    '4 Mar 2024 | 171/6 | 160/6',
    '4 Mar 2024 | 160/6 | 171/6',
    '4 Mar 2024 | 160/6 | 171/6',
    '4 Mar 2024 | 160/6 | 171/6',
  ]);
});

it('the score of the winner of a meeting is bold', () => {
  const innings = [score(MONSOONS.name, 171), score(DRIFTERS.name, 160)];
  show({ recent: [{ ...testPlayedCard, innings, winner: DRIFTERS.name }] });
  expect(screen.getByText('160/6').className).toContain('font-bold');
  expect(screen.getByText('171/6').className).not.toContain('font-bold');
});

it('a meeting has both innings of a team, a dash for one that did not bat, and no super over', () => {
  const innings = [score(MONSOONS.name, 310), score(MONSOONS.name, 41), score(DRIFTERS.name, 12, true)];
  show({ recent: [{ ...testPlayedCard, innings }] });
  expect(meetings()).toEqual(['4 Mar 2024 | 310/6 & 41/6 | –']);
});

it('a meeting without play has no score', () => {
  show({ recent: [{ ...testPlayedCard, innings: [] }] });
  expect(meetings()).toEqual(['4 Mar 2024No result | – | –']);
});
