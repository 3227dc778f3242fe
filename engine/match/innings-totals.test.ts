import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { archivePath, hasArchives, readArchive } from '../testing/read-archive.ts';
import { foldMatch } from './fold-match.ts';
import { inningsTotals } from './innings-totals.ts';
import type { MatchRecord } from './match-record.ts';

function folded(match: MatchRecord) {
  return foldMatch(match).innings.map(({ runs, wickets, legalBalls, overs }) => ({
    runs,
    wickets,
    legalBalls,
    overs,
  }));
}

function summed(match: MatchRecord) {
  return match.innings.map((innings) => inningsTotals(innings, match.ballsPerOver));
}

describe('the totals of an innings', () => {
  it.each([
    ['no ball at all', makeInnings({ penaltyRuns: { pre: 5, post: 5 } })],
    ['whole overs', makeInnings({ deliveries: [...makeOver(0, { runs: 1 }), ...makeOver(1, { runs: 4 })] })],
    [
      'a ball of the next over',
      makeInnings({ deliveries: [...makeOver(0), makeBall({ over: 1, runs: 6 })] }),
    ],
    [
      'extras and penalties',
      makeInnings({
        penaltyRuns: { pre: 5, post: 10 },
        deliveries: [
          makeBall({ extras: { wides: 2 } }),
          makeBall({ extras: { noballs: 1 }, runs: 4 }),
          makeBall(),
        ],
      }),
    ],
    [
      'wickets, and one who retired hurt',
      makeInnings({
        deliveries: [
          makeBall({ wickets: [{ kind: 'bowled' }] }),
          makeBall({ wickets: [{ kind: 'retired hurt' }] }),
          makeBall({ wickets: [{ kind: 'run out' }, { kind: 'caught' }] }),
        ],
      }),
    ],
  ])('are those of folding it: %s', (_, innings) => {
    const match = makeMatch({ innings: [innings] });
    expect(summed(match)).toEqual(folded(match));
  });

  it.skipIf(!hasArchives)('are those of folding it in every match of two real leagues', async () => {
    for (const name of ['hnd_male_json.zip', 'wpl_json.zip']) {
      const matches = await readArchive(archivePath(name));
      for (const match of matches) expect(summed(match)).toEqual(folded(match));
    }
  });
});
