import { MatchSummary } from '@gullylens/contract/http/matches/match';
import { makeAnswer } from '@gullylens/sandboxes/testing/make-answer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveMatch, vendorMatch } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { CricapiFailure } from '../../vendors/cricapi/client/cricapi-failure.ts';
import { readItem, readRows } from '../../vendors/cricapi/client/read-rows.ts';
import {
  hasRecordedAnswers,
  RECORDED_MATCH_PAGES,
  readRecordedRows,
} from '../../vendors/cricapi/testing/recorded-answers.ts';
import { anyChanges, mutateAnywhere } from '../../vendors/cricapi/testing/mutate-answer.ts';
import { CricapiMatch } from '../../vendors/cricapi/wire/wire-match.ts';
import { CricapiScoreRow } from '../../vendors/cricapi/wire/wire-score-row.ts';
import { CricapiScorecard } from '../../vendors/cricapi/wire/wire-scorecard.ts';
import { presentScorecard } from '../documents/match-documents.ts';
import { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { applyScoreRow } from './apply-score-row.ts';
import { normaliseMatch } from './normalise-match.ts';
import { presentMatch } from '../model/present-match.ts';

const NOW = new Date('2026-03-10T15:00:00Z');
/** The same errors in each run. */
const RUNS = { numRuns: 150, seed: 20_260_310 };

/** Generated rows replace the recorded ones when those are missing. */
const pages: readonly (readonly object[])[] = [
  Array.from({ length: 25 }, (_, i) => (i % 2 === 0 ? liveMatch(`m${i}`, i) : vendorMatch(`m${i}`))),
  ...(hasRecordedAnswers ? RECORDED_MATCH_PAGES.map(({ file }) => readRecordedRows(file)) : []),
];

const context = { seriesName: () => null, venueKey: () => null };

/** The match as sent to readers. It must keep the contract and be storable as PostgreSQL JSON. */
function present(match: ReturnType<typeof normaliseMatch>): MatchSummary {
  const known = { match, version: 1, change: 1, changedAt: NOW };
  const sent = JSON.stringify(MatchSummary.parse(presentMatch(known, context)));
  expect(sent).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  expect(sent.length).toBeLessThan(10_000);
  return JSON.parse(sent) as MatchSummary;
}

describe('a vendor response with errors', () => {
  it('one bad match never affects the others, and what is read keeps the contract', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), anyChanges, (page, row, made) => {
        const rows = pages[page % pages.length] ?? [];
        const at = row % rows.length;
        const mutated = rows.with(at, mutateAnywhere(rows[at], made) as object);
        const before = readRows(rows, CricapiMatch, 'x').rows;
        const after = readRows(mutated, CricapiMatch, 'x');
        const others = before.filter((_, index) => index !== at);
        expect(after.rows.length + after.rejected.length).toBe(rows.length);
        const read = after.rows.length === rows.length ? after.rows[at] : undefined;
        expect(read ? after.rows.toSpliced(at, 1) : after.rows).toEqual(others);
        if (read) present(normaliseMatch(read, null, NOW));
      }),
      RUNS,
    );
  });

  it('a later row with errors leaves a known match readable', () => {
    const [first] = readRows(pages[0] ?? [], CricapiMatch, 'x').rows;
    const known = first && normaliseMatch(first, null, NOW);
    const row = {
      id: 'm0',
      dateTimeGMT: '2026-03-10T14:00:00',
      matchType: 't20',
      status: 'Mumbai opt to bat',
      ms: 'live',
      t1: 'Mumbai [MUM]',
      t2: 'Pune [PUN]',
      t1s: '61/2 (7.3)',
      t2s: '',
      t1img: 'https://pictures.example/mumbai.webp',
      series: 'IPL',
    };
    fc.assert(
      fc.property(anyChanges, (made) => {
        const read = CricapiScoreRow.safeParse(mutateAnywhere(row, made));
        if (read.success && known) present(applyScoreRow(read.data, known, NOW));
      }),
      RUNS,
    );
  });

  it('the valid parts of a scorecard are read, or it is rejected', () => {
    const { data } = makeAnswer('cricapi/match_scorecard', 'all') as { data: object };
    fc.assert(
      fc.property(anyChanges, (made) => {
        try {
          const card = readItem(mutateAnywhere(data, made), CricapiScorecard, 'x');
          Scorecard.parse(presentScorecard(card, NOW));
        } catch (error) {
          expect(error).toBeInstanceOf(CricapiFailure);
        }
      }),
      RUNS,
    );
  });

  it.each([
    ['numbers written as text', { score: [{ r: '61', w: '2', o: '7.3', inning: 'Mumbai Inning 1' }] }],
    ['flags written as text', { matchStarted: 'true', matchEnded: 'false' }],
    ['a picture and a series that are null', { teamInfo: null, series_id: null, venue: null }],
    ['a bad entry among the pictures', { teamInfo: [null, { name: 7 }, { name: 'Pune', shortname: 'PUN' }] }],
    ['no name, but teams', { name: undefined }],
    ['a score that is no list', { score: '' }],
    ['extra keys', { venueInfo: { capacity: 33_000 }, odds: [1, 2] }],
    ['teams in three', { teams: ['Mumbai', 'Pune', 'TBC'] }],
  ])('is read as far as possible: %s', (_, changes) => {
    const { rows, rejected } = readRows([liveMatch('m', 61, changes)], CricapiMatch, 'x');
    expect(rejected).toEqual([]);
    const [received] = rows;
    expect(received && present(normaliseMatch(received, null, NOW)).teams).toEqual(['Mumbai', 'Pune']);
  });

  it.each([
    ['overs below nothing', { score: [{ r: 61, w: 2, o: -7.3, inning: 'Mumbai Inning 1' }] }],
    ['eleven wickets', { score: [{ r: 61, w: 11, o: 7.3, inning: 'Mumbai Inning 1' }] }],
    ['runs below nothing', { score: [{ r: -1, w: 2, o: 7.3, inning: 'Mumbai Inning 1' }] }],
    ['neither name nor teams', { name: null, teams: [], teamInfo: null }],
    ['an id that could be no key', { id: '../etc' }],
  ])('is rejected, so that the last good state stays: %s', (_, changes) => {
    const { rows, rejected } = readRows(
      [vendorMatch('good'), liveMatch('bad', 61, changes)],
      CricapiMatch,
      'x',
    );
    expect([rows.length, rejected.length]).toEqual([1, 1]);
  });
});
