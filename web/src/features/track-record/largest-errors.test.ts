import type { TrackRecordEntry } from '@gullylens/contract/http/insights/track-record';
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { largestErrors } from './largest-errors.tsx';

function graded(matchKey: string, grade: Partial<NonNullable<TrackRecordEntry['grade']>>): TrackRecordEntry {
  return {
    matchKey,
    matchTitle: matchKey,
    tournament: 'Coastal League',
    matchAt: '2026-11-21T14:00:00.000Z',
    draftedAt: '2026-11-21T04:00:00.000Z',
    locksAt: '2026-11-21T14:00:00.000Z',
    lockedAt: '2026-11-21T13:30:00.000Z',
    contentHash: 'f'.repeat(64),
    state: 'graded',
    grade: {
      gradedAt: '2026-11-23T10:00:00.000Z',
      captain: null,
      eleven: null,
      firstInnings: null,
      winner: null,
      total: null,
      points: null,
      ...grade,
    },
  };
}

const found = (entries: TrackRecordEntry[]) =>
  largestErrors(i18n, entries).map(({ kind, entry }) => [kind, entry.matchKey]);

describe('the largest errors', () => {
  it('include the worst call of each kind', () => {
    const captain = { name: 'R Kulkarni', points: 40, of: 22 };
    const eleven = { points: 500, best: 800, played: 11 };
    const entries = [
      graded('a', { captain: { ...captain, rank: 4 }, eleven: { ...eleven, share: 71 } }),
      graded('b', { captain: { ...captain, rank: 20 }, eleven: { ...eleven, share: 48 } }),
      graded('c', { winner: { team: 'Deccan Drifters', chance: 31, brier: 0.48 } }),
      graded('e', { winner: { team: 'Deccan Drifters', chance: 45, brier: 0.3 } }),
      graded('d', { winner: { team: 'Malabar Monsoons', chance: 64, brier: 0.13 } }),
    ];
    expect(found(entries)).toEqual([
      ['winner', 'c'],
      ['captain', 'b'],
      ['eleven', 'b'],
    ]);
  });

  it('rank a captain by the share of players who scored more', () => {
    const captain = { name: 'R Kulkarni', points: 0 };
    const entries = [
      graded('half', { captain: { ...captain, rank: 11, of: 22 } }),
      graded('nearly last', { captain: { ...captain, rank: 10, of: 11 } }),
    ];
    expect(found(entries)).toEqual([['captain', 'nearly last']]);
  });

  it('rank a captain who did not play as the largest', () => {
    const captain = { name: 'R Kulkarni', points: 0, of: 22 };
    const entries = [
      graded('last', { captain: { ...captain, rank: 22 } }),
      graded('absent', { captain: { ...captain, rank: null } }),
    ];
    expect(found(entries)).toEqual([['captain', 'absent']]);
  });

  it('state the forecast and the result', () => {
    const captain = { name: 'R Kulkarni', points: 12, rank: 20, of: 22 };
    const entries = [
      graded('a', {
        winner: { team: 'Deccan Drifters', chance: 31.4, brier: 0.48 },
        captain,
        eleven: { points: 384, best: 800, share: 48.4, played: 11 },
        firstInnings: { expected: 171.6, actual: 150, error: 21.6 },
      }),
      graded('b', {
        captain: { ...captain, rank: 19 },
        total: { team: 'Deccan Drifters', expected: 160, p10: 130, p90: 190, actual: 150, error: 10 },
      }),
    ];
    expect(largestErrors(i18n, entries).map(({ text }) => text)).toEqual([
      'Deccan Drifters won; we gave them 31%',
      'R Kulkarni, our captain, came 20 of 22 with 12 points',
      'Our line-up had 48% of the best possible points',
      'The ground’s average first innings was 172; it was 150',
    ]);
    expect(largestErrors(i18n, entries.slice(1)).at(-1)?.text).toBe(
      'We expected 160 in the first innings; it was 150',
    );
    const absent = graded('absent', { captain: { ...captain, rank: null } });
    expect(largestErrors(i18n, [absent])).toMatchObject([{ text: 'R Kulkarni, our captain, did not play' }]);
  });

  it('are none when every call was right, however close', () => {
    const right = graded('right', {
      winner: { team: 'Deccan Drifters', chance: 50, brier: 0.25 },
      captain: { name: 'R Kulkarni', points: 140, rank: 1, of: 22 },
      eleven: { points: 800, best: 800, share: 100, played: 11 },
      firstInnings: { expected: 150.4, actual: 150, error: 0.4 },
    });
    expect(found([right])).toEqual([]);
  });

  it('are none while nothing is graded', () => {
    expect(found([{ ...graded('a', {}), state: 'waiting', grade: null }])).toEqual([]);
  });
});
