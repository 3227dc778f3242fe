import { describe, expect, it } from 'vitest';
import type { FeedMatch } from '../model/feed-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { isPlayExpected, playSecondsLeft } from './expected-play.ts';

describe('a match that has not been reported live', () => {
  const match = makeFeedMatch({ key: 'evening', startsAt: '2026-03-10T14:00:00.000Z' });

  it('is expected to be in play from the toss to the end of its scheduled hours', () => {
    const times = ['13:24', '13:25', '17:39', '17:40'];
    expect(times.map((time) => isPlayExpected(match, dayOne(time)))).toEqual([false, true, true, false]);
  });

  it('is expected to start for four hours when its start is delayed', () => {
    const long = { ...match, format: 'odi' } as const;
    expect(isPlayExpected(long, dayOne('18:00'))).toBe(true);
    const delayed = { ...long, delayed: true };
    expect(['17:59', '18:00'].map((time) => isPlayExpected(delayed, dayOne(time)))).toEqual([true, false]);
  });

  it('is never expected to be in play without a start', () => {
    expect(isPlayExpected({ ...match, startsAt: null }, dayOne('14:30'))).toBe(false);
  });
});

/** A Test with this last received status. Play starts at 10:00 each day. */
const lastHeard = (status: string, changes: Partial<FeedMatch> = {}) =>
  makeFeedMatch({
    key: 'test',
    startsAt: '2026-03-10T10:00:00.000Z',
    format: 'test',
    phase: 'live',
    status,
    ...changes,
  });
const dayOne = (time: string) => new Date(`2026-03-10T${time}:00Z`);
const dayTwo = (time: string) => new Date(`2026-03-11T${time}:00Z`);
const dayThree = (time: string) => new Date(`2026-03-12T${time}:00Z`);

describe('after stumps', () => {
  const match = lastHeard('Day 2: Stumps - Kent trail by 127 runs');

  it('no score is requested until the next day’s toss is due', () => {
    expect(isPlayExpected(match, dayTwo('16:00'))).toBe(false);
    expect(isPlayExpected(match, dayTwo('23:00'))).toBe(false);
    expect(isPlayExpected(match, dayThree('09:20'))).toBe(false);
  });

  it('scores are requested from 35 minutes before the next day, even without news since', () => {
    expect(isPlayExpected(match, dayThree('09:24'))).toBe(false);
    expect(isPlayExpected(match, dayThree('09:25'))).toBe(true);
    expect(isPlayExpected(match, dayThree('09:30'))).toBe(true);
    expect(isPlayExpected(match, dayThree('10:30'))).toBe(true);
    expect(isPlayExpected(match, dayThree('19:00'))).toBe(false);
  });

  it('play that was called off is over for the day too', () => {
    const washedOut = lastHeard('Day 2: Play abandoned - wet outfield');
    expect(isPlayExpected(washedOut, dayTwo('23:00'))).toBe(false);
    expect(isPlayExpected(washedOut, dayThree('10:30'))).toBe(true);
  });

  it('a long match without a type is planned by days too', () => {
    const untyped = { ...match, format: 'other' } as const;
    expect(isPlayExpected(untyped, dayTwo('17:00'))).toBe(false);
    expect(isPlayExpected(untyped, dayThree('10:30'))).toBe(true);
  });

  it('a status without a day number ends a day that is far on, not one that is starting', () => {
    expect(isPlayExpected(lastHeard('Stumps'), dayOne('14:00'))).toBe(true);
    expect(isPlayExpected(lastHeard('Stumps'), dayOne('14:01'))).toBe(false);
    expect(isPlayExpected(lastHeard('Stumps'), dayTwo('10:30'))).toBe(true);
  });

  it('no score is requested after the fifth day', () => {
    const last = lastHeard('Day 5: Stumps');
    expect(isPlayExpected(last, new Date('2026-03-15T10:30:00Z'))).toBe(false);
  });
});

const upcoming = (startsAt: string) => makeFeedMatch({ key: startsAt, startsAt });

describe('play left today', () => {
  const now = new Date('2026-03-10T12:00:00Z');

  it('counts matches at the same time once, from the toss, and stops at midnight', () => {
    const evening = upcoming('2026-03-10T14:00:00Z');
    expect(playSecondsLeft([evening, { ...evening, key: 'other' }], now)).toBe(250 * 60);
    expect(playSecondsLeft([upcoming('2026-03-10T23:00:00Z')], now)).toBe(90 * 60);
    expect(playSecondsLeft([upcoming('2026-03-10T23:00:00Z')], dayOne('23:35'))).toBe(25 * 60);
  });

  it('is ten minutes when a match outlasts its schedule or no play is left', () => {
    const over = { ...upcoming('2026-03-10T14:00:00Z'), phase: 'completed' } as const;
    expect(playSecondsLeft([over, upcoming('2026-03-11T14:00:00Z')], now)).toBe(600);
  });
});
