import { describe, expect, it } from 'vitest';
import { lastOvers, lastWicket } from './recent-play.ts';
import { scoreEvents } from '../../../ui/balls/score-events.ts';

const eventsOf = (...totals: [string, number, number][]) =>
  scoreEvents(
    totals.map(([overs, runs, wickets]) => ({ overs, runs, wickets })),
    6,
  );

describe('the last overs of an innings', () => {
  const events = eventsOf(['0.3', 4, 0], ['1.0', 6, 1], ['1.3', 9, 1], ['2.0', 15, 2]);

  it('have the runs and wickets of so many legal balls', () => {
    expect(lastOvers(events, 6)).toEqual({ runs: 9, wickets: 1 });
    expect(lastOvers(events, 9)).toEqual({ runs: 11, wickets: 2 });
  });

  it('are unknown when they begin within a gap, and in an innings that is no longer', () => {
    expect(lastOvers(events, 5)).toBeNull();
    expect(lastOvers(events, 12)).toBeNull();
  });
});

describe('the last wicket', () => {
  it('is the last change with one', () => {
    expect(lastWicket(eventsOf(['0.3', 4, 1], ['1.0', 6, 2], ['1.3', 9, 2]))?.total).toBe(6);
  });

  it('is unknown without one, and after the feed took one back', () => {
    expect(lastWicket(eventsOf(['0.3', 4, 0]))).toBeNull();
    expect(lastWicket(eventsOf(['0.3', 4, 1], ['0.4', 4, 0]))).toBeNull();
  });
});
