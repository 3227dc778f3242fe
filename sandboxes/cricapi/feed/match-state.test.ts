import type { Delivery } from '@gullylens/engine/match/match-record';
import { truncateMatch } from '@gullylens/engine/match/truncate-match';
import { makeBall, makeInnings, makeMatch, makeOver } from '@gullylens/engine/testing/make-match';
import { describe, expect, it } from 'vitest';
import { applyDelivery, foldMatch, listDeliveries, startMatch } from './match-state.ts';

function inningsAfter(deliveries: Delivery[], changes: Parameters<typeof makeMatch>[0] = {}) {
  return foldMatch(makeMatch({ innings: [makeInnings({ deliveries })], ...changes })).innings[0];
}

describe('foldMatch', () => {
  it('counts runs, wickets and overs, leaving wides and no-balls out of the over', () => {
    const deliveries = [
      makeBall({ runs: 4 }),
      makeBall({ extras: { wides: 5 } }),
      makeBall({ runs: 1, extras: { noballs: 1 } }),
      makeBall({ wickets: [{ kind: 'bowled' }] }),
    ];
    expect(inningsAfter(deliveries)).toMatchObject({ runs: 11, wickets: 1, legalBalls: 2, overs: '0.2' });
  });

  it('writes a completed over as 1.0', () => {
    expect(inningsAfter(makeOver(0))?.overs).toBe('1.0');
    expect(inningsAfter([...makeOver(0), makeBall({ over: 1 })])?.overs).toBe('1.1');
  });

  it('follows the record when an over had five or seven balls', () => {
    expect(inningsAfter([...makeOver(0, {}, 5), makeBall({ over: 1 })])).toMatchObject({
      overs: '1.1',
      legalBalls: 6,
    });
    expect(inningsAfter(makeOver(0, {}, 7))).toMatchObject({ overs: '1.0', legalBalls: 7 });
  });

  it('ends an over after five balls in The Hundred', () => {
    expect(inningsAfter(makeOver(0, {}, 5), { ballsPerOver: 5, format: 'Hundred' })?.overs).toBe('1.0');
  });

  it('does not count retired hurt or retired not out as wickets, but retired out is one', () => {
    const kinds = ['retired hurt', 'retired not out', 'retired out'] as const;
    const wickets = kinds.map((kind) => inningsAfter([makeBall({ wickets: [{ kind }] })])?.wickets);
    expect(wickets).toEqual([0, 0, 1]);
  });

  it('counts two wickets on one ball and empties the crease', () => {
    const ball = makeBall({ wickets: [{ kind: 'caught' }, { kind: 'timed out', playerOut: 'H2' }] });
    expect(inningsAfter([ball])).toMatchObject({ wickets: 2, atCrease: [] });
  });

  it('adds penalty runs before the first ball and after the last', () => {
    const innings = makeInnings({ deliveries: makeOver(0, { runs: 1 }), penaltyRuns: { pre: 5, post: 10 } });
    const match = makeMatch({ innings: [innings] });
    expect(foldMatch(match, 1).innings[0]?.runs).toBe(6);
    expect(foldMatch(match).innings[0]?.runs).toBe(21);
  });

  it('counts the super over separately and reads the target from the source', () => {
    const innings = [
      makeInnings({ deliveries: makeOver(0) }),
      makeInnings({ team: 'Away', target: { runs: 3, overs: 1 }, deliveries: makeOver(0) }),
      makeInnings({ team: 'Away', superOver: true, deliveries: [makeBall({ runs: 6 })] }),
    ];
    const state = foldMatch(makeMatch({ innings }));
    expect(state.innings.map((each) => each.superOver)).toEqual([false, false, true]);
    expect(state.innings[1]).toMatchObject({ runs: 0, target: 3, bowlingTeam: 'Home', complete: true });
  });

  it('counts a forfeited innings without a ball', () => {
    const innings = [
      makeInnings({ forfeited: true }),
      makeInnings({ team: 'Away', deliveries: makeOver(0) }),
    ];
    expect(foldMatch(makeMatch({ innings })).innings.map((each) => each.runs)).toEqual([0, 0]);
    expect(foldMatch(makeMatch({ innings }), 1).innings).toHaveLength(2);
  });

  it.each([
    ['a single', { runs: 1 }, ['H2', 'H1']],
    ['a dot', {}, ['H1', 'H2']],
    ['a bye', { extras: { byes: 1 } }, ['H2', 'H1']],
    ['one wide', { extras: { wides: 1 } }, ['H1', 'H2']],
    ['a wide with a run', { extras: { wides: 2 } }, ['H2', 'H1']],
    ['a no-ball', { extras: { noballs: 1 } }, ['H1', 'H2']],
  ])('has the right striker after %s', (_, ball, atCrease) => {
    expect(inningsAfter([makeBall(ball)])?.atCrease).toEqual(atCrease);
  });

  it('swaps ends with the over', () => {
    expect(inningsAfter(makeOver(0))?.atCrease).toEqual(['H2', 'H1']);
  });

  it('computes the same state ball by ball, at once, and from a truncated match', () => {
    const innings = [
      makeInnings({ deliveries: [...makeOver(0, { runs: 1 }), makeBall({ over: 1, runs: 4 })] }),
      makeInnings({ team: 'Away', deliveries: makeOver(0, { runs: 2 }) }),
    ];
    const match = makeMatch({ innings });
    let state = startMatch(match);
    listDeliveries(match).forEach((delivery, i) => {
      state = applyDelivery(state, delivery);
      expect(foldMatch(match, i + 1).innings).toEqual(state.innings);
      const cut = foldMatch(truncateMatch(match, i + 1)).innings;
      expect(cut.map(({ runs, overs }) => ({ runs, overs }))).toEqual(
        state.innings.map(({ runs, overs }) => ({ runs, overs })),
      );
    });
  });
});
