import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CaptainsNote } from './dream-team-board.tsx';

const pick = (key: string) => ({
  key,
  name: `Player ${key}`,
  team: 'Monsoons',
  averagePoints: 40,
  matches: 9,
  reason: '',
});
const choices: Analysis['captainChoices'] = { primary: pick('a'), alternative: pick('b') };
const note = (captain: string, viceCaptain: string, players = ['a', 'b', 'c']) =>
  renderScreen(<CaptainsNote choices={choices} team={{ players, captain, viceCaptain }} of="safe" />)
    .container.textContent;

describe('the captains of a team', () => {
  it('need no note when the analysis names the same', () => {
    expect(note('a', 'b')).toBe('');
  });

  it.each([
    ['captain', 'c', 'b'],
    ['vice-captain', 'a', 'c'],
  ])('are explained when the %s is another', (_which, captain, viceCaptain) => {
    expect(note(captain, viceCaptain)).toBe(
      'This team differs: the analysis names Player a as captain and Player b as vice-captain. It is picked to score well even on a bad day.',
    );
  });

  it('are explained when one named by the analysis is not in the team', () => {
    expect(note('a', 'b', ['a', 'c'])).toContain('This team differs');
  });
});
