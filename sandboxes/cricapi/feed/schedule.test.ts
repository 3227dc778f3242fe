import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { makeBall, makeInnings, makeMatch } from '@gullylens/engine/testing/make-match';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreLines } from '../wire/score-lines.ts';
import { observeFixture } from './observe-fixture.ts';
import { type Fixture, fixtureAt, listedFixtures, makeSchedule, type Schedule } from './schedule.ts';
import { startClock } from './virtual-clock.ts';

const clock = startClock(0, 1);
const HALF_A_MINUTE = 30_000;

const BALLS = Array.from({ length: 120 }, (_, i) => makeBall({ over: Math.floor(i / 6) }));
const ballsOf = (count: number) => BALLS.slice(0, count);

function matchOf(id: string, first: number, second: number): MatchRecord {
  const innings = [
    makeInnings({ team: 'Home', deliveries: ballsOf(first) }),
    makeInnings({ team: 'Away', deliveries: ballsOf(second) }),
  ];
  return makeMatch({ id, innings: innings.filter(({ deliveries }) => deliveries.length > 0) });
}

const played = fc.record({
  first: fc.integer({ min: 1, max: 40 }),
  second: fc.integer({ min: 0, max: 40 }),
});
const washedOut = fc.constant({ first: 0, second: 0 });

/** Any set of matches, at least one of them with a ball. */
const schedules = fc
  .tuple(
    played,
    fc.array(fc.oneof({ weight: 5, arbitrary: played }, { weight: 1, arbitrary: washedOut }), {
      maxLength: 8,
    }),
  )
  .map(([one, others]) =>
    makeSchedule([one, ...others].map(({ first, second }, i) => matchOf(String(i), first, second))),
  );

/** No match is so short that a ball would last half a minute when it is stretched to a long one. */
const whole = fc.record({
  first: fc.integer({ min: 20, max: 40 }),
  second: fc.integer({ min: 20, max: 40 }),
});

/** A programme with new matches in every cycle, some longer and some shorter. */
const changing = fc
  .tuple(fc.array(whole, { minLength: 1, maxLength: 8 }), fc.array(whole, { minLength: 1, maxLength: 5 }))
  .map(([opening, later]) =>
    makeSchedule(
      opening.map(({ first, second }, i) => matchOf(String(i), first, second)),
      (cycle) =>
        opening.map((_, i) => {
          const { first, second } = later[(cycle + i) % later.length] ?? { first: 6, second: 6 };
          return matchOf(`${cycle}-${i}`, first, second);
        }),
    ),
  );

const allSchedules = fc.oneof(schedules, changing);

const instants = fc.integer({ min: 0, max: 1_000_000_000 });

const liveAt = (schedule: Schedule, virtual: number) =>
  listedFixtures(schedule, virtual).filter(({ startsAt, endsAt }) => startsAt <= virtual && virtual < endsAt);

const scoreAt = (fixture: Fixture, virtual: number) =>
  scoreLines(observeFixture(fixture, { real: virtual, virtual, clock }));

