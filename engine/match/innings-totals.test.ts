import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings, makeOver } from '../testing/make-match.ts';
import { inningsTotals } from './innings-totals.ts';

describe('the totals of an innings', () => {
  it.each([
    [
      'of no ball at all leave out what follows the last one',
      makeInnings({ penaltyRuns: { pre: 5, post: 5 } }),
      { runs: 5, wickets: 0, legalBalls: 0, overs: '0.0' },
    ],
    [
      'of whole overs',
      makeInnings({ deliveries: [...makeOver(0, { runs: 1 }), ...makeOver(1, { runs: 4 })] }),
      { runs: 30, wickets: 0, legalBalls: 12, overs: '2.0' },
    ],
    [
      'count a ball of the next over',
      makeInnings({ deliveries: [...makeOver(0), makeBall({ over: 1, runs: 6 })] }),
      { runs: 6, wickets: 0, legalBalls: 7, overs: '1.1' },
    ],
    [
      'follow the umpire when an over had five balls',
      makeInnings({ deliveries: [...makeOver(0, {}, 5), makeBall({ over: 1 })] }),
      { runs: 0, wickets: 0, legalBalls: 6, overs: '1.1' },
    ],
    [
      'count extras and penalties, and leave wides and no-balls out of the over',
      makeInnings({
        penaltyRuns: { pre: 5, post: 10 },
        deliveries: [
          makeBall({ extras: { wides: 2 } }),
          makeBall({ extras: { noballs: 1 }, runs: 4 }),
          makeBall(),
        ],
      }),
      { runs: 22, wickets: 0, legalBalls: 1, overs: '0.1' },
    ],
    [
      'count wickets, but not one who retired hurt',
      makeInnings({
        deliveries: [
          makeBall({ wickets: [{ kind: 'bowled' }] }),
          makeBall({ wickets: [{ kind: 'retired hurt' }] }),
          makeBall({ wickets: [{ kind: 'run out' }, { kind: 'caught' }] }),
        ],
      }),
      { runs: 0, wickets: 3, legalBalls: 3, overs: '0.3' },
    ],
  ])('%s', (_, innings, totals) => {
    expect(inningsTotals(innings, 6)).toEqual(totals);
  });
});
