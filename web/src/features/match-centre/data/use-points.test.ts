import { expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { refusal, type TestHandler } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { FEED, KEY, ok } from '../testing/open-match-page.tsx';
import { renderMatchHook } from '../testing/render-match-hook.tsx';
import { fromLiveMatch } from './match-view-model.ts';
import type { MatchTabProps } from './match-tab-props.ts';
import { usePoints } from './use-points.ts';

const SCORECARD = `GET ${FEED}scorecard/`;
const POINTS = `GET ${FEED}fantasy-points/`;
const score = [{ inning: 'Monsoons Inning 1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }];
const matchWith = (parts: object) =>
  fromLiveMatch(testMatch({ id: KEY, phase: 'live', ...parts }), undefined);
const missing = () => refusal(404, 'not_found', 'There is nothing here.');
const unavailable = () => refusal(503, 'unavailable', 'Temporarily unavailable.');
const scorecard = ok({ matchKey: KEY, source: 'vendor', innings: [], as_of: null });
const points = ok({ rules: 'dream11-2025', basis: 'balls', as_of: null, players: [] });

async function open(props: Pick<MatchTabProps, 'match' | 'card'>, handlers: Record<string, TestHandler>) {
  const { result, settle, callsOf } = await renderMatchHook(() => usePoints(props), handlers);
  await settle();
  return { result, calls: () => [callsOf(SCORECARD), callsOf(POINTS)] };
}

it('a match without a score has no points, and none are requested', async () => {
  const { result, calls } = await open({ match: matchWith({}), card: undefined }, {});
  expect(result.current.hasNone).toBe(true);
  expect(calls()).toEqual([0, 0]);
});

it('the points of a match in play follow its scorecard', async () => {
  const props = { match: matchWith({ score }), card: undefined };
  const { result, calls } = await open(props, { [SCORECARD]: scorecard, [POINTS]: points });
  await until(() => expect(result.current.points.data?.data.basis).toBe('balls'));
  expect(result.current.hasNone).toBe(false);
  expect(calls()).toEqual([1, 1]);
});

it('a match in play without a scorecard has none', async () => {
  const { result, calls } = await open(
    { match: matchWith({ score }), card: undefined },
    { [SCORECARD]: missing },
  );
  expect(result.current.hasNone).toBe(true);
  expect(calls()).toEqual([1, 0]);
});

it.each([[score], [[]]])(
  'a match of history needs no scorecard for its points, with the score %j',
  async (of) => {
    const props = { match: matchWith({ score: of }), card: testPlayedCard };
    const { result, calls } = await open(props, { [SCORECARD]: scorecard, [POINTS]: points });
    await until(() => expect(result.current.points.data?.data.basis).toBe('balls'));
    expect(result.current.hasNone).toBe(false);
    expect(calls()).toEqual([0, 1]);
  },
);

it.each([
  ['are none', missing, true],
  ['may follow', unavailable, false],
])('points that cannot be read %s: %s', async (_, answer, hasNone) => {
  const handlers = { [SCORECARD]: scorecard, [POINTS]: answer };
  for (const card of [undefined, testPlayedCard]) {
    const { result } = await open({ match: matchWith({ score }), card }, handlers);
    await until(() => expect(result.current.points.error).not.toBeNull());
    expect(result.current.hasNone).toBe(hasNone);
  }
});
