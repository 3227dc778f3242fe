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

const NO_RUNS = { maidens: 0, runs: 0, wickets: 0, wides: 0, noballs: 0, economy: 0 };

/** A Test's scorecard on which Asha batted at this position for a duck and bowled so many overs in two innings. */
function cardOfTwoInnings(position: number, overs: readonly [string, string]): Scorecard {
  const card = cardWith('b Two');
  const [innings] = card.innings as [Scorecard['innings'][0]];
  const others = Array.from({ length: position - 1 }, (_, i) => {
    const [first] = innings.batting as [Scorecard['innings'][0]['batting'][0]];
    return { ...first, id: `p${i}`, name: `Player ${i}` };
  });
  const bowled = overs.map((each, i) => ({
    ...innings,
    inning: `Two Inning ${i + 1}`,
    team: 'Two',
    batting: [],
    bowling: [{ id: 'asha', name: 'Asha', overs: each, lbwOrBowled: 0, ...NO_RUNS }],
  }));
  return { ...card, innings: [{ ...innings, batting: [...others, ...innings.batting] }, ...bowled] };
}

it.each([
  [8, ['1', '1'], false],
  [8, ['1', '0'], true],
  [7, ['1', '1'], true],
] as const)('a duck at position %d after bowling %j overs: %s', async (position, overs, isDuck) => {
  const card = cardOfTwoInnings(position, overs);
  const { players } = await estimatePoints(card, match, { rules: 'dream11-2025', playerKeys });
  const earned = players.find(({ name }) => name === 'Asha')?.earned.map((line) => line.for);
  expect(earned?.includes('duck')).toBe(isDuck);
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

it('players are listed by points, with the team that they bat or bowl for', async () => {
  const [innings] = cardWith('b Two').innings as [Scorecard['innings'][0]];
  const bela = { id: 'bela', name: 'Bela', overs: '4', lbwOrBowled: 0, ...NO_RUNS, wickets: 3 };
  const chand = { ...bela, id: 'chand', name: 'Chand', wickets: 0 };
  const card: Scorecard = {
    ...cardWith(null),
    innings: [
      { ...innings, bowling: [bela] },
      { ...innings, team: 'Two', batting: [], bowling: [chand] },
    ],
  };
  const { players } = await estimatePoints(card, match, { rules: 'dream11-2025', playerKeys });
  const points = players.map((player) => player.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(points[0]).toBeGreaterThan(points[1] ?? NaN);
  expect(players.map(({ name, team }) => `${name} of ${team}`)).toEqual([
    'Bela of Two',
    'Chand of One',
    'Asha of One',
  ]);
  const tallies = await readPlayerTallies(card, match, playerKeys);
  expect(tallies.map(({ retired }) => retired)).toEqual([false, false, false]);
});
