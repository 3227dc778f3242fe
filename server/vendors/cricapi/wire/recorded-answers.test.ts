import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer } from '../client/read-response.ts';
import { readItem, readRows } from '../client/read-rows.ts';
import { readUsage } from '../client/read-response.ts';
import {
  hasRecordedAnswers,
  RECORDED_MATCH_PAGES,
  type RecordedRow,
  readRecorded,
  readRecordedRows,
  readRecordedText,
  WITHOUT_RECORDED,
} from '../testing/recorded-answers.ts';
import { CricapiMatch } from './wire-match.ts';
import { CricapiCountry, CricapiSquad } from './wire-people.ts';
import { CricapiScoreRow } from './wire-score-row.ts';
import { CricapiScorecard } from './wire-scorecard.ts';
import { CricapiSeries } from './wire-series.ts';

const Data = z.object({ data: z.unknown() });
const dataOf = (file: string) => Data.parse(readRecorded(file)).data;

/** A recorded row as it should be parsed, with trimmed, paired and renamed fields restored. */
function expectedMatch(row: RecordedRow) {
  const raw = z
    .looseObject({
      teams: z.array(z.string()),
      teamInfo: z.array(z.looseObject({ name: z.string(), shortname: z.string().optional() })).default([]),
      score: z
        .array(z.looseObject({ o: z.number(), r: z.number(), w: z.number(), inning: z.string() }))
        .default([]),
    })
    .parse(row);
  return {
    id: row.id,
    name: String(row['name']).trim(),
    matchType: row['matchType'] ?? null,
    status: row['status'],
    venue: row['venue'] ?? null,
    series_id: row['series_id'] ?? null,
    dateTimeGMT: row['dateTimeGMT'] === undefined ? null : new Date(`${String(row['dateTimeGMT'])}Z`),
    matchStarted: row['matchStarted'],
    matchEnded: row['matchEnded'],
    hasSquad: row['hasSquad'] ?? false,
    teams: raw.teams.map((team) => team.trim()),
    score: raw.score.map(({ r, w, o, inning }) => ({
      r,
      w,
      inning,
      o: Number.isInteger(o) ? `${o}.0` : `${o}`,
    })),
    shortnames: raw.teams.map((team) => raw.teamInfo.find(({ name }) => name === team)?.shortname ?? null),
  };
}

describe.skipIf(!hasRecordedAnswers)(`recorded answers (skipped when ${WITHOUT_RECORDED})`, () => {
  it.each(RECORDED_MATCH_PAGES)('every match of $file is read without loss', ({ file }) => {
    const { rows, rejected } = readRows(dataOf(file), CricapiMatch, 'currentMatches');
    expect(rejected).toEqual([]);
    const read = rows.map((row) => ({ ...row, shortnames: row.teamInfo.map((team) => team.shortname) }));
    for (const [index, raw] of readRecordedRows(file).entries()) {
      expect(read[index]).toMatchObject(expectedMatch(raw));
    }
  });

  it.each([
    ['match_info.t20-completed.json', { matchWinner: 'Kuwait', tossChoice: expect.any(String) }],
    ['match_info.womens-odi-completed.json', { tossWinner: 'West Indies Women', tossChoice: 'bat' }],
  ])('%s keeps the toss and the winner', (file, expected) => {
    expect(readItem(dataOf(file), CricapiMatch, 'match_info')).toMatchObject(expected);
  });

  it('a scorecard in progress keeps every batter, bowler and catch, and shows who is still in', () => {
    const card = readItem(
      dataOf('match_scorecard.test-in-progress.json'),
      CricapiScorecard,
      'match_scorecard',
    );
    expect(card.match.score.map(({ o }) => o)).toEqual(['123.3', '67.2', '59.2', '11.0']);
    const last = card.innings.at(-1);
    expect(last?.batting.filter((line) => line.dismissal === null).map((line) => line.name)).toEqual([
      'Ollie Pope',
      'Joe Root',
    ]);
    expect(last?.bowling.map(({ overs, wickets }) => [overs, wickets])).toEqual([
      ['6.0', 1],
      ['5.0', 1],
    ]);
    expect(last?.catching[0]).toMatchObject({ stumpings: 1, catches: 1 });
  });

  it('a finished scorecard adds up to the score beside it', () => {
    const card = readItem(
      dataOf('match_scorecard.ipl2025-completed.json'),
      CricapiScorecard,
      'match_scorecard',
    );
    const runs = card.innings.map(
      (innings) => innings.batting.reduce((sum, line) => sum + line.runs, 0) + innings.extras.r,
    );
    expect(runs).toEqual(card.match.score.map(({ r }) => r));
  });

  it('every score row is read, with team and total separated', () => {
    const { rows, rejected } = readRows(dataOf('cricScore.fragments.json'), CricapiScoreRow, 'cricScore');
    expect(rejected).toEqual([]);
    expect(rows).toHaveLength(6);
    expect(rows[1]).toMatchObject({
      ms: 'result',
      t1: 'Kolkata Knight Riders',
      t1s: { r: 220, w: 4, o: '20.0' },
      t2s: { r: 224, w: 4, o: '19.1' },
    });
    expect(rows[5]).toMatchObject({ t1s: null });
  });

  it.each([
    ['series.list.2024.json', CricapiSeries],
    ['countries.json', CricapiCountry],
    ['match_squad.truncated.json', CricapiSquad],
  ])('every row of %s is read', (file, schema) => {
    const data = z.array(z.unknown()).parse(dataOf(file));
    const read = readRows<unknown>(data, schema, file);
    expect(read.rejected).toEqual([]);
    expect(read.rows).toHaveLength(data.length);
  });

  it.each([
    ['quota_1', 'quota', 106],
    ['quota_2', 'quota', 103],
    ['quota_3_prefixed', 'quota', 114],
    ['rate_block', 'blocked', null],
    ['bad_key_1', 'bad_key', null],
    ['bad_key_2', 'bad_key', null],
    ['scorecard_missing', 'not_found', null],
  ])('the failure %s is classified as %s', (name, kind, hitsToday) => {
    const failures = z.record(z.string(), z.unknown()).parse(readRecorded('errors.from-client-tests.json'));
    const text = JSON.stringify(failures[name]);
    expect(() => readAnswer({ status: 200, text }, 'x', 'REDACTED')).toThrow(
      expect.objectContaining({ kind, usage: expect.objectContaining({ hitsToday }) }),
    );
  });

  it('the counts are read from every recorded answer that has them', () => {
    expect(readUsage(readRecorded('match_scorecard.test-in-progress.json'))).toEqual({
      hitsToday: 61,
      hitsUsed: 10,
      hitsLimit: 100,
    });
    expect(readUsage(readRecorded('info-block.docs-sample.json')).hitsLimit).toBe(500);
    const text = readRecordedText('countries.json');
    expect(readAnswer({ status: 200, text }, 'countries', 'REDACTED').totalRows).toBe(249);
  });
});
