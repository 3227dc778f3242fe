import { describe, expect, it } from 'vitest';
import { liveMatch, vendorMatch } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { CricapiMatch } from '../../vendors/cricapi/wire/wire-match.ts';
import { normaliseMatch } from './normalise-match.ts';

const NOW = new Date('2026-03-10T16:00:00Z');

const corrected = (changes: Readonly<Record<string, unknown>>) =>
  normaliseMatch(CricapiMatch.parse(liveMatch('m', 61, changes)), null, NOW);

const HAWKS = {
  teams: ['Hampshire Hawks', 'Kent'],
  teamInfo: [{ name: 'Hampshire Hawks', shortname: 'HH' }],
};

describe('the winner of a match', () => {
  it.each<[string, string | null]>([
    ['Kent won by 6 wkts (DLS method)', 'Kent'],
    ['kent won by 1 run', 'Kent'],
    ['HH won by 7 wkts', 'Hampshire Hawks'],
    ['Hampshire won by an innings and 3 runs', 'Hampshire Hawks'],
    ['Match tied (Kent won the super over)', 'Kent'],
    ['Match tied, Kent won the super over', 'Kent'],
    ['Day 4: 2nd Session - Kent won by 4 wkts', 'Kent'],
    ['Kent (walkover) won', null],
    ['Surrey won by 3 wkts', null],
    ['No result', null],
  ])('in %j is %s', (status, winner) => {
    expect(corrected({ ...HAWKS, status, matchEnded: true }).winner).toBe(winner);
  });

  it('comes from the field if there is one, and is null while the match is live', () => {
    expect(corrected({ status: 'Match ended', matchWinner: ' pune ' }).winner).toBe('Pune');
    expect(corrected({ status: 'Match ended', matchWinner: 'No Winner' }).winner).toBeNull();
    expect(corrected({ status: 'Live', matchWinner: 'Pune' }).winner).toBeNull();
  });
});

describe('the toss of a match', () => {
  it.each<[string, string, 'bat' | 'bowl']>([
    ['Kent opt to bowl', 'Kent', 'bowl'],
    ['Kent won the toss and elected to field', 'Kent', 'bowl'],
    ['HH chose to bat', 'Hampshire Hawks', 'bat'],
    ['Day 1: 1st Session - Kent opt to bat', 'Kent', 'bat'],
    ['Day 3: delayed due to Bad Light - Hampshire opt to bat', 'Hampshire Hawks', 'bat'],
  ])('is read from %j', (status, winner, decision) => {
    expect(corrected({ ...HAWKS, status }).toss).toEqual({ winner, decision });
  });

  it('comes from the field if there is one, ignoring case', () => {
    const received = { status: 'Live', tossWinner: 'PUNE', tossChoice: 'Field' };
    expect(corrected(received).toss).toEqual({ winner: 'Pune', decision: 'bowl' });
  });

  it('is read from the status when the field has no choice or no known team', () => {
    const status = 'Kent opt to bat';
    const toss = { winner: 'Kent', decision: 'bat' };
    expect(corrected({ ...HAWKS, status, tossWinner: 'Hampshire Hawks' }).toss).toEqual(toss);
    expect(corrected({ ...HAWKS, status, tossWinner: 'Surrey', tossChoice: 'bowl' }).toss).toEqual(toss);
  });
});

const teamOf = (inning: string) =>
  corrected({ ...HAWKS, score: [{ r: 9, w: 0, o: 2, inning }] }).innings.map(({ team }) => team);

describe('an innings', () => {
  it.each([
    ['Kent Inning 1', 'Kent'],
    ['kent  innings 2', 'Kent'],
    ['Hampshire Inning 1', 'Hampshire Hawks'],
    ['HH Inning 1', 'Hampshire Hawks'],
    ['Hampshire Hawks,Kent Inning 1', 'Hampshire Hawks,Kent'],
    ['Super Over', 'Super Over'],
  ])('%j belongs to %s', (label, team) => {
    expect(teamOf(label)).toEqual([team]);
  });
});

