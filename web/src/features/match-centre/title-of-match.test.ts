import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { titleOf } from './match-centre.tsx';

const TEAMS = 'Malabar Monsoons vs Deccan Drifters';
const score = [
  { inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 150, w: 10, o: '19.5' },
  { inning: 'Deccan Drifters Inning 1', team: 'Deccan Drifters', r: 61, w: 2, o: '7.3' },
];

it.each<[string, Partial<MatchSummary>, string]>([
  ['in play begins with the latest innings', { phase: 'live', score }, `DCD 61/2 (7.3) · ${TEAMS}`],
  [
    'in play has the name of a team without a short one',
    { phase: 'live', score: [{ inning: '', team: 'A XI', r: 1, w: 0, o: '0.1' }] },
    `A XI 1/0 (0.1) · ${TEAMS}`,
  ],
  ['in play without a score is the teams', { phase: 'live' }, TEAMS],
  ['after play is the teams', { phase: 'completed', score }, TEAMS],
])('the title of a match %s', (_case, parts, title) => {
  expect(titleOf(testMatch(parts))).toBe(title);
});
