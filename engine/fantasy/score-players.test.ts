import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Delivery, MatchRecord } from '../match/match-record.ts';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { archivePath, hasArchives, readArchive } from '../testing/read-archive.ts';
import { scorePlayers } from './score-players.ts';

function pointsOf(match: MatchRecord, name: string) {
  const player = scorePlayers(match, 'dream11-2025').find((each) => each.player.name === name);
  return Object.fromEntries((player?.earned ?? []).map((line) => [line.for, line.points]));
}

function matchOf(deliveries: Delivery[], changes: Partial<MatchRecord> = {}): MatchRecord {
  return makeMatch({ innings: [makeInnings({ deliveries })], ...changes });
}

function named(...names: (string | null)[]) {
  return names.map((name) => ({ name, substitute: false }));
}

function caught(fielder: string | null): Delivery {
  return makeBall({ wickets: [{ kind: 'caught', fielders: named(fielder) }] });
}

describe('scorePlayers', () => {
  it('gives every named player points for playing, including impact substitutes', () => {
    expect(scorePlayers(makeMatch(), 'dream11-2025').map((each) => each.points)).toEqual(Array(22).fill(4));
  });

  it('lists what earned the points, and the lines sum to them', () => {
    const match = matchOf([
      ...makeOver(0, { runs: 4 }),
      makeBall({ over: 1, wickets: [{ kind: 'bowled' }] }),
    ]);
    expect(pointsOf(match, 'H1')).toEqual({ playing: 4, runs: 24, fours: 24 });
    expect(pointsOf(match, 'A11')).toEqual({ playing: 4, wickets: 30, 'lbw or bowled': 8, 'dot balls': 1 });
    for (const { points, earned } of scorePlayers(match, 'dream11-2025')) {
      expect(points).toBe(earned.reduce((sum, line) => sum + line.points, 0));
    }
  });

  it('credits a direct hit to one fielder, a relayed run-out to the last two', () => {
    const direct = makeBall({ wickets: [{ kind: 'run out', fielders: named('A1') }] });
    expect(pointsOf(matchOf([direct]), 'A1')).toMatchObject({ 'direct run-outs': 12 });
    const relayed = matchOf([
      makeBall({ wickets: [{ kind: 'run out', fielders: named('A1', 'A2', 'A3') }] }),
    ]);
    expect(pointsOf(relayed, 'A1')).toEqual({ playing: 4 });
    expect(pointsOf(relayed, 'A2')).toMatchObject({ 'assisted run-outs': 6 });
    expect(pointsOf(relayed, 'A3')).toMatchObject({ 'assisted run-outs': 6 });
    expect(pointsOf(relayed, 'A11')).not.toHaveProperty('wickets');
  });

  it('gives the three-catch bonus once, and a return catch to the bowler', () => {
    const four = matchOf(Array.from({ length: 4 }, () => caught('A1')));
    expect(pointsOf(four, 'A1')).toMatchObject({ catches: 32, 'three catches': 4 });
    expect(pointsOf(matchOf([caught(null), caught('A1'), caught('A1')]), 'A1')).toEqual({
      playing: 4,
      catches: 16,
    });
    const returned = matchOf([makeBall({ wickets: [{ kind: 'caught and bowled' }] })]);
    expect(pointsOf(returned, 'A11')).toMatchObject({ wickets: 30, catches: 8 });
  });

  it('gives nothing to a substitute fielder outside the eleven', () => {
    const ball = makeBall({ wickets: [{ kind: 'caught', fielders: [{ name: 'Sub', substitute: true }] }] });
    expect(scorePlayers(matchOf([ball]), 'dream11-2025').some((each) => each.player.name === 'Sub')).toBe(
      false,
    );
  });

  it('ignores super overs, and counts no retirement as a wicket or a duck', () => {
    const superOver = makeInnings({ superOver: true, deliveries: makeOver(0, { runs: 6 }) });
    const match = makeMatch({
      innings: [makeInnings({ deliveries: [makeBall({ wickets: [{ kind: 'retired hurt' }] })] }), superOver],
    });
    expect(pointsOf(match, 'H1')).toEqual({ playing: 4 });
  });

  it('gives no duck to players who bowl two overs and bat at eight or below', () => {
    const out = makeBall({ wickets: [{ kind: 'bowled' }] });
    expect(pointsOf(matchOf([out]), 'H1')).toHaveProperty('duck');
    const order = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'].map((batter) =>
      makeBall({ batter, wickets: [{ kind: 'bowled' }] }),
    );
    const bowls = makeInnings({
      team: 'Away',
      deliveries: [0, 2].flatMap((over) => makeOver(over, { batter: 'A1', nonStriker: 'A2', bowler: 'H8' })),
    });
    const match = makeMatch({ innings: [makeInnings({ deliveries: order }), bowls] });
    expect(pointsOf(match, 'H8')).not.toHaveProperty('duck');
  });

  it('scores a Test by innings, but playing once', () => {
    const fifty = makeInnings({ deliveries: makeOver(0, { runs: 4 }, 13) });
    const match = makeMatch({ format: 'Test', oversLimit: null, innings: [fifty, fifty] });
    const lines = scorePlayers(match, 'dream11-2025').find((each) => each.player.name === 'H1')?.earned;
    expect(lines?.filter((line) => line.for === 'runs milestone').map((line) => line.points)).toEqual([8, 8]);
    expect(lines?.filter((line) => line.for === 'playing')).toHaveLength(1);
  });

  it('does not depend on the order of an over’s balls between the same batter and bowler', () => {
    const ball = fc.constantFrom(
      makeBall(),
      makeBall({ runs: 4 }),
      makeBall({ runs: 6 }),
      makeBall({ extras: { wides: 1 } }),
      makeBall({ extras: { legbyes: 2 } }),
    );
    fc.assert(
      fc.property(fc.array(ball, { minLength: 2, maxLength: 9 }), fc.nat(), (over, turn) => {
        const turned = [...over.slice(turn % over.length), ...over.slice(0, turn % over.length)];
        expect(scorePlayers(matchOf(turned), 'dream11-2025')).toEqual(
          scorePlayers(matchOf(over), 'dream11-2025'),
        );
      }),
    );
  });
});

describe.skipIf(!hasArchives)('points of real matches', () => {
  /**
   * 158 not out from 73 balls with 10 fours and 13 sixes, and a catch: computed by hand from the public scorecard
   * (IPL, 18 April 2008).
   */
  it('gives McCullum’s 158 not out 310 points, 228 by the classic table', async () => {
    const [match] = await readArchive(archivePath('ipl_json.zip'), ['335982']);
    if (!match) throw new Error('no match');
    const of = (ruleSet: 'dream11-2025' | 'dream11-classic') =>
      scorePlayers(match, ruleSet).find((each) => each.player.name === 'BB McCullum')?.points;
    expect(of('dream11-2025')).toBe(4 + 158 + 10 * 4 + 13 * 6 + 16 + 6 + 8);
    expect(of('dream11-classic')).toBe(4 + 158 + 10 + 13 * 2 + 16 + 6 + 8);
  });
});
