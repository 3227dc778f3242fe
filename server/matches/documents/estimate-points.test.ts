import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { describe, expect, it } from 'vitest';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { estimatePoints, readPlayerTallies } from './estimate-points.ts';

const match = makeFeedMatch({ key: 'm', startsAt: '2026-03-10T14:00:00.000Z' });
const playerKeys = async () => new Map<string, string>();

/** A scorecard on which Asha opened and scored 0, with the given dismissal text. */
function cardWith(dismissal: string | null): Scorecard {
  const figures = { balls: 3, fours: 0, sixes: 0, strikeRate: 0 };
  const innings = {
    inning: 'One Inning 1',
    team: 'One',
    total: null,
    extras: 0,
    batting: [{ id: 'asha', name: 'Asha', runs: 0, ...figures, dismissal }],
    bowling: [],
    fielding: [],
  };
  return { matchKey: 'm', source: 'vendor', innings: [innings], as_of: '2026-03-10T15:00:00.000Z' };
}

async function earnedBy(dismissal: string | null): Promise<readonly string[]> {
  const { players } = await estimatePoints(cardWith(dismissal), match, { rules: 'dream11-2025', playerKeys });
  return players[0]?.earned.map((line) => line.for) ?? [];
}

const figuresOf = async (dismissal: string | null) =>
  (await readPlayerTallies(cardWith(dismissal), match, playerKeys))[0];

describe('points by a scorecard', () => {
  it.each([
    'retired hurt',
    'Retired Hurt',
    'retd hurt',
    'retd. hurt',
    "ret'd hurt",
    'rtd hurt',
    'retired ill',
    'retired not out',
    'Retired - not out',
    'retired (hurt)',
    'absent hurt',
    'Absent',
    'did not bat',
  ])('do not count %j as a duck', async (words) => {
    expect(await earnedBy(words)).toEqual(['playing']);
    expect((await figuresOf(words))?.tally.out).toBe(false);
  });

  it.each(['retired out', 'Retired - out', 'retired', 'c Two b Three', 'run out (Ill/Hurt)', 'hit wicket'])(
    'count %j as a duck',
    async (words) => {
      expect(await earnedBy(words)).toContain('duck');
      expect((await figuresOf(words))?.tally.out).toBe(true);
    },
  );

  it('do not count a batter who is still in as a duck', async () => {
    expect(await earnedBy(null)).toEqual(['playing']);
  });
});

describe('figures by a scorecard', () => {
  it.each<[string | null, { batted: boolean; retired: boolean }]>([
    [null, { batted: true, retired: false }],
    ['retd hurt', { batted: true, retired: true }],
    ['absent hurt', { batted: false, retired: false }],
    ['b Two', { batted: true, retired: false }],
  ])('show by %j who has batted and who has retired not out', async (words, { batted, retired }) => {
    expect(await figuresOf(words)).toMatchObject({ retired, tally: { batted } });
  });
});
