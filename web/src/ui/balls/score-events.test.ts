import { describe, expect, it } from 'vitest';
import { eventKey, isGap, isWithoutBall, scoreEvents } from './score-events.ts';

const eventsOf = (...totals: [string, number, number][]) =>
  scoreEvents(
    totals.map(([overs, runs, wickets]) => ({ overs, runs, wickets })),
    6,
  );

describe('the changes of a score', () => {
  it('are balls, gaps and extras', () => {
    const events = eventsOf(['0.1', 4, 0], ['0.1', 5, 0], ['0.4', 9, 1], ['1.0', 9, 1]);
    expect(events.map(({ balls, runs, wickets }) => [balls, runs, wickets])).toEqual([
      [1, 4, 0],
      [0, 1, 0],
      [3, 4, 1],
      [2, 0, 0],
    ]);
    expect(events.map(isGap)).toEqual([false, false, true, true]);
    expect(events.map(isWithoutBall)).toEqual([false, true, false, false]);
  });

  it('have keys of their own, also wides in a row and a wicket on a wide', () => {
    const events = eventsOf(['0.1', 4, 0], ['0.1', 5, 0], ['0.1', 6, 0], ['0.1', 6, 1], ['0.2', 6, 1]);
    expect(new Set(events.map(eventKey)).size).toBe(5);
  });

  it('are none where two spellings of the overs have one total', () => {
    expect(eventsOf(['0.6', 9, 1], ['1.0', 9, 1])).toHaveLength(1);
  });
});
