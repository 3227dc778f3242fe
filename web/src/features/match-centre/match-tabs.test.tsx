import type { Ball } from '@gullylens/contract/http/history/played-matches';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { testPlayedCard } from '../../testing/test-played-card.ts';
import { until } from '../../testing/until.ts';
import { FEED, KEY, ok, openMatchPages } from './testing/open-match-page.tsx';

const ARCHIVE = '/api/v1/cricket/matches/archive-7/';
const { show, showPlayed, callsOf } = openMatchPages();

const ball = (number: number, parts: Partial<Ball> = {}): Ball => ({
  over: 1,
  ball: number,
  batter: 'R Nair',
  nonStriker: 'S Pillai',
  bowler: 'A Rao',
  runs: 1,
  extras: 0,
  extra: null,
  wickets: [],
  total: number,
  ...parts,
});
const bowled = { kind: 'bowled', player: 'R Nair' };

describe('the balls of a match', () => {
  it.each<[Partial<Ball>, string, string]>([
    [{ runs: 0 }, '•', 'A Rao to R Nair: no run'],
    [{ runs: 1 }, '1', 'A Rao to R Nair: 1 run'],
    [{ runs: 0, extras: 2, extra: 'wides' }, '2wd', 'A Rao to R Nair: 2 runs'],
    [{ runs: 4, extras: 1, extra: 'noballs' }, '1nb+4', 'A Rao to R Nair: 5 runs'],
    [{ runs: 0, wickets: [bowled] }, 'W', 'A Rao to R Nair: no run, R Nair out, bowled'],
    [{ runs: 1, wickets: [bowled] }, 'W+1', 'A Rao to R Nair: 1 run, R Nair out, bowled'],
  ])('%j are shown as %s', async (parts, mark, said) => {
    const innings = [{ team: 'Malabar Monsoons', superOver: false, balls: [ball(1, parts)] }];
    await showPlayed('balls', { [`GET ${ARCHIVE}balls/`]: ok({ innings }) });
    const chip = await until(() => screen.getByTitle(said));
    expect(chip.textContent).toBe(`${mark}${said}`);
  });

  it.each<[number, boolean, string]>([
    [4, false, 'bg-sky'],
    [5, false, 'text-text'],
    [6, false, 'bg-floodlight'],
    [6, true, 'bg-live'],
  ])('are highlighted: %s runs, out %s', async (runs, isOut, look) => {
    const balls = [ball(1, { runs, wickets: isOut ? [bowled] : [] })];
    const innings = [{ team: 'Malabar Monsoons', superOver: false, balls }];
    await showPlayed('balls', { [`GET ${ARCHIVE}balls/`]: ok({ innings }) });
    const chip = await until(() => screen.getByTitle(/A Rao to R Nair/));
    expect(chip.className).toContain(look);
  });

  it('are listed over by over, the latest first, for the latest innings', async () => {
    const second = { over: 2, bowler: 'B Das', total: 5, runs: 2, extras: 1, extra: 'noballs' } as const;
    const innings = [
      { team: 'Malabar Monsoons', superOver: false, balls: [] },
      { team: 'Malabar Monsoons', superOver: true, balls: [ball(1), ball(2), ball(1, second)] },
    ];
    await showPlayed('balls', { [`GET ${ARCHIVE}balls/`]: ok({ innings }) });
    await until(() => screen.getByRole('tab', { name: 'Malabar Monsoons, super over', selected: true }));
    const overs = [...document.querySelectorAll('ol.divide-y > li')];
    expect(overs.map((over) => [...over.querySelectorAll('p')].map((p) => p.textContent))).toEqual([
      ['Over2', 'B Das3 runs, total 5'],
      ['Over1', 'A Rao2 runs, total 2'],
    ]);
  });

  it.each([
    ['no innings', []],
    ['an innings without a total', [{ team: 'Malabar Monsoons', superOver: false, points: [] }]],
  ])('are said to be missing when no score was recorded: %s', async (_, innings) => {
    const score = [{ inning: 'i1', team: 'Malabar Monsoons', r: 0, w: 0, o: '0.0' }];
    const progress = { matchId: KEY, source: 'scores', ballsPerOver: 6, innings, as_of: null };
    await show(KEY, 'balls', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed', score })),
      [`GET ${FEED}progress/`]: ok(progress),
    });
    await until(() => screen.getByText('Ball-by-ball data for this match is not available yet.'));
  });

  it('are not requested before history has the match', async () => {
    const score = [{ inning: 'i1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }];
    await show(KEY, 'balls', { [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed', score })) });
    await until(() => screen.getByText('Ball-by-ball data for this match is not available yet.'));
    expect(callsOf(`GET ${FEED}balls/`)).toBe(0);
  });
});

it('the run rate of an innings of The Hundred counts overs of five balls', async () => {
  await showPlayed('scorecard', {}, { format: 'Hundred' });
  await until(() => screen.getByText('9.76'));
});

it('a completed match without a score in the feed keeps its tab while history is asked for it', async () => {
  const waiting: (() => void)[] = [];
  const asked = new Promise<void>((resolve) => waiting.push(resolve));
  const found = { body: { status: 'success', data: testPlayedCard } };
  await show(KEY, 'charts', {
    [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed', score: [] })),
    [`GET /api/v1/cricket/history/${KEY}/`]: () => asked.then(() => found),
  });
  await until(() => screen.getByRole('tab', { name: 'Charts', selected: true }));
  for (const answer of waiting) answer();
  await until(() => screen.getByText(/Cricsheet/));
  screen.getByRole('tab', { name: 'Charts', selected: true });
});
