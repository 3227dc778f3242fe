import { expect, it } from 'vitest';
import { liveMatch } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { CricapiScorecard } from '../../vendors/cricapi/wire/wire-scorecard.ts';
import { presentScorecard } from './match-documents.ts';

const [asha, bela, chand] = ['Asha', 'Bela', 'Chand'].map((name) => ({ id: name.toLowerCase(), name }));
const none = { stumped: 0, runout: 0, catch: 0, cb: 0, lbw: 0, bowled: 0 };

it('a scorecard credits bowlers with bowled and lbw, and fielders with their catches', () => {
  const innings = {
    inning: 'Mumbai Inning 1',
    batting: [
      { batsman: asha, 'dismissal-text': 'c & b Bela', r: 30, b: 20 },
      { batsman: chand, 'dismissal-text': 'batting', r: 4, b: 0 },
    ],
    bowling: [
      { bowler: bela, o: 7.3, m: 1, r: 30, w: 4, nb: 0, wd: 1, eco: 4 },
      { bowler: chand, o: 2, w: 0 },
    ],
    catching: [
      { ...none, catcher: bela, catch: 1, cb: 1, lbw: 1, bowled: 2 },
      { ...none, catcher: asha, lbw: 1 },
      { ...none, catcher: chand, runout: 1 },
    ],
    extras: { r: 4 },
  };
  const answer = CricapiScorecard.parse({ ...liveMatch('m1', 61), scorecard: [innings] });
  const [card] = presentScorecard(answer, new Date('2026-03-10T15:00:00Z')).innings;
  expect(card?.batting.map(({ dismissal, strikeRate }) => [dismissal, strikeRate])).toEqual([
    ['c & b Bela', 150],
    [null, 0],
  ]);
  expect(card?.bowling.map(({ lbwOrBowled, overs }) => [lbwOrBowled, overs])).toEqual([
    [3, '7.3'],
    [0, '2.0'],
  ]);
  expect(card?.fielding).toEqual([
    { ...bela, catches: 2, stumpings: 0, runOuts: 0 },
    { ...chand, catches: 0, stumpings: 0, runOuts: 1 },
  ]);
});
