import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { FEED, KEY, ok } from '../testing/open-match-page.tsx';
import { renderMatchHook } from '../testing/render-match-hook.tsx';
import { useFantasyPlayers } from './fantasy-players.ts';
import { fromLiveMatch } from './match-view-model.ts';

const POINTS = `GET ${FEED}fantasy-points/`;
const FORECAST = `GET ${FEED}forecast/`;
const ANALYSES = 'GET /api/v1/analysis/';
const team = 'Malabar Monsoons';
const scored = (key: string | null, name: string, points: number) => {
  return { key, name, team, points, earned: [{ for: 'runs', count: points, points }] };
};
const expected = (key: string, mean: number) => {
  return { key, name: key, team, points: 5, projected: { mean, p10: 20, p50: 30, p90: 60 } };
};
const analysis = {
  matchKey: KEY,
  locked: false,
  draftedLate: false,
  captainKey: 'nair',
  viceCaptainKey: 'pai',
};

interface Opened {
  isPremium?: boolean;
  inFeed?: boolean;
  phase?: 'live' | 'completed';
  rules?: FantasyPoints['rules'];
  card?: object;
}

async function open({
  isPremium = true,
  inFeed = true,
  phase = 'live',
  rules = 'dream11-2025',
  card,
}: Opened) {
  const match = fromLiveMatch(testMatch({ id: KEY, phase }), undefined);
  const props = { match, card: testPlayedCard, inFeed, isPremium };
  const players = [scored('nair', 'Nair', 40), scored('pai', 'Pai', 30), scored(null, 'Late', 2)];
  const opened = await renderMatchHook(() => useFantasyPlayers(props, rules), {
    [POINTS]: ok({ rules, basis: 'balls', as_of: null, players }),
    [FORECAST]: ok({ players: [expected('pai', 61), expected('new', 45)] }),
    [ANALYSES]: ok([{ ...analysis, ...card }]),
  });
  await opened.settle();
  return opened;
}
type Opening = Awaited<ReturnType<typeof open>>;

const namesIn = ({ result }: Opening) => result.current.players.map(({ name }) => name);
const armbandsIn = ({ result }: Opening) =>
  result.current.players.flatMap(({ name, armband }) => (armband ? [`${armband}: ${name}`] : []));

it('members have the projected players first during play, then those who have points alone', async () => {
  const opened = await open({});
  expect(namesIn(opened)).toEqual(['pai', 'new', 'Nair', 'Late']);
  const [first, second, third] = opened.result.current.players;
  expect(first).toMatchObject({
    points: 5,
    projected: { mean: 61, low: 20, high: 61 },
    earned: [{ for: 'runs', points: 30 }],
  });
  expect(second).toMatchObject({ projected: { mean: 45, low: 20, high: 60 }, earned: [] });
  expect(third).toMatchObject({ points: 40, projected: null });
});

it.each<[string, Opened, [number, number]]>([
  ['of free users', { isPremium: false }, [0, 0]],
  ['of a match of history alone', { inFeed: false }, [0, 0]],
  ['after the match', { phase: 'completed' }, [0, 1]],
  ['by the older rules', { rules: 'dream11-classic' }, [0, 1]],
])('the players %s are in the order of their points, without a projection', async (_, parts, calls) => {
  const opened = await open(parts);
  expect(namesIn(opened)).toEqual(['Nair', 'Pai', 'Late']);
  expect(opened.result.current.players.every(({ projected }) => projected === null)).toBe(true);
  expect([FORECAST, ANALYSES].map(opened.callsOf)).toEqual(calls);
});

describe('captain and vice-captain of our analysis', () => {
  const after = { phase: 'completed' } as const;

  it('are marked', async () => {
    expect(armbandsIn(await open(after))).toEqual(['captain: Nair', 'vice-captain: Pai']);
  });

  it.each([
    ['was drafted after the start', { draftedLate: true }],
    ['is locked', { locked: true }],
    ['is of another match', { matchKey: 'match-2' }],
    ['names players whom history does not know', { captainKey: null, viceCaptainKey: null }],
  ])('are not marked when the analysis %s', async (_, card) => {
    expect(armbandsIn(await open({ ...after, card }))).toEqual([]);
  });
});
