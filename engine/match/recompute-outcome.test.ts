import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { isDot, pairAfter, runsConceded } from './delivery-facts.ts';
import { fallOfWickets } from './fall-of-wickets.ts';
import { ALL_OUT, FORMAT_FACTS, inningsBalls } from './format-facts.ts';
import { groupByOver, maidenBowler } from './list-deliveries.ts';
import { type MatchRecord, type Outcome, playerNamed } from './match-record.ts';
import { ballsToOvers, oversToBalls, oversText } from './overs.ts';
import { outcomeContradiction, recomputeOutcome } from './recompute-outcome.ts';

const WICKET = makeBall({ wickets: [{ kind: 'bowled' }] });

/** Home scores 12, Away the given runs. */
function chase(deliveries: ReturnType<typeof makeOver>, changes: Partial<MatchRecord> = {}): MatchRecord {
  const first = makeInnings({ deliveries: makeOver(0, { runs: 2 }) });
  return makeMatch({ innings: [first, makeInnings({ team: 'Away', deliveries })], ...changes });
}

describe('the result computed from the balls', () => {
  it('is a win by runs or by wickets', () => {
    expect(recomputeOutcome(chase(makeOver(0, { runs: 1 })))).toEqual({ winner: 'Home', by: { runs: 6 } });
    const won = chase([WICKET, ...makeOver(0, { runs: 4 }, 4)]);
    expect(recomputeOutcome(won)).toEqual({ winner: 'Away', by: { wickets: 9 } });
    expect(recomputeOutcome(chase(makeOver(0, { runs: 2 }, 7)))).toMatchObject({ winner: 'Away' });
  });

  it('counts the wickets of a team that is short of players', () => {
    const won = chase([WICKET, ...makeOver(0, { runs: 4 }, 4)]);
    const short = { ...won, lineups: { ...won.lineups, Away: won.lineups['Away']?.slice(0, 8) ?? [] } };
    expect(recomputeOutcome(short)?.by).toEqual({ wickets: 6 });
    expect(recomputeOutcome({ ...won, lineups: { ...won.lineups, Away: [] } })?.by).toEqual({ wickets: 0 });
    expect(recomputeOutcome({ ...won, lineups: {} })?.by).toEqual({ wickets: 9 });
  });

  it('uses a target revised for rain', () => {
    const match = chase(makeOver(0, { runs: 1 }));
    const [first, second] = match.innings;
    if (!first || !second) throw new Error('no innings');
    const target = (runs: number) => ({
      ...match,
      innings: [first, { ...second, target: { runs, overs: 1 } }],
    });
    expect(recomputeOutcome(target(6))).toEqual({ winner: 'Away', by: { wickets: 10 } });
    expect(recomputeOutcome(target(7))).toBeNull();
    expect(recomputeOutcome(target(9))).toEqual({ winner: 'Home', by: { runs: 2 } });
  });

  it('is null for a tie, one innings or a Test', () => {
    expect(recomputeOutcome(chase(makeOver(0, { runs: 2 })))).toBeNull();
    expect(recomputeOutcome(makeMatch({ innings: [makeInnings()] }))).toBeNull();
    const lost = makeOver(0, { runs: 1 });
    expect(recomputeOutcome(chase(lost, { format: 'Test', oversLimit: null }))).toBeNull();
    expect(recomputeOutcome(chase(lost, { oversLimit: null }))).not.toBeNull();
    expect(recomputeOutcome(chase(lost, { format: 'Test' }))).not.toBeNull();
  });

  it('ignores super overs', () => {
    const match = chase(makeOver(0, { runs: 1 }));
    const superOver = makeInnings({ superOver: true, deliveries: makeOver(0, { runs: 6 }) });
    expect(recomputeOutcome({ ...match, innings: [superOver, ...match.innings] })).toEqual({
      winner: 'Home',
      by: { runs: 6 },
    });
  });
});

describe('a contradiction between the record and the balls', () => {
  const match = chase(makeOver(0, { runs: 1 }));
  const recorded = (outcome: Partial<Outcome>) =>
    outcomeContradiction({ ...match, outcome: { ...match.outcome, by: { runs: 6 }, ...outcome } });

  it('is described in a sentence', () => {
    expect(recorded({})).toBeNull();
    expect(recorded({ winner: 'Away', by: { wickets: 3 } })).toBe(
      'Match made: the balls say Home by 6 runs, the file says Away by 3 wickets.',
    );
    expect(recorded({ by: { runs: 5 } })).toContain('the file says Home by 5 runs.');
    expect(recorded({ winner: 'Away' })).toContain('the file says Away by 6 runs.');
    expect(recorded({ by: null })).toContain('the file says Home.');
  });

  it('is not checked when the result was not played out', () => {
    expect(recorded({ winner: 'Away', method: 'D/L' })).toBeNull();
    expect(recorded({ winner: 'Away', result: 'tie' })).toBeNull();
    expect(
      outcomeContradiction({ ...match, innings: [], outcome: { ...match.outcome, by: null } }),
    ).toBeNull();
  });
});