describe('the schedule', () => {
  it('always has one live match in every lane', () => {
    fc.assert(
      fc.property(allSchedules, instants, (schedule, instant) => {
        expect(liveAt(schedule, instant)).toHaveLength(schedule.length);
      }),
    );
  });

  it('changes the score of a live match at least every half minute', () => {
    fc.assert(
      fc.property(allSchedules, instants, (schedule, instant) => {
        const changed = liveAt(schedule, instant).filter(
          (fixture) =>
            JSON.stringify(scoreAt(fixture, instant)) !==
            JSON.stringify(scoreAt(fixture, instant + HALF_A_MINUTE)),
        );
        expect(changed.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('plays all matches of a lane in each cycle, without a gap', () => {
    fc.assert(
      fc.property(allSchedules, fc.integer({ min: 0, max: 1_000 }), (schedule, n) => {
        for (const lane of schedule) {
          expect(fixtureAt(lane, n + 1).startsAt).toBeCloseTo(fixtureAt(lane, n).endsAt, 3);
          const places = lane.places.map((_, i) => fixtureAt(lane, n + i).place);
          expect(new Set(places).size).toBe(lane.places.length);
        }
      }),
    );
  });

  it('paces matches so that every cycle lasts as long as the first', () => {
    fc.assert(
      fc.property(changing, fc.integer({ min: 0, max: 1_000 }), (schedule, n) => {
        for (const lane of schedule) {
          const { timeline, startsAt, endsAt } = fixtureAt(lane, n);
          expect(endsAt - startsAt).toBeCloseTo(timeline.length, 3);
          const next = fixtureAt(lane, n + lane.places.length);
          expect(next.timeline.match.id).not.toBe(timeline.match.id);
          expect(fixtureAt(lane, n - (n % lane.places.length)).startsAt).toBe(
            lane.origin + Math.floor(n / lane.places.length) * lane.period,
          );
        }
      }),
    );
  });

  it('gives the same match for the same number, in any order of lookups', () => {
    fc.assert(
      fc.property(changing, fc.array(fc.nat(200), { minLength: 1, maxLength: 40 }), (schedule, numbers) => {
        const [lane] = schedule;
        if (!lane) return;
        const seen = new Map<number, string>();
        for (const n of numbers) {
          const { id } = fixtureAt(lane, n).timeline.match;
          expect(seen.get(n) ?? id).toBe(id);
          seen.set(n, id);
        }
      }),
    );
  });

  it('marks a repeated match when there are no new ones', () => {
    const [lane] = makeSchedule([matchOf('1', 6, 6)]);
    const [other] = makeSchedule([matchOf('1', 6, 6)], () => [matchOf('2', 12, 6)]);
    expect(lane && [0, 1, 5].map((n) => fixtureAt(lane, n).again)).toEqual([false, true, true]);
    expect(other && [0, 1, 5].map((n) => fixtureAt(other, n).again)).toEqual([false, false, false]);
  });

  it('assigns every match, washed out or not, to one lane', () => {
    const schedule = makeSchedule([
      matchOf('a', 0, 0),
      matchOf('b', 6, 0),
      matchOf('c', 0, 0),
      matchOf('d', 6, 6),
      matchOf('e', 0, 0),
    ]);
    const places = schedule.map((lane) => lane.places.join(''));
    expect(places).toEqual(['abe', 'cd']);
  });

  it('lists the matches of this cycle, and a full cycle to come', () => {
    fc.assert(
      fc.property(allSchedules, instants, (schedule, instant) => {
        const listed = listedFixtures(schedule, instant);
        for (const lane of schedule) {
          const own = listed.filter(({ place }) => lane.places.includes(place));
          const cycle = own.find(({ endsAt, startsAt }) => startsAt <= instant && instant < endsAt)?.cycle;
          expect(own.filter((fixture) => fixture.cycle === cycle)).toHaveLength(lane.places.length);
          expect(own.filter(({ startsAt }) => startsAt > instant)).toHaveLength(lane.places.length - 1);
        }
      }),
    );
  });

  it('opens with some matches completed, one in a chase, one in its first innings and one in its first over', () => {
    const schedule = makeSchedule(Array.from({ length: 24 }, (_, i) => matchOf(String(i), 120, 120)));
    const phases = listedFixtures(schedule, 0).map((fixture) =>
      observeFixture(fixture, { real: 0, virtual: 0, clock }),
    );
    expect(phases.filter(({ phase }) => phase === 'completed')).toHaveLength(6);
    const live = phases.filter(({ phase }) => phase === 'live');
    expect(live.map(({ state }) => state.innings.length)).toEqual([2, 1, 1]);
    expect(live.map(({ balls }) => balls)).toEqual([169, 61, 1]);
  });

  it('uses fewer lanes for fewer than three matches', () => {
    expect(makeSchedule([matchOf('1', 6, 6), matchOf('2', 6, 6)])).toHaveLength(2);
  });

  it('refuses matches without a single ball', () => {
    expect(() => makeSchedule([matchOf('1', 0, 0)])).toThrow('no match with a ball bowled');
  });
});
