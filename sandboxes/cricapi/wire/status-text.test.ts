import type { MatchRecord, Outcome } from '@gullylens/engine/match/match-record';
import { makeBall, makeInnings, makeMatch, makeOver } from '@gullylens/engine/testing/make-match';
import { describe, expect, it } from 'vitest';
import { buildTimeline } from '../feed/match-timeline.ts';
import { observeFixture } from '../feed/observe-fixture.ts';
import { startClock } from '../feed/virtual-clock.ts';
import { resultText } from './result-text.ts';
import { statusText } from './status-text.ts';

function statusAfter(match: MatchRecord, balls: number): string {
  const timeline = buildTimeline(match);
  const virtual = balls < 0 ? -1 : (timeline.ballTimes[balls - 1] ?? 0);
  const playing = { place: match.id, cycle: 0, again: false };
  const fixture = { timeline, ...playing, startsAt: 0, endsAt: timeline.length };
  return statusText(observeFixture(fixture, { real: 0, virtual, clock: startClock(0, 1) }));
}

const outcome = (fields: Partial<Outcome>): Outcome => ({
  result: 'win',
  winner: 'Home',
  by: null,
  method: null,
  eliminator: null,
  ...fields,
});

describe('status texts', () => {
  const chase = makeMatch({
    toss: { winner: 'Away', decision: 'field' },
    innings: [
      makeInnings({ deliveries: makeOver(0, { runs: 6 }) }),
      makeInnings({ team: 'Away', target: { runs: 37, overs: 20 }, deliveries: makeOver(0, { runs: 1 }) }),
    ],
    outcome: outcome({ winner: 'Home', by: { runs: 30 } }),
  });

  it.each([
    [-1, 'Match not started'],
    [0, 'Away opt to bowl'],
    [3, 'Away opt to bowl'],
    [6, 'Away need 37 runs in 120 balls'],
    [7, 'Away need 36 runs in 119 balls'],
    [12, 'Home won by 30 runs'],
  ])('after %i balls', (balls, text) => {
    expect(statusAfter(chase, balls)).toBe(text);
  });

  it('count down a target revised for rain', () => {
    const rain = makeMatch({
      innings: [
        makeInnings({ deliveries: [makeBall({ runs: 4 })] }),
        makeInnings({
          team: 'Away',
          target: { runs: 3, overs: 0.2 },
          deliveries: [makeBall({ runs: 2 }), makeBall({ runs: 1 })],
        }),
      ],
    });
    expect(statusAfter(rain, 2)).toBe('Away need 1 run in 1 ball');
  });

  it('announce a super over before it and during it', () => {
    const level = makeOver(0, { runs: 1 });
    const tie = makeMatch({
      innings: [
        makeInnings({ deliveries: level }),
        makeInnings({ team: 'Away', target: { runs: 7, overs: 20 }, deliveries: level }),
        makeInnings({ team: 'Away', superOver: true, deliveries: level }),
      ],
      outcome: outcome({ result: 'tie', winner: 'Away', eliminator: 'Away' }),
    });
    expect(statusAfter(tie, 12)).toBe('Match tied (Super over in progress)');
    expect(statusAfter(tie, 14)).toBe('Match tied (Super over in progress)');
    expect(statusAfter(tie, 18)).toBe('Match tied (Away won the super over)');
  });

  it('state the lead when overs are unlimited', () => {
    const test = makeMatch({
      format: 'Test',
      oversLimit: null,
      innings: [
        makeInnings({ deliveries: makeOver(0, { runs: 4 }) }),
        makeInnings({ team: 'Away', deliveries: makeOver(0, { runs: 6 }) }),
        makeInnings({ deliveries: makeOver(0, { runs: 3 }) }),
        makeInnings({ team: 'Away', deliveries: makeOver(0, { runs: 1 }) }),
      ],
    });
    expect(statusAfter(test, 7)).toBe('Day 1: Away trail by 18 runs');
    expect(statusAfter(test, 10)).toBe('Day 1: Scores level');
    expect(statusAfter(test, 11)).toBe('Day 1: Away lead by 6 runs');
    expect(statusAfter(test, 13)).toBe('Day 1: Home trail by 9 runs');
    expect(statusAfter(test, 19)).toBe('Day 1: Away need 6 runs');
  });

  it.each([
    [outcome({ by: { wickets: 7 } }), 'Home won by 7 wkts'],
    [outcome({ by: { wickets: 1 } }), 'Home won by 1 wkt'],
    [outcome({ by: { runs: 1 } }), 'Home won by 1 run'],
    [outcome({ by: { innings: 1, runs: 47 } }), 'Home won by an innings and 47 runs'],
    [outcome({ by: { wickets: 5 }, method: 'D/L' }), 'Home won by 5 wkts (DLS method)'],
    [outcome({ method: 'Awarded' }), 'Home won (Awarded)'],
    [outcome({ result: 'tie', winner: null }), 'Match tied'],
    [outcome({ result: 'draw', winner: null }), 'Match drawn'],
    [outcome({ result: 'no result', winner: null }), 'No result - due to rain'],
  ])('of the result %#', (result, text) => {
    expect(resultText(result)).toBe(text);
  });
});
