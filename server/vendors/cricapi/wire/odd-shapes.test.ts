import { describe, expect, it } from 'vitest';
import { liveMatch, vendorMatch } from '../testing/make-vendor-match.ts';
import { readItem, readRows } from '../client/read-rows.ts';
import { CricapiMatch } from './wire-match.ts';
import { CricapiSquad } from './wire-people.ts';
import { CricapiScoreRow } from './wire-score-row.ts';
import { CricapiScorecard } from './wire-scorecard.ts';
import { CricapiSeries } from './wire-series.ts';

const isRead = (changes: object) =>
  CricapiMatch.safeParse(vendorMatch('m', { name: null, teams: [], teamInfo: [], ...changes })).success;

describe('the two teams of a match', () => {
  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['their list', {}, ['Mumbai', 'Pune']],
    ['their list of one', { teams: ['Mumbai'] }, ['Mumbai', 'TBC']],
    ['their list of three', { teams: ['Mumbai', 'Pune', 'Nagpur'] }, ['Mumbai', 'Pune']],
    ['their details, when the list is empty', { teams: [] }, ['Pune', 'Mumbai']],
    ['the name, when there is nothing else', { teams: null, teamInfo: [] }, ['Mumbai', 'Pune']],
    ['the name, when the details have one', { teams: [], teamInfo: [{ name: 'Pune' }] }, ['Mumbai', 'Pune']],
    ['nothing', { teams: [], teamInfo: null, name: 'Final' }, ['TBC', 'TBC']],
    ['a word for an unknown side', { teams: ['Tbc', 'TBA'] }, ['TBC', 'TBC']],
  ])('are read from %s', (_, changes, teams) => {
    expect(CricapiMatch.parse(vendorMatch('m', changes)).teams).toEqual(teams);
  });

  it('are enough without a name, from their list or their details', () => {
    const one = { teams: ['Mumbai'], teamInfo: [{ name: 'Pune' }] };
    expect([
      isRead({ teams: ['Mumbai', 'Pune'] }),
      isRead({ teamInfo: [{ name: 'Pune' }, { name: 'Goa' }] }),
    ]).toEqual([true, true]);
    expect(isRead(one)).toBe(false);
  });

  it('get their details by name, whatever the order and case, and none when there are none', () => {
    const teamInfo = [
      { name: 'PUNE ', shortname: 'PUN' },
      { name: 'Nagpur', shortname: 'NAG' },
    ];
    const { teamInfo: read } = CricapiMatch.parse(vendorMatch('m', { teamInfo }));
    expect(read).toEqual([
      { name: 'Mumbai', shortname: null, img: null, color_primary: null },
      { name: 'Pune', shortname: 'PUN', img: null, color_primary: null },
    ]);
  });
});

const scoreOf = (score: unknown) => CricapiMatch.parse(liveMatch('m', 0, { score })).score;

describe('the score of a match', () => {
  it.each([undefined, null, [], [null], [{}], [{ r: null, w: null, o: null }], {}, ''])(
    '%j is read as no score',
    (score) => {
      expect(scoreOf(score)).toEqual([]);
    },
  );

  it('is read when numbers are text, empty or missing, and when an innings has no label', () => {
    const score = [
      { r: '181', w: '', o: '20', inning: ' Mumbai  Inning 1 ' },
      { r: 4, o: null },
    ];
    expect(scoreOf(score)).toEqual([
      { inning: 'Mumbai Inning 1', r: 181, w: 0, o: '20.0' },
      { inning: 'Inning 2', r: 4, w: 0, o: '0.0' },
    ]);
  });
});

const row = (changes: object) =>
  CricapiScoreRow.parse({
    id: 'm',
    status: 'Match not started',
    t1: 'Mumbai [MUM]',
    t2: 'Pune [PUN]',
    ...changes,
  });

