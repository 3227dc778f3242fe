import { describe, expect, it } from 'vitest';
import { liveMatch, vendorMatch } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { CricapiMatch } from '../../vendors/cricapi/wire/wire-match.ts';
import { CricapiScoreRow } from '../../vendors/cricapi/wire/wire-score-row.ts';
import { applyScoreRow } from './apply-score-row.ts';
import { normaliseMatch } from './normalise-match.ts';

const NOW = new Date('2026-03-10T15:00:00Z');

const known = (received: object) => normaliseMatch(CricapiMatch.parse(received), null, NOW);
const row = (changes: object) =>
  CricapiScoreRow.parse({
    id: 'm1',
    dateTimeGMT: '2026-03-10T14:00:00',
    matchType: 't20',
    status: 'Mumbai opt to bat',
    ms: 'live',
    t1: 'Pune [PUN]',
    t2: 'Mumbai [MUM]',
    t1s: '',
    t2s: '61/2 (7.3)',
    ...changes,
  });
const scoreAfter = (received: object, changes: object) =>
  applyScoreRow(row(changes), known(received), NOW).innings.map(({ team, runs, overs }) => [
    team,
    runs,
    overs,
  ]);

describe('a row of all scores', () => {
  it('updates the innings of the batting team, whichever team the row lists first', () => {
    expect(scoreAfter(liveMatch('m1', 61), { t2s: '70/3 (8.2)' })).toEqual([['Mumbai', 70, '8.2']]);
  });

  it('opens the second innings after the first', () => {
    const changes = { status: 'Pune need 100 runs', t1s: '8/0 (1)', t2s: '180/6 (20)' };
    expect(scoreAfter(liveMatch('m1', 170), changes)).toEqual([
      ['Mumbai', 180, '20.0'],
      ['Pune', 8, '1.0'],
    ]);
  });

  it('leaves the order open when it has two unknown innings', () => {
    expect(scoreAfter(vendorMatch('m1'), { t1s: '8/0 (1)', t2s: '180/6 (20)' })).toEqual([]);
  });

  it('never takes an outdated total, or an innings that it cannot identify, for the current one', () => {
    expect(scoreAfter(liveMatch('m1', 61), { t2s: '55/2 (7.1)' })).toEqual([['Mumbai', 61, '7.3']]);
    expect(scoreAfter(liveMatch('m1', 61), { t2s: '61/2 (7.3) & 12/0 (2)' })).toEqual([
      ['Mumbai', 61, '7.3'],
    ]);
  });

  it('opens a team’s second innings of a Test once the other has batted, and not for an outdated total', () => {
    const score = [
      { r: 300, w: 10, o: 90, inning: 'Mumbai Inning 1' },
      { r: 250, w: 10, o: 80.2, inning: 'Pune Inning 1' },
    ];
    const received = liveMatch('m1', 300, { matchType: 'test', score });
    const changes = { matchType: 'test', status: 'Day 3: Mumbai lead by 64 runs', t1s: '250/10 (80.2)' };
    const [, , second] = scoreAfter(received, { ...changes, t2s: '14/0 (5)' });
    expect(second).toEqual(['Mumbai', 14, '5.0']);
    expect(scoreAfter(received, { ...changes, t2s: '298/9 (89.1)' })).toHaveLength(2);
    expect(scoreAfter(received, { ...changes, t2s: '150/4 (45)' })).toHaveLength(2);
    expect(scoreAfter(received, { ...changes, t1s: '10/0 (3)', t2s: '300/10 (90)' })).toHaveLength(2);
    score.push({ r: 60, w: 10, o: 20, inning: 'Mumbai Inning 2' });
    score.push({ r: 20, w: 1, o: 7, inning: 'Pune Inning 2' });
    expect(scoreAfter({ ...received, score }, { ...changes, t1s: '', t2s: '9/0 (3)' })).toHaveLength(4);
  });

  it('opens no second innings of a T20', () => {
    const score = [
      { r: 180, w: 6, o: 20, inning: 'Mumbai Inning 1' },
      { r: 9, w: 0, o: 1, inning: 'Pune Inning 1' },
    ];
    expect(scoreAfter(liveMatch('m1', 180, { score }), { t1s: '9/0 (1)', t2s: '14/0 (2)' })).toHaveLength(2);
  });

  it('counts The Hundred in its own overs', () => {
    const hundred = { teams: ['Trent Rockets', 'Welsh Fire'], teamInfo: [], matchType: undefined, score: [] };
    const t1s = { t1: 'Trent Rockets [TR]', t2: 'Welsh Fire [WF]', t1s: '61/2 (43)', t2s: '' };
    expect(scoreAfter(liveMatch('m1', 0, hundred), t1s)).toEqual([['Trent Rockets', 61, '8.3']]);
  });

  it('ends a match with its winner, by status text or by state', () => {
    const won = applyScoreRow(
      row({ status: 'Mumbai won by 12 runs', ms: 'result' }),
      known(liveMatch('m1', 61)),
      NOW,
    );
    expect([won.phase, won.result, won.winner]).toEqual(['completed', 'won', 'Mumbai']);
    const closed = applyScoreRow(row({ status: '', ms: 'result' }), known(liveMatch('m1', 61)), NOW);
    expect([closed.phase, closed.result]).toEqual(['completed', 'unknown']);
  });

  it.each([[null], ['new'], ['live'], ['result']])(
    'leaves a completed match unchanged when it has no status text and its state is %s',
    (ms) => {
      const won = liveMatch('m1', 61, { status: 'Mumbai won by 12 runs', matchEnded: true });
      expect(applyScoreRow(row({ status: '', ms }), known(won), NOW)).toEqual(known(won));
    },
  );

  it('without status text leaves a live match live', () => {
    expect(applyScoreRow(row({ status: '' }), known(liveMatch('m1', 61)), NOW).phase).toBe('live');
  });

  it('that retracts a win leaves no winner', () => {
    const won = known(liveMatch('m1', 61, { status: 'Mumbai won by 12 runs', matchEnded: true }));
    const after = applyScoreRow(row({ status: 'No result', ms: 'result' }), won, NOW);
    expect([after.result, after.winner]).toEqual(['no result', null]);
  });

  it('without status text and state does not reopen a match that was closed without a result', () => {
    const closed = applyScoreRow(row({ status: '', ms: 'result' }), known(liveMatch('m1', 61)), NOW);
    expect(applyScoreRow(row({ status: '', ms: null }), closed, NOW)).toEqual(closed);
  });

  it('does not change a fixture that it only phrases differently', () => {
    const fixture = known(vendorMatch('m1', { dateTimeGMT: '2026-03-12T14:00:00' }));
    const same = {
      status: 'Match starts at Mar 12, 14:00 GMT',
      ms: 'fixture',
      dateTimeGMT: '2026-03-12T14:00:00',
      t2s: '',
    };
    expect(applyScoreRow(row(same), fixture, NOW)).toEqual(fixture);
  });
});
