import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Picks } from '../data/picks.ts';
import { OurPicks } from './our-picks.tsx';

const player = (key: string | null, name: string, points: number) => ({
  key,
  name,
  team: 'Malabar Monsoons',
  points,
  earned: [],
});
const points: FantasyPoints = {
  matchId: 'match-1',
  rules: 'dream11-2025',
  basis: 'balls',
  as_of: null,
  players: [
    player('das', 'B Das', 90),
    player('nair', 'R Nair', 50.5),
    player('pai', 'V Pai', 50.5),
    player(null, 'L Late', 4),
  ],
};
const analysis: Picks = {
  id: 'analysis-1',
  matchKey: 'match-1',
  matchTitle: 'Malabar Monsoons vs Deccan Drifters',
  tournament: 'Coastal League',
  analysisDate: '2026-11-21T14:00:00.000Z',
  publishedAt: null,
  draftedLate: false,
  locksAt: null,
  captainPoints: null,
  viceCaptainPoints: null,
  venueAverage: null,
  locked: false,
  captain: 'Ravi Nair',
  captainKey: 'pai',
  captainParts: null,
  viceCaptain: null,
  viceCaptainKey: null,
  viceCaptainParts: null,
  pitchConditions: '',
  trumpPlayers: [],
  sample: false,
};
const show = (picks: Partial<Picks>) =>
  renderScreen(<OurPicks picks={{ ...analysis, ...picks }} points={points} />);
const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

it('a captain is found by the key, and shares the better rank of equal points', () => {
  show({});
  expect(lines()).toEqual(['CRavi Nair50.5 points, 2 of 4']);
});

it.each([null, 'late'])('a player without a key is found by the name for a vice-captain with %s', (key) => {
  show({ viceCaptain: 'L Late', viceCaptainKey: key });
  expect(lines()[1]).toBe('VCL Late4 points, 4 of 4');
});

it('a vice-captain who is not among the players did not play', () => {
  show({ viceCaptain: 'B Das', viceCaptainKey: 'other-das' });
  expect(lines()[1]).toBe('VCB DasDid not play');
});
