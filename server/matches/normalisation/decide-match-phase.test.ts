import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readItem, readRows } from '../../vendors/cricapi/client/read-rows.ts';
import {
  hasRecordedAnswers,
  RECORDED_MATCH_PAGES,
  readRecorded,
  readRecordedRows,
  WITHOUT_RECORDED,
} from '../../vendors/cricapi/testing/recorded-answers.ts';
import { CricapiMatch } from '../../vendors/cricapi/wire/wire-match.ts';
import { normaliseMatch } from './normalise-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import {
  closedAfterMs,
  decideMatchPhase,
  reassessUnlistedMatch,
  type PhaseEvidence,
} from './decide-match-phase.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

function evidence(
  status: string,
  changes: Partial<PhaseEvidence> & { hoursAgo?: number; hasScore?: boolean } = {},
): PhaseEvidence {
  const { hoursAgo = 2, hasScore = false, ...rest } = changes;
  const startsAt = new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString();
  const innings = hasScore ? ['A Inning 1'] : [];
  return { status, started: false, ended: false, innings, startsAt, date: '', format: 't20', ...rest };
}
const on = { started: true, hasScore: true };

/** From vendor responses: status, evidence, and the expected phase, result and delay. */
const table: readonly (readonly [string, Parameters<typeof evidence>[1], string, string | null, boolean])[] =
  [
    ['Match not started', { hoursAgo: -3 }, 'upcoming', null, false],
    ['Match not started', { hoursAgo: 0 }, 'upcoming', null, true],
    ['Match not started', { hoursAgo: 1 }, 'upcoming', null, true],
    ['Match not started', { started: true, hoursAgo: 1 }, 'upcoming', null, true],
    ['Match not started', { started: true, hoursAgo: 30 }, 'completed', 'unknown', false],
    ['Match starts at Apr 05, 14:00 GMT', { hoursAgo: -9 }, 'upcoming', null, false],
    ['Essex opt to bowl', on, 'live', null, false],
    ['Nottinghamshire opt to bat', { hoursAgo: -0.4 }, 'upcoming', null, false],
    ['Nottinghamshire opt to bat', { hoursAgo: 0.1 }, 'live', null, false],
    ['Nottinghamshire opt to bat', { ...on, hoursAgo: 190 }, 'completed', 'unknown', false],
    ['Sussex won the toss and elected to field', on, 'live', null, false],
    ['India need 33 runs in 46 balls', on, 'live', null, false],
    ['India need 33 runs in 46 balls', { hasScore: true }, 'live', null, false],
    [
      'Day 2: Stumps - England trail by 127 runs',
      { ...on, format: 'test', hoursAgo: 30 },
      'live',
      null,
      false,
    ],
    ['Day 2: Play abandoned - wet outfield', { ...on, format: 'test', hoursAgo: 30 }, 'live', null, false],
    [
      'Day 5: Stumps - England trail by 1 run',
      { ...on, format: 'test', hoursAgo: 150 },
      'completed',
      'unknown',
      false,
    ],
    ['Day 3: Lunch - no play before lunch due to rain-West Indies lead by 23 runs', on, 'live', null, false],
    ['Rain stops play - Scotland need 25 runs', on, 'live', null, false],
    [
      'Rain stops play - Scotland need 25 runs',
      { ...on, format: 'odi', hoursAgo: 17 },
      'completed',
      'unknown',
      false,
    ],
    ['Match tied (Super over in progress)', on, 'live', null, false],
    ['Match tied (Super over in progress)', { ...on, ended: true }, 'live', null, false],
    ['Match tied (Southern Brave won the super five)', on, 'completed', 'tied', false],
    ['Match tied', on, 'completed', 'tied', false],
    ['Sri Lanka won by 73 runs', { started: true }, 'completed', 'won', false],
    ['England won by an innings and 47 runs', on, 'completed', 'won', false],
    ['Worcestershire won by 55 runs - 17 over match due to rain', on, 'completed', 'won', false],
    ['No result', on, 'completed', 'no result', false],
    ['No Result - due to rain', on, 'completed', 'no result', false],
    ['Match abandoned due to rain (no toss)', {}, 'completed', 'abandoned', false],
    ['Match cancelled', { hoursAgo: -20 }, 'completed', 'abandoned', false],
    ['Match drawn', { ...on, format: 'test' }, 'completed', 'drawn', false],
    [
      'There is no scorecard available for this match.',
      { started: true, ended: true },
      'completed',
      'unknown',
      false,
    ],
    ['No result (due to rain)', on, 'completed', 'no result', false],
    ['Match tied (VJD)', on, 'completed', 'tied', false],
    ['Match tied (Kent won the super over)', on, 'completed', 'tied', false],
    ['Match tied - super over to follow', on, 'live', null, false],
    ['Kent won by 6 wkts (DLS method)', on, 'completed', 'won', false],
    ['Match drawn (Kent won on first innings lead)', { ...on, format: 'test' }, 'completed', 'drawn', false],
    ['Day 4: Match drawn', { ...on, format: 'test', hoursAgo: 80 }, 'completed', 'drawn', false],
    ['Day 4: 2nd Session - Kent won by 4 wkts', { ...on, format: 'test' }, 'completed', 'won', false],
    ['Day 1: Match abandoned - wet outfield', { format: 'test' }, 'completed', 'abandoned', false],
    ['Day 3: delayed due to Bad Light - Kent opt to bat', { ...on, format: 'test' }, 'live', null, false],
    [
      'Day 3: 1st Session - Kent trail by 141 runs',
      { ...on, format: 'other', hoursAgo: 53 },
      'live',
      null,
      false,
    ],
    ['Day 5: Stumps', { ...on, format: 'other', hoursAgo: 150 }, 'completed', 'unknown', false],
    ['Kent forfeited the match', {}, 'completed', 'won', false],
    ['Match washed out', {}, 'completed', 'abandoned', false],
    ['Match ended', {}, 'completed', 'unknown', false],
    ['Match delayed due to rain', { hoursAgo: 1 }, 'upcoming', null, true],
    ['Match delayed due to rain', { started: true, hoursAgo: 1 }, 'upcoming', null, true],
    ['Match delayed due to rain', { started: true, hoursAgo: 25 }, 'completed', 'unknown', false],
    ['Match delayed due to rain', { started: true, format: 'test', hoursAgo: 25 }, 'upcoming', null, true],
    ['Match delayed due to rain', { format: 'test', hoursAgo: 144 }, 'upcoming', null, true],
    ['Match delayed due to rain', { format: 'test', hoursAgo: 145 }, 'completed', 'unknown', false],
    ['Day 1: Start delayed', { format: 'other', hoursAgo: 25 }, 'upcoming', null, true],
    ['Match not started', { format: 'odi', hoursAgo: 24 }, 'upcoming', null, true],
    ['Start delayed', { ...on, hoursAgo: 1 }, 'live', null, false],
    ['Toss delayed due to wet outfield', { hoursAgo: -0.2 }, 'upcoming', null, false],
    ['Match starts soon', { hoursAgo: -0.1 }, 'upcoming', null, false],
    ['Match will start at 14:30 GMT', { hoursAgo: 0.5 }, 'upcoming', null, true],
    ['2nd innings to start at 15:40', on, 'live', null, false],
    ['Match yet to start', { hoursAgo: -5 }, 'upcoming', null, false],
    ['Innings Break', { hasScore: true }, 'live', null, false],
    ['Stumps', { ...on, format: 'test', hoursAgo: 8 }, 'live', null, false],
    ['Drinks Break', {}, 'live', null, false],
    ['Live', { ended: true, ...on }, 'live', null, false],
    ['Kent need 12 runs in 6 balls', { ...on, ended: true, hoursAgo: 20 }, 'completed', 'unknown', false],
    ['Kent lead the series 2-1', { ended: true }, 'completed', 'unknown', false],
    ['Kent opt to bat', { started: false, hasScore: true }, 'live', null, false],
    ['', { hasScore: true }, 'live', null, false],
    ['', { ended: true }, 'completed', 'unknown', false],
    ['', { started: true }, 'live', null, false],
    ['', { startsAt: null }, 'upcoming', null, false],
  ];