describe('a row of all scores', () => {
  it.each<[string, object | null]>([
    ['123/4 (20)', { r: 123, w: 4, o: '20.0' }],
    ['123/10 (17.4)', { r: 123, w: 10, o: '17.4' }],
    ['366/8d (106)', { r: 366, w: 8, o: '106.0' }],
    ['98/2 (9.6 ov)', { r: 98, w: 2, o: '10.0' }],
    ['141 (19)', { r: 141, w: 10, o: '19.0' }],
    ['', null],
    ['Yet to bat', null],
    ['295/10 & 113/3 (34)', null],
  ])('reads %j as %j', (t1s, total) => {
    expect(row({ t1s }).t1s).toEqual(total);
  });

  it('is accepted without known teams, and its state is read in any letter case', () => {
    expect(row({ t1: null, t2: 'Tbc', ms: 'Fixture' })).toMatchObject({
      t1: '',
      t2: 'Tbc',
      ms: 'fixture',
    });
    expect(row({ ms: 'paused' }).ms).toBeNull();
  });
});

const one = { id: 'p1', name: 'One' };
const innings = (changes: object = {}) => ({
  inning: 'Mumbai Inning 1',
  batting: [],
  bowling: [],
  catching: [],
  ...changes,
});
const cardOf = (...scorecard: object[]) =>
  readItem(liveMatch('m', 61, { scorecard }), CricapiScorecard, 'match_scorecard').innings;

describe('a scorecard', () => {
  it.each<[object, string | null]>([
    [{ 'dismissal-text': 'batting' }, null],
    [{ 'dismissal-text': 'not out     ?' }, null],
    [{ 'dismissal-text': 'c Two b Three     ?', dismissal: 'catch' }, 'c Two b Three'],
    [{ dismissal: 'runout' }, 'runout'],
    [{ 'dismissal-text': '', dismissal: null }, null],
  ])("reads a batter's status from %j", (line, dismissal) => {
    const [card] = cardOf(innings({ batting: [{ batsman: one, r: 4, b: 3, '4s': 1, '6s': 0, ...line }] }));
    expect(card?.batting).toMatchObject([{ dismissal, strikeRate: 400 / 3 }]);
  });

  it('keeps a row without numbers, and a player with a name but no id', () => {
    const [card] = cardOf(
      innings({
        batting: [
          { batsman: { name: 'Two' }, r: null },
          { batsman: 'Three', '': null },
        ],
        bowling: [{ bowler: one, o: '', w: '1' }],
        catching: [{ catcher: one, stumped: 0, runout: 0, catch: 3 }, { catch: 1 }],
      }),
    );
    expect(card?.batting).toMatchObject([
      { id: 'Two', name: 'Two', runs: 0, strikeRate: 0 },
      { id: 'Three', name: 'Three', runs: 0 },
    ]);
    expect(card?.bowling).toMatchObject([{ ...one, overs: '0.0', wickets: 1, maidens: 0 }]);
    expect(card?.catching).toEqual([{ ...one, catches: 3, stumpings: 0, runOuts: 0, lbwOrBowled: 0 }]);
  });

  it('takes the total from the score, otherwise from the scorecard, and its label by position', () => {
    const totals = { R: 114, O: 18.4, W: 0, RR: 6.11 };
    const cards = cardOf(
      innings({ inning: 'mumbai inning 1', totals }),
      innings({ inning: null, totals }),
      innings({ inning: 'Pune Inning 1', totals: {}, extras: 'none' }),
    );
    expect(cards.map(({ inning, total }) => [inning, total && `${total.r}/${total.w} ${total.o}`])).toEqual([
      ['mumbai inning 1', '61/2 7.3'],
      ['Inning 2', '114/0 18.4'],
      ['Pune Inning 1', null],
    ]);
    expect(cards[2]?.extras).toEqual({ r: 0 });
  });
});

describe('the other answers', () => {
  it('a series is read without its counts', () => {
    const counts = { odi: null, t20: '5', test: '', matches: 5 };
    expect(CricapiSeries.parse({ id: 's', name: 'Cup', startDate: 'Nov 21', ...counts })).toMatchObject({
      startDate: 'Nov 21',
      endDate: null,
      odi: 0,
      t20: 5,
      test: 0,
    });
  });

  it('a squad is read before its players are announced', () => {
    expect(CricapiSquad.parse({ teamName: 'Mumbai', players: null }).players).toEqual([]);
  });

  it('one bad row never affects the others', () => {
    const rows = [null, 'x', 7, [], {}, vendorMatch('good'), { id: 'bad' }];
    const read = readRows(rows, CricapiMatch, 'currentMatches');
    expect([read.rows.map(({ id }) => id), read.rejected.length]).toEqual([['good'], 6]);
  });
});