describe('the format of a match', () => {
  it.each<[string | null, string, string]>([
    ['T20', 'Mumbai vs Pune', 't20'],
    ['t20i', 'Mumbai vs Pune', 't20'],
    ['ODI', 'Mumbai vs Pune', 'odi'],
    ['List A', 'Mumbai vs Pune', 'odi'],
    ['Test', 'Mumbai vs Pune', 'test'],
    ['first-class', 'Mumbai vs Pune', 'test'],
    ['t10', 'Mumbai vs Pune', 't10'],
    ['hundred', 'Mumbai vs Pune', 'hundred'],
    ['t20', 'Mumbai vs Pune, Northern T10 Cup', 't10'],
    [null, 'Mumbai vs Pune, 2nd T20I', 't20'],
    ['', 'Mumbai vs Pune, 3rd unofficial ODI', 'odi'],
    ['', 'Mumbai vs Pune, Only Test', 'test'],
    [null, 'Mumbai vs Pune, 3-day Warm-up Match', 'test'],
    ['', 'Mumbai vs Pune', 'other'],
    ['sixes', 'Mumbai vs Pune', 'other'],
  ])('of type %j called %j is %s', (matchType, name, format) => {
    expect(corrected({ matchType, name }).format).toBe(format);
  });
});

const oversOf = (o: number) =>
  corrected({
    matchType: undefined,
    teams: ['Trent Rockets Women', 'MI London Women'],
    score: [{ r: 9, w: 0, o, inning: 'Trent Rockets Women Inning 1' }],
  }).innings[0]?.overs;

describe('a score of The Hundred', () => {
  it.each([
    [100, '20.0'],
    [91, '18.1'],
    [16, '3.1'],
    [2, '0.2'],
    [18.1, '18.1'],
  ])('counts balls, so that %d is %s', (received, overs) => {
    expect(oversOf(received)).toBe(overs);
  });
});

const onDay = (date: string) => corrected({ dateTimeGMT: '', date });

describe('a match with only a date', () => {
  it('is completed when the date is long ago, and live when it is today', () => {
    expect([onDay('2026-03-01').phase, onDay('2026-03-10').phase]).toEqual(['completed', 'live']);
    expect(onDay('2026-03-01').startsAt).toBeNull();
  });

  it('is read even when the date is invalid', () => {
    expect(
      normaliseMatch(CricapiMatch.parse(vendorMatch('m', { dateTimeGMT: 'soon', date: 'soon' })), null, NOW)
        .phase,
    ).toBe('upcoming');
  });
});

describe('a field that is missing from a response for a known match', () => {
  const known = corrected({ dateTimeGMT: '2026-03-10T14:00:00' });
  const after = (changes: Readonly<Record<string, unknown>>) =>
    normaliseMatch(CricapiMatch.parse(liveMatch('m', 61, changes)), known, NOW);

  it.each<[string, Record<string, unknown>]>([
    ['its time', { dateTimeGMT: null }],
    ['its day and time', { dateTimeGMT: '', date: null }],
    ['its ground', { venue: undefined }],
    ['its sides', { teams: null, teamInfo: null, name: 'Match m' }],
    ['the details of its sides', { teamInfo: [] }],
    ['its score', { score: null }],
  ])('keeps its value: %s', (_, changes) => {
    expect({ ...after(changes), name: known.name, shortName: known.shortName }).toEqual(known);
  });

  it('keeps the format when neither the type nor the name has one', () => {
    expect(after({ matchType: null }).format).toBe('t20');
  });

  it('is replaced when the response has another value', () => {
    expect(after({ dateTimeGMT: null, date: '2026-03-11' }).startsAt).toBeNull();
    expect(after({ venue: 'Eden Gardens, Kolkata' }).ground).toEqual({
      name: 'Eden Gardens',
      city: 'Kolkata',
    });
    expect(after({ teams: ['Pune', 'Delhi'], teamInfo: null }).sides.map(({ name }) => name)).toEqual([
      'Pune',
      'Delhi',
    ]);
  });

  it('leaves a completed match completed', () => {
    const over = corrected({ status: 'Pune won by 4 wkts', matchEnded: true });
    const untold = { status: '', matchStarted: true, matchEnded: undefined };
    const later = normaliseMatch(CricapiMatch.parse(liveMatch('m', 61, untold)), over, NOW);
    expect(later).toMatchObject({ phase: 'completed', result: 'won', winner: 'Pune' });
  });
});

describe('the format of a match', () => {
  const known = { ...corrected({ matchType: 'odi' }), format: 'odi' } as const;
  const formatOf = (changes: Readonly<Record<string, unknown>>) =>
    normaliseMatch(CricapiMatch.parse(liveMatch('m', 61, changes)), known, NOW).format;

  it('stays when a response has none', () => {
    expect(formatOf({ matchType: null })).toBe('odi');
  });

  it('is the response’s if it has one, known or unknown', () => {
    expect(formatOf({ matchType: 't20' })).toBe('t20');
    expect(formatOf({ matchType: 'beach cricket' })).toBe('other');
    expect(formatOf({ matchType: null, name: 'Mumbai vs Pune, 2nd Test' })).toBe('test');
  });
});