describe('decideMatchPhase', () => {
  it.each(table)('%s %o is %s', (words, changes, phase, result, delayed) => {
    expect(decideMatchPhase(evidence(words, changes), NOW)).toEqual({ phase, result, delayed });
  });
});

it('a match of which only the day is known is not delayed before the day is over', () => {
  const received = evidence('Match not started', { startsAt: null, date: '2026-03-10' });
  const isDelayedAt = (time: string) => decideMatchPhase(received, new Date(time)).delayed;
  expect(isDelayedAt('2026-03-10T23:59:59Z')).toBe(false);
  expect(isDelayedAt('2026-03-11T00:00:00Z')).toBe(true);
});

const hoursBefore = (hoursAgo: number) => new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString();

describe('a match that the vendor no longer lists', () => {
  const live = makeFeedMatch({ key: 'm', startsAt: hoursBefore(2), phase: 'live', status: '' });
  const phaseOf = (match: typeof live) => reassessUnlistedMatch(match, NOW)?.phase;

  it('stays live until the time of its format is over, even without a score', () => {
    expect([2, 12, 13].map((hours) => phaseOf({ ...live, startsAt: hoursBefore(hours) }))).toEqual([
      'live',
      'live',
      'completed',
    ]);
  });

  it('stays upcoming for a day after its start', () => {
    const fixture = { ...live, phase: 'upcoming' } as const;
    expect([-1, 24, 25].map((hours) => phaseOf({ ...fixture, startsAt: hoursBefore(hours) }))).toEqual([
      'upcoming',
      'upcoming',
      'completed',
    ]);
  });

  it('stays unchanged when it is completed or unknown', () => {
    expect(reassessUnlistedMatch({ ...live, phase: 'completed' }, NOW)).toBeNull();
    expect(reassessUnlistedMatch(null, NOW)).toBeNull();
  });

  it('is closed by the end of its day when only the day is known', () => {
    const undated = { ...live, startsAt: null };
    expect(phaseOf({ ...undated, date: '2026-03-10' })).toBe('live');
    expect(phaseOf({ ...undated, date: '2026-03-09' })).toBe('completed');
    expect(phaseOf({ ...undated, date: '' })).toBe('live');
  });
});

