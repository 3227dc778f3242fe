import { describe, expect, it } from 'vitest';
import { appendWinChance } from './win-chance-history.ts';

type WinChanceHistory = Parameters<typeof appendWinChance>[0];

const madeAt = '2026-11-21T09:00:00.000Z';
const inning = (o: string, r: number) => ({ inning: 'Home Inning 1', team: 'Home', r, w: 1, o });
const point = (innings: number, overs: string): WinChanceHistory[number] => ({
  innings,
  overs,
  runs: 0,
  wickets: 0,
  teamA: 50,
  at: madeAt,
});

function extend(
  history: WinChanceHistory,
  score: ReturnType<typeof inning>[],
  stage: 'before' | 'first innings',
) {
  return appendWinChance(history, { score, status: '' }, { win: { teamA: 60, teamB: 40 }, stage, madeAt });
}

it('begins with the chance before the first ball', () => {
  expect(extend([], [], 'before')).toEqual([{ ...point(0, '0'), teamA: 60 }]);
});

it('adds a point with the latest score', () => {
  expect(extend([point(0, '0')], [inning('3.2', 27)], 'first innings')).toEqual([
    point(0, '0'),
    { ...point(1, '3.2'), runs: 27, wickets: 1, teamA: 60 },
  ]);
});

it('replaces the point of the same over, and removes points after a retracted score', () => {
  const history = [point(0, '0'), point(1, '2.5'), point(1, '3.1'), point(1, '4')];
  const overs = extend(history, [inning('3.4', 30)], 'first innings').map((each) => each.overs);
  expect(overs).toEqual(['0', '2.5', '3.4']);
});

it('keeps the first innings before those of the chase', () => {
  const history = [point(1, '19.5'), point(2, '1')];
  const overs = extend(history, [inning('20', 150), inning('2', 12)], 'first innings').map(
    (each) => each.overs,
  );
  expect(overs).toEqual(['19.5', '1', '2']);
});

it('stays as it is without a chance', () => {
  const history = [point(1, '1')];
  const none = { win: null, stage: 'first innings', madeAt } as const;
  expect(appendWinChance(history, { score: [], status: '' }, none)).toEqual(history);
});

describe('the result', () => {
  const ribbon = [point(2, '19.5')];
  const over = { win: { teamA: 100, teamB: 0 }, stage: 'over', madeAt } as const;
  const level = [inning('20', 150), inning('20', 150)];

  it('has no point when a super over decided it, which would replace the last over', () => {
    const status = 'Match tied (Home won the super over)';
    expect(appendWinChance(ribbon, { score: level, status }, over)).toEqual(ribbon);
    expect(appendWinChance(ribbon, { score: [...level, inning('1', 9)], status }, over)).toEqual(ribbon);
    const inPlay = { ...over, stage: 'second innings' } as const;
    expect(appendWinChance(ribbon, { score: level, status }, inPlay)).toHaveLength(2);
  });

  it('is the last point of a match that was won, also by a rain rule at level scores', () => {
    const won = [inning('20', 150), inning('20', 151)];
    expect(appendWinChance(ribbon, { score: won, status: 'Home won' }, over)).toHaveLength(2);
    expect(appendWinChance([], { score: [inning('20', 150)], status: 'Home won' }, over)).toHaveLength(1);
    const status = 'Home won by 4 runs (DLS method)';
    const rain = appendWinChance(ribbon, { score: [inning('20', 150), inning('18.2', 150)], status }, over);
    expect(rain.at(-1)).toMatchObject({ overs: '18.2', teamA: 100 });
  });
});
