import { makeBall, makeInnings, makeMatch } from '@gullylens/engine/testing/make-match';
import { describe, expect, it } from 'vitest';
import { ballsBowledAt, buildTimeline } from './match-timeline.ts';

const over = Array.from({ length: 6 }, () => makeBall({ runs: 1 }));
const superOver = { superOver: true, deliveries: over };

describe('the timeline of a match', () => {
  const timeline = buildTimeline(
    makeMatch({
      innings: [makeInnings({ deliveries: over }), makeInnings({ team: 'Away', deliveries: over })],
    }),
  );

  it('has a toss, a ball every two seconds and a break between the innings', () => {
    expect(timeline.ballTimes.slice(0, 6)).toEqual([18_000, 20_000, 22_000, 24_000, 26_000, 28_000]);
    expect(timeline.ballTimes[6]).toBe(50_000);
    expect(timeline.length).toBe(60_000);
  });

  it('gives the number of completed balls at each moment', () => {
    expect(
      [0, 17_999, 18_000, 28_000, 49_999, 50_000, 99_000].map((time) => ballsBowledAt(timeline, time)),
    ).toEqual([0, 0, 1, 6, 6, 7, 12]);
  });

  it('has the state after every ball', () => {
    expect(timeline.states.map(({ innings }) => innings.map(({ runs }) => runs).join('-'))).toEqual([
      '',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '6-1',
      '6-2',
      '6-3',
      '6-4',
      '6-5',
      '6-6',
    ]);
  });

  it('shortens super overs, because the score omits them', () => {
    const tied = buildTimeline(
      makeMatch({
        innings: [
          makeInnings({ deliveries: over }),
          makeInnings({ team: 'Away', deliveries: over }),
          makeInnings({ team: 'Away', ...superOver }),
          makeInnings(superOver),
        ],
      }),
    );
    expect(tied.length - (tied.ballTimes[11] ?? 0)).toBeCloseTo(18_000, 6);
  });

  it('ends at once without a ball', () => {
    expect(buildTimeline(makeMatch()).length).toBe(1);
  });
});