it.each([
  ['t20', 24],
  ['odi', 24],
  ['test', 144],
] as const)('a fixture of format %s is closed %i hours after its start', (format, hours) => {
  expect(closedAfterMs({ format, status: 'Match not started' })).toBe(hours * 3_600_000);
});

/** Expected phases of the recorded matches that are neither plainly completed nor upcoming. */
const recorded: Readonly<Record<string, string>> = {
  'Southern Super Stars vs Konark Suryas Odisha, Final': 'live',
  'Hong Kong vs Kuwait, 21st Match': 'completed no result',
  'Titans vs North West, 24th Match': 'completed unknown',
  'Lions vs Western Province, 23rd Match': 'upcoming delayed',
  'Knights vs Dolphins, 22nd Match': 'upcoming delayed',
  'Boland vs Warriors, 21st Match': 'upcoming delayed',
  'Pakistan vs England, 2nd Test': 'live',
  'Zimbabwe vs India, 4th T20I': 'live',
  'Sussex vs Essex, South Group': 'live',
  'Nottinghamshire vs Leicestershire, North Group': 'completed unknown',
  'First Class Counties XI vs West Indies, 3-day Warm-up Match': 'live',
  'Australia Champions vs South Africa Champions, 5th Match': 'live',
  'Nigeria Women vs Kenya Women, 4th Match': 'completed unknown',
};

describe.skipIf(!hasRecordedAnswers)(`recorded matches (skipped when ${WITHOUT_RECORDED})`, () => {
  it.each(RECORDED_MATCH_PAGES)('every match of $file has its recorded phase', ({ file, at }) => {
    const { rows } = readRows(readRecordedRows(file), CricapiMatch, file);
    for (const row of rows) {
      const match = normaliseMatch(row, null, new Date(at));
      const state = [match.phase, match.result, match.delayed ? 'delayed' : null].filter(Boolean).join(' ');
      const plain = /won by/.test(row.status) ? 'completed won' : 'upcoming';
      expect(`${match.name}: ${state}`).toBe(`${match.name}: ${recorded[match.name] ?? plain}`);
    }
  });

  it.each([
    ['match_info.t20-completed.json', 'completed won'],
    ['match_info.womens-odi-completed.json', 'completed won'],
    ['match_scorecard.ipl2025-completed.json', 'completed won'],
    ['match_scorecard.test-in-progress.json', 'live'],
  ])('the match of %s is %s', (file, expected) => {
    const { data } = z.object({ data: z.unknown() }).parse(readRecorded(file));
    const received = readItem(data, CricapiMatch, file);
    const at = new Date((received.dateTimeGMT?.getTime() ?? 0) + 8 * 3_600_000);
    const { phase, result } = normaliseMatch(received, null, at);
    expect([phase, result].filter(Boolean).join(' ')).toBe(expected);
  });

  it('the matches of a series are completed, live and upcoming as on the second Test’s day', () => {
    const { data } = z
      .object({ data: z.object({ matchList: z.unknown() }) })
      .parse(readRecorded('series_info.eng-tour-pak-2024.json'));
    const { rows: matches } = readRows(data.matchList, CricapiMatch, 'series_info');
    const states = matches.map(
      (received) => normaliseMatch(received, null, new Date('2024-10-16T16:40:00Z')).phase,
    );
    expect(states.toSorted()).toEqual(['completed', 'live', 'upcoming']);
  });

  it('winners and tosses are read from the status line', () => {
    const files = RECORDED_MATCH_PAGES.flatMap(({ file, at }) =>
      readRows(readRecordedRows(file), CricapiMatch, file).rows.map((row) =>
        normaliseMatch(row, null, new Date(at)),
      ),
    );
    const won = files.filter((match) => match.result === 'won');
    expect(won.length).toBeGreaterThan(20);
    for (const match of won) expect(match.sides.map((side) => side.name)).toContain(match.winner);
    const tossed = files.filter((match) => / opt to /.test(match.status));
    expect(tossed.map((match) => match.toss)).toEqual([
      { winner: 'Essex', decision: 'bowl' },
      { winner: 'Nottinghamshire', decision: 'bat' },
      { winner: 'South Africa Champions', decision: 'bowl' },
    ]);
  });
});
