import { expect, it } from 'vitest';
import { backfillWinChances } from './backfill-win-chances.ts';
import type { LiveState } from './forecast-request.ts';

const AT = '2026-03-10T18:00:00.000Z';
const points = (...totals: [string, number, number][]) =>
  totals.map(([overs, runs, wickets]) => ({ overs, runs, wickets }));
const innings = (team: string, ...totals: [string, number, number][]) => ({
  team,
  superOver: false,
  points: points(...totals),
});

function backfill(
  all: ReturnType<typeof innings>[],
  chanceAt: (state: LiveState) => number | null = ({ runs }) => runs,
) {
  const states: LiveState[] = [];
  const history = [{ innings: 1, overs: '1.4', runs: 12, wickets: 0, teamA: 55, at: 'then' }];
  return backfillWinChances({
    match: { teams: ['One', 'Two'] },
    progress: { matchId: 'm', source: 'scores', ballsPerOver: 6, innings: all, as_of: AT },
    history,
    chanceAt: async (state) => {
      states.push(state);
      return chanceAt(state);
    },
    madeAt: AT,
  }).then(({ history: whole, failure }) => ({
    states,
    failure,
    lines: whole.map((one) => `${one.innings} ${one.overs} ${one.teamA} ${one.at}`),
  }));
}

const first = innings(
  'Two',
  ['0.3', 4, 0],
  ['0.5', 9, 0],
  ['1.5', 14, 1],
  ['19.5', 150, 4],
  ['20.0', 156, 4],
);
const second = innings('One', ['0.2', 6, 0], ['2.0', 20, 1]);

it('a finished match gets the chances of overs that had none, in order of play', async () => {
  const { lines } = await backfill([first, second]);
  expect(lines).toEqual([
    `1 0.5 9 ${AT}`,
    '1 1.4 55 then',
    `1 19.5 150 ${AT}`,
    `1 20.0 156 ${AT}`,
    `2 0.2 6 ${AT}`,
    `2 2.0 20 ${AT}`,
  ]);
});

it('the chase has the target of the first innings, and each innings its team', async () => {
  const { states } = await backfill([first, second]);
  expect(
    states.map(({ batting, target, legalBalls, wickets }) => [batting, target, legalBalls, wickets]),
  ).toEqual([
    [1, null, 5, 0],
    [1, null, 119, 4],
    [1, null, 120, 4],
    [0, 157, 2, 0],
    [0, 157, 12, 1],
  ]);
});

it('an over without a chance and an unknown team add nothing', async () => {
  expect((await backfill([first], () => null)).lines).toEqual(['1 1.4 55 then']);
  expect((await backfill([innings('Three', ['0.3', 4, 0])])).lines).toEqual(['1 1.4 55 then']);
});

it('a super over adds nothing, whether or not it is marked as one', async () => {
  const { lines } = await backfill([first, second]);
  const over = innings('Two', ['0.6', 9, 0]);
  expect((await backfill([first, second, over, over])).lines).toEqual(lines);
  expect((await backfill([first, { ...over, superOver: true }, second])).lines).toEqual(lines);
});

it('chances given before the forecast thread was busy are kept', async () => {
  const busy = new Error('busy');
  const { lines, failure } = await backfill([first], ({ runs }) => {
    if (runs === 150) throw busy;
    return runs;
  });
  expect([lines, failure]).toEqual([[`1 0.5 9 ${AT}`, '1 1.4 55 then'], busy]);
  expect((await backfill([first])).failure).toBeNull();
});
