import { describe, expect, it } from 'vitest';
import { decideMatchPhase, type PhaseEvidence } from '../normalisation/decide-match-phase.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

/** The phase of a T20 that starts in `inHours` hours, by default without flags or score. */
function stateOf(status: string, inHours: number, received: Partial<PhaseEvidence> = {}): string {
  const startsAt = new Date(NOW.getTime() + inHours * 3_600_000).toISOString();
  const silent = { started: false, ended: false, innings: [], startsAt, date: '', format: 't20' } as const;
  const { phase, result, delayed } = decideMatchPhase({ ...silent, status, ...received }, NOW);
  return [phase, result, delayed ? 'delayed' : null].filter(Boolean).join(' ');
}
const on = { started: true, innings: ['A Inning 1'] };

const NOT_BEGUN = [
  'Match yet to begin',
  'Match has not begun',
  'Play has not started',
  "Play hasn't started yet",
  'Yet to commence',
  'Match starts on Saturday',
  'Match begins tomorrow',
  'Play to start after lunch',
  'Match rescheduled to 12 March',
  'Match postponed',
  'Toss at 13:30',
  'Toss in progress',
];
const HELD_UP = [
  'Rain delays start of play',
  'Rain delays play',
  'Rain delay',
  'No play yet due to wet outfield',
  'No play before lunch due to rain',
  'Start of play pushed back',
  'Day 1: Start delayed - wet outfield',
  'Day 1: No play yet due to rain',
  'First session washed out',
  'Inspection in progress',
  'Inspection at 3 pm',
  'Umpires to inspect at 15:30',
  'Covers are on',
  'Wet outfield',
  'Bad light',
  'Raining',
  'Match suspended',
  'Match interrupted by rain',
];
const UNDER_WAY = [
  'Match tied (Super over under way)',
  'Match tied - goes to a super over',
  'Super Over',
  'Super over: Kent 9/1',
  'Mid-innings break',
  'Innings interval',
  'Dinner',
  'Lunch',
  'Tea break',
  'Drinks',
  'Strategic Time-out',
  'Stump Day 2',
  'Close of play',
  'Bad light stops play',
  'Play suspended due to bad light',
  'Play abandoned for the day',
  "Day's play called off due to bad light",
  '2nd innings - Kent need 33 runs',
  '1st innings',
  'Rain delay - Kent need 33 runs in 46 balls',
  'England need 247 runs to win, trail by 246',
];
const ENDED: readonly (readonly [string, string])[] = [
  ['Match abandoned without a ball bowled', 'abandoned'],
  ['Match abandoned - Kent opt to bat', 'abandoned'],
  ['Aban.', 'abandoned'],
  ['Match called off due to a wet outfield', 'abandoned'],
  ['Match canceled', 'abandoned'],
  ['Washout', 'abandoned'],
  ['Match will not be played', 'abandoned'],
  ['No-result', 'no result'],
  ['Kent won the toss - no result', 'no result'],
  ['Match ended in a draw', 'drawn'],
  ['Day 5: Match ended in a draw', 'drawn'],
  ['Day 4: Kent won the match', 'won'],
  ['Match ended in a tie', 'tied'],
  ['Match went to a super over - Kent won', 'won'],
  ['Kent win by 6 wickets', 'won'],
  ['Kent beat Essex by an innings and 12 runs', 'won'],
  ['Kent get a walk-over', 'won'],
  ['Essex conceded the match', 'won'],
  ['Match awarded to Kent', 'won'],
  ['Finished', 'unknown'],
  ['Match completed', 'unknown'],
];

describe('what status lines mean', () => {
  it.each(NOT_BEGUN)('%s has not started, whatever the flag says', (words) => {
    expect(stateOf(words, 2)).toBe('upcoming');
    expect(stateOf(words, -1, { started: true })).toBe('upcoming delayed');
  });

  it.each(HELD_UP)('%s waits without a score and is live with one', (words) => {
    expect(stateOf(words, 2)).toBe('upcoming');
    expect(stateOf(words, -1, { started: true })).toBe('upcoming delayed');
    expect(stateOf(words, -1, on)).toBe('live');
  });

  it.each(UNDER_WAY)('%s is live, even if the flag says ended', (words) => {
    expect(stateOf(words, -2, { ...on, ended: true })).toBe('live');
  });

  it.each(ENDED)('%s is over: %s', (words, result) => {
    expect(stateOf(words, -4, on)).toBe(`completed ${result}`);
  });

  it.each([
    ['Toss won by Kent'],
    ['Kent win the toss and bat first'],
    ['Kent have decided to field'],
    ['2nd innings yet to start'],
    ['Second innings starts at 15:40'],
    ['5 penalty runs awarded to Kent'],
    ['Kent conceded 12 runs in the last over'],
  ])('%s neither ends the match nor moves it back', (words) => {
    expect(stateOf(words, -2, on)).toBe('live');
  });
});
