import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { expect, it } from 'vitest';
import { armbandOf, picksOf } from './picks.ts';

const open: AnalysisCard = {
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
  captainKey: 'nair',
  captainParts: null,
  viceCaptain: 'L Late',
  viceCaptainKey: null,
  viceCaptainParts: null,
  pitchConditions: '',
  trumpPlayers: [],
  sample: false,
};

it.each([
  ['is open and names a captain', open, true],
  ['is locked', { ...open, locked: true }, false],
  ['was drafted after the start', { ...open, draftedLate: true }, false],
  ['names no captain', { ...open, captain: null }, false],
  ['does not exist', undefined, false],
])('an analysis that %s has picks: %s', (_, card, hasPicks) => {
  expect(picksOf(card as AnalysisCard | undefined) !== undefined).toBe(hasPicks);
});

it('captain and vice-captain have their armbands, a player whom history does not know none', () => {
  const picks = picksOf({ ...open, viceCaptainKey: 'late' });
  expect(['nair', 'late', 'das', null].map((key) => armbandOf(key, picks))).toEqual([
    'captain',
    'vice-captain',
    undefined,
    undefined,
  ]);
  expect(armbandOf(null, picksOf(open))).toBeUndefined();
  expect(armbandOf('nair', undefined)).toBeUndefined();
});
