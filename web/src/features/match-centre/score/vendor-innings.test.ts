import { expect, it } from 'vitest';
import { dismissalWithNames, inningsCardFromVendor } from './vendor-innings.ts';

it.each([
  ['c ollie pope b shoaib bashir', 'c Ollie Pope b Shoaib Bashir'],
  ['lbw b jack leach', 'lbw b Jack Leach'],
  ['run out (pollard/quinton de kock)', 'run out (Pollard/Quinton de Kock)'],
  ['c sub (gill) b mohammed shami', 'c sub (Gill) b Mohammed Shami'],
  ["st foakes b o'keefe", "st Foakes b O'keefe"],
  ['retired hurt', 'retired hurt'],
  ['not out', 'not out'],
  ['hit wicket b root', 'hit wicket b Root'],
  ['c & b ashwin', 'c & b Ashwin'],
])('%s becomes %s', (told, written) => {
  expect(dismissalWithNames(told, ['Quinton de Kock', 'Shoaib Bashir'])).toBe(written);
});

it('a dismissal with capital letters stays unchanged', () => {
  expect(dismissalWithNames('c de Villiers b Steyn', [])).toBe('c de Villiers b Steyn');
});

it('a name with signs of a replacement pattern is written as it is', () => {
  expect(dismissalWithNames('b x$&', ['x$&'])).toBe('b x$&');
});

const line = { runs: 5, balls: 6, fours: 1, sixes: 0, strikeRate: 83 };
const innings = {
  inning: 'One Inning 1',
  team: 'One',
  total: { runs: 10, wickets: 1, overs: '2.0' },
  extras: 3,
  batting: [
    { ...line, id: 'a', name: 'A', dismissal: null },
    { ...line, id: 'b', name: 'B', dismissal: 'b jack leach' },
  ],
  bowling: [],
  fielding: [],
};

it.each([
  ['during it', true, null],
  ['after it', false, 'not out'],
])('an innings of the vendor has, %s, no dismissal of a batter who is in', (_, isLive, notOut) => {
  const card = inningsCardFromVendor(innings, isLive);
  expect(card).toMatchObject({ team: 'One', superOver: false, extras: { total: 3 } });
  expect(card.batting.map(({ dismissal }) => dismissal)).toEqual([notOut, 'b Jack Leach']);
});
