import { describe, expect, it } from 'vitest';
import { CricapiScorecard } from './wire-scorecard.ts';

const MATCH = { id: 'm', name: 'Mumbai vs Pune', teams: ['Mumbai', 'Pune'], teamInfo: [] };
const batsman = { id: 'p', name: 'Sharma' };

/** The only innings of a scorecard with these parts. */
function inningsOf(card: object, match: object = {}) {
  const answer = { ...MATCH, ...match, scorecard: [{ inning: 'Mumbai Inning 1', ...card }] };
  const [innings] = CricapiScorecard.parse(answer).innings;
  if (!innings) throw new Error('no innings');
  return innings;
}

describe('a batter', () => {
  it.each([
    [{ r: 30, b: 20, sr: 149.9 }, 149.9],
    [{ r: 30, b: 20 }, 150],
    [{ r: 0, b: 0 }, 0],
    [{ r: 30, b: 20, sr: -1 }, 150],
    [{ r: '30', b: '20', sr: '' }, 150],
  ])('of %o has the strike rate %d', (line, strikeRate) => {
    expect(inningsOf({ batting: [{ batsman, ...line }] }).batting[0]?.strikeRate).toBe(strikeRate);
  });

  it.each([
    ['b Bumrah', 'c & b', 'b Bumrah'],
    ['b Bumrah     ?', null, 'b Bumrah'],
    [null, 'bowled', 'bowled'],
    [null, '-', null],
    ['batting', null, null],
    ['Not Out', 'x', null],
    ['not out yet', null, 'not out yet'],
  ])('with the text %j and the dismissal %j has the dismissal %j', (text, dismissal, expected) => {
    const line = { batsman, dismissal, 'dismissal-text': text };
    expect(inningsOf({ batting: [line] }).batting[0]?.dismissal).toBe(expected);
  });
});

it('a bowler without an economy has none', () => {
  const bowling = [{ bowler: batsman, o: 4, m: 1, r: 20, w: 2, nb: 3, wd: 5 }];
  expect(inningsOf({ bowling }).bowling).toEqual([
    {
      id: 'p',
      name: 'Sharma',
      overs: '4.0',
      maidens: 1,
      runs: 20,
      wickets: 2,
      wides: 5,
      noballs: 3,
      economy: 0,
    },
  ]);
  expect(inningsOf({ bowling: [{ ...bowling[0], eco: 5.5 }] }).bowling[0]?.economy).toBe(5.5);
});

it('a fielder’s catches include those off their own bowling, and a bowler’s lbw and bowled are added up', () => {
  const catching = [{ catcher: batsman, catch: 2, cb: 1, stumped: 1, runout: 1, lbw: 1, bowled: 2 }];
  expect(inningsOf({ catching }).catching).toEqual([
    { id: 'p', name: 'Sharma', catches: 3, stumpings: 1, runOuts: 1, lbwOrBowled: 3 },
  ]);
});

describe('an innings', () => {
  it('has its total from the match’s score, otherwise from its own totals', () => {
    const totals = { R: 150, W: 4, O: 20 };
    const score = [{ r: 151, w: 4, o: 20, inning: 'mumbai inning 1' }];
    expect(inningsOf({ totals }, { score }).total).toMatchObject({ r: 151, w: 4, o: '20.0' });
    expect(inningsOf({ totals }).total).toEqual({ r: 150, w: 4, o: '20.0' });
    expect(inningsOf({ totals: {} }).total).toBeNull();
  });

  it('without a name has that of the score at its position, or its number', () => {
    const score = [{ r: 151, w: 4, o: 20, inning: 'Pune Inning 1' }];
    expect(inningsOf({ inning: null }, { score }).inning).toBe('Pune Inning 1');
    expect(inningsOf({ inning: null }).inning).toBe('Inning 1');
  });

  it('has no extras when none are sent', () => {
    expect([inningsOf({}).extras, inningsOf({ extras: { r: 7 } }).extras]).toEqual([{ r: 0 }, { r: 7 }]);
  });
});

it('a response without a match is rejected', () => {
  expect(CricapiScorecard.safeParse({ id: 'm', scorecard: [] }).success).toBe(false);
});