describe('overs and formats', () => {
  it('are formatted and parsed as on a scoreboard', () => {
    expect([oversText(19, 3, 6), oversText(0, 6, 6), oversText(0, 5, 5)]).toEqual(['19.3', '1.0', '1.0']);
    expect([ballsToOvers(23, 6), ballsToOvers(24, 6)]).toEqual(['3.5', '4.0']);
    expect([oversToBalls('16.2', 6), oversToBalls('16', 6), oversToBalls('3.4', 5)]).toEqual([98, 96, 19]);
  });

  it('have a maximum length of innings', () => {
    expect(ALL_OUT).toBe(10);
    expect((['T20', 'ODI', 'T10', 'Hundred', 'Test'] as const).map(inningsBalls)).toEqual([
      120,
      300,
      60,
      100,
      null,
    ]);
    expect(FORMAT_FACTS.Hundred).toEqual({ oversLimit: 20, ballsPerOver: 5 });
  });
});

const facts = (ball: Parameters<typeof makeBall>[0]) => [isDot(makeBall(ball)), runsConceded(makeBall(ball))];

describe('a delivery', () => {
  it('is a dot when it is legal and nothing is charged', () => {
    expect(facts({})).toEqual([true, 0]);
    expect(facts({ extras: { legbyes: 2, byes: 1 } })).toEqual([true, 0]);
    expect(facts({ runs: 1 })).toEqual([false, 1]);
    expect(facts({ runs: 2, extras: { noballs: 1 } })).toEqual([false, 3]);
    expect(facts({ extras: { wides: 3 } })).toEqual([false, 3]);
  });

  it.each([
    ['a dot', {}, false, ['H1', 'H2']],
    ['a single', { runs: 1 }, false, ['H2', 'H1']],
    ['a bye', { extras: { byes: 1 } }, false, ['H2', 'H1']],
    ['three leg-byes', { extras: { legbyes: 3 } }, false, ['H2', 'H1']],
    ['a wide', { extras: { wides: 1 } }, false, ['H1', 'H2']],
    ['a wide with a run', { extras: { wides: 2 } }, false, ['H2', 'H1']],
    ['a run and a bye', { runs: 1, extras: { byes: 1 } }, false, ['H1', 'H2']],
    ['the last ball of an over', {}, true, ['H2', 'H1']],
    ['a single off the last ball', { runs: 1 }, true, ['H1', 'H2']],
    ['a wicket', { wickets: [{ kind: 'bowled' as const }] }, false, ['H2']],
  ])('has the right batters after %s', (_, ball, overEnded, pair) => {
    expect(pairAfter(makeBall(ball), overEnded)).toEqual(pair);
  });
});

const bowlerOf = (ball: Parameters<typeof makeBall>[0], length = 6) =>
  maidenBowler(makeOver(0, ball, length), 6);

describe('an over', () => {
  it('is a maiden when one bowler bowled all of it and conceded nothing', () => {
    expect(bowlerOf({})).toBe('A11');
    expect(bowlerOf({ extras: { byes: 4 } })).toBe('A11');
    expect(bowlerOf({}, 7)).toBe('A11');
    expect(bowlerOf({}, 5)).toBeNull();
    expect(bowlerOf({ extras: { wides: 1 } })).toBeNull();
    expect(maidenBowler([...makeOver(0, {}, 5), makeBall({ bowler: 'A10' })], 6)).toBeNull();
    expect(maidenBowler([], 6)).toBeNull();
  });

  it('holds its deliveries in order', () => {
    const innings = makeInnings({ deliveries: [...makeOver(0, {}, 2), ...makeOver(3, {}, 1)] });
    expect([...groupByOver(innings)].map(([over, deliveries]) => [over, deliveries.length])).toEqual([
      [0, 2],
      [3, 1],
    ]);
  });
});

describe('fallOfWickets', () => {
  it('gives score, overs and batter, without batters who retired hurt', () => {
    const innings = makeInnings({
      penaltyRuns: { pre: 5, post: 0 },
      deliveries: [
        makeBall({ runs: 4 }),
        makeBall({ extras: { wides: 1 }, wickets: [{ kind: 'stumped' }] }),
        makeBall({ over: 1, wickets: [{ kind: 'retired hurt', playerOut: 'H3' }] }),
        makeBall({
          over: 1,
          runs: 1,
          wickets: [
            { kind: 'run out', playerOut: 'H4' },
            { kind: 'timed out', playerOut: 'H5' },
          ],
        }),
      ],
    });
    const match = makeMatch();
    expect(fallOfWickets(match, innings)).toEqual([
      { wicket: 1, runs: 10, overs: '0.1', player: playerNamed(match, 'H1') },
      { wicket: 2, runs: 11, overs: '1.2', player: playerNamed(match, 'H4') },
      { wicket: 3, runs: 11, overs: '1.2', player: playerNamed(match, 'H5') },
    ]);
  });

  it('uses a name without an id as the id', () => {
    expect(playerNamed(makeMatch(), 'toString')).toEqual({ id: 'toString', name: 'toString' });
  });
});
