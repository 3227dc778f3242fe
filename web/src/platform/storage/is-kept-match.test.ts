import { describe, expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { isKeptMatch } from './is-kept-match.ts';

const innings = { inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' };
const [team] = testMatch().teamInfo;

describe('what is kept of a match', () => {
  it.each([
    ['before it starts', {}],
    ['while it is on', { score: [innings], toss: { winner: 'Malabar Monsoons', decision: 'bat' } as const }],
    [
      'whose series, start and place are not known',
      { tournament: null, start_at: null, venue: unknownVenue() },
    ],
  ])('is one %s', (_, parts) => {
    expect(isKeptMatch(JSON.parse(JSON.stringify(testMatch(parts))))).toBe(true);
  });

  it.each([
    ['no key', { key: undefined }],
    ['no name', { name: null }],
    ['no version', { version: undefined }],
    ['another phase', { phase: 'abandoned' }],
    ['one team', { teamInfo: [team] }],
    ['teams without short names', { teamInfo: [team, { name: 'Deccan Drifters' }] }],
    ['innings of another shape', { score: [{ ...innings, o: 6.2 }] }],
    ['a score in words', { score: '54/1' }],
    ['a place in one word', { venue: 'Harbour Ground' }],
    ['a series in one word', { tournament: 'Coastal League' }],
    ['a toss in one word', { toss: 'Malabar Monsoons' }],
  ])('is none with %s', (_, parts) => {
    expect(isKeptMatch({ ...testMatch(), ...parts })).toBe(false);
  });
});

function unknownVenue() {
  return { key: null, name: '', city: null };
}
