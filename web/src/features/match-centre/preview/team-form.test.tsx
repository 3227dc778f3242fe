import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { TeamForm } from './team-form.tsx';

type Team = MatchPreview['teams'][number];

const [MONSOONS, DRIFTERS] = testPlayedCard.teams;
const score = (team: string, runs: number) => ({ team, runs, wickets: 6, overs: '20.0', superOver: false });
/** Won by the Monsoons. */
const played = { ...testPlayedCard, innings: [score(MONSOONS.name, 171), score(DRIFTERS.name, 160)] };

function show(team: Partial<Team>, isBefore = false) {
  renderPage(<TeamForm team={{ ...MONSOONS, form: 'W', recent: [played], ...team }} isBefore={isBefore} />);
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('a match has its result, the opponent, the day and both scores, that of a winner in its colour', () => {
  show({});
  expect(rows()).toEqual(['Wvs Deccan Drifters4 Mar 2024171/6 – 160/6']);
  expect(screen.getByText('W').className).toContain('bg-turf');
  expect(screen.getByText('171/6').className).toContain('text-turf');
});

it('a match that the team lost has the score of the winner in no colour', () => {
  show({ ...DRIFTERS, form: 'L' });
  expect(rows()).toEqual(['Lvs Malabar Monsoons4 Mar 2024160/6 – 171/6']);
  expect(screen.getByText('L').className).toContain('text-danger');
  expect(screen.getByText('160/6').className).not.toContain('text-turf');
});

it('a team is found by its key when history spells its name differently, and by its name without a key', () => {
  show({ key: 'dcd', name: 'Drifters' });
  show({ key: null, name: DRIFTERS.name });
  expect(screen.getAllByRole('link', { name: 'vs Malabar Monsoons' })).toHaveLength(2);
});

it('a match without play has no score, and one without a known result no mark', () => {
  show({ form: '', recent: [{ ...played, innings: [], winner: null }] });
  expect(rows()).toEqual(['vs Deccan Drifters4 Mar 2024No result']);
  expect(screen.getByRole('listitem').firstElementChild?.textContent).toContain('vs Deccan Drifters');
});

it('the heading says when the form is that before the match, and leads to the page of the team', () => {
  show({}, true);
  screen.getByRole('heading', { name: 'Form before this match · Malabar Monsoons' });
  const link = screen.getByRole('link', { name: 'Malabar Monsoons' });
  expect(link.getAttribute('href')).toBe('/teams/mlm');
});

it('a team without a page and without matches has neither a link nor a list', () => {
  show({ key: null, recent: [] });
  screen.getByRole('heading', { name: 'Form · Malabar Monsoons' });
  screen.getByText('We have no matches of this team.');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
