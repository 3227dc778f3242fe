import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { oversToBalls } from '@gullylens/engine/match/overs';
import { emptyTally } from '@gullylens/engine/match/tally';
import { fixtureOf } from '@gullylens/engine/ratings/fixture';
import { createRatings } from '@gullylens/engine/ratings/ratings-state';
import { makeMatch } from '@gullylens/engine/testing/make-match';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from '../../history/public.ts';
import { emptyFeedSource } from '../../history/testing/empty-feed-source.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { matchProjections } from '../model/tables.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';
import { forecastLiveMatch } from './forecast-live-match.ts';
import type { ForecastRequest, SquadMember } from './forecast-request.ts';
import { readForecast } from './forecast-store.ts';
import type { Forecaster } from './forecaster-pool.ts';
import { createLiveForecasts } from './live-forecasts.ts';
import { projectMatch } from './project-match.ts';

const ratings = createRatings('dream11-2025');
const fixture = fixtureOf(makeMatch());
const member = (key: string): SquadMember => ({ key, name: key, role: 'batter' });
const request: ForecastRequest = {
  matchKey: 'm',
  teams: ['Home', 'Away'],
  fixture,
  members: [fixture.players[0].map(member), fixture.players[1].map(member)],
  bench: [[], []],
  announced: true,
  rolesKnown: false,
};
const projection = JSON.stringify(projectMatch(ratings, request));
const batting = { ...emptyTally(), batted: true, runs: 30, balls: 18 };

type Innings = MatchSummary['score'][number];

let database: TestDatabase;
let run: () => Promise<number>;
let match: MatchSummary;
/** The totals that the feed has stored. */
let totals: readonly { team: string; runs: readonly number[] }[];
/** Whether the feed has a scorecard: without one no points are simulated. */
let hasScorecard: boolean;
/** The number of forecasts that the thread still takes, and those that it made. */
let thread: { free: number; made: number };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  thread = { free: Number.POSITIVE_INFINITY, made: 0 };
  totals = [];
  hasScorecard = false;
  run = startJob();
  await database.pool.query('truncate match_projections, match_forecasts');
  await database.db.insert(matchProjections).values({
    matchKey: 'm',
    madeFrom: JSON.stringify({ ratings: 1, question: request }),
    body: projection,
    madeAt: new Date('2026-11-21T06:00:00Z'),
    view: Buffer.from(''),
  });
});

/** The forecast thread, in this one, with a limit. */
const forecaster: Forecaster = {
  project: async () => null,
  forecastLive: async (_, asked, state) => {
    if (thread.free === 0) throw new Error('forecasting is overloaded or timed out');
    thread.free -= 1;
    thread.made += 1;
    return forecastLiveMatch(ratings, asked, state);
  },
  close: async () => undefined,
};

async function progress() {
  const innings = totals.map(({ team, runs }) => ({
    team,
    superOver: false,
    points: runs.map((total, at) => ({ overs: `${at}.5`, runs: total, wickets: 1 })),
  }));
  return { matchId: 'm', source: 'scores', ballsPerOver: 6, innings, as_of: null } as const;
}

const playerTallies = async () => (hasScorecard ? [{ key: 'h1', tally: batting, retired: false }] : []);

/** The job of a process that has just started. */
function startJob(): () => Promise<number> {
  const log = createLog('silent');
  const feed = fakeLiveMatches(() => [match], { progress, playerTallies });
  const history = createHistory({ database, log, feed: emptyFeedSource });
  const context = { db: database.db, clock: createManualClock(), log, history, feed };
  const forecast = createLiveForecasts(context, forecaster);
  return () => forecast(1);
}

const scored = (team: string, r: number, o: string): Innings => ({
  inning: `${team} Inning 1`,
  team,
  r,
  w: 2,
  o,
});
const first = scored('Home', 180, '20');
let version = 0;

/** A new version of the match. */
function versionOf(score: Innings[], status = '', more: Partial<MatchSummary> = {}): MatchSummary {
  version += 1;
  return makeMatchSummary({ key: 'm', version, phase: 'live', score, status, ...more });
}

const opening = () => versionOf([first], 'Home opt to bat');
const chaseAt = (
  o: string,
  r: number,
  status = `Away need ${181 - r} runs in ${120 - oversToBalls(o, 6)} balls`,
) => versionOf([first, scored('Away', r, o)], status);

/** Forecasts the versions in order and returns the last forecast. */
async function show(...versions: readonly MatchSummary[]): Promise<Forecast> {
  for (const each of versions) {
    match = each;
    await run();
  }
  const forecast = await readForecast(database.db, 'm');
  if (forecast === null) throw new Error('no forecast');
  return forecast;
}

describe('a chase with a new target', () => {
  it('is forecast again once the target is stated, and keeps the earlier chances', async () => {
    hasScorecard = true;
    const { history, players } = await show(opening());
    const withheld = { win: null, totals: [], players, limitation: 'revised match', history };
    const announced = await show(chaseAt('0.3', 4, 'Target to be revised'));
    expect(announced).toMatchObject({ stage: 'second innings', ...withheld });
    expect(await show(chaseAt('0.4', 4, 'Drinks'))).toMatchObject(withheld);
    const target = { runs: 61, balls: 30, isRevised: true };
    const stated = await show(chaseAt('1', 30, 'Target 61 in 5 overs'));
    expect(stated).toMatchObject({ target, limitation: null, totals: [{ team: 'Away' }] });
    expect(stated.history).toHaveLength(history.length + 1);
    expect(await show(chaseAt('1.1', 31, 'Drinks'))).toMatchObject({ target, limitation: null });
    const won = { phase: 'completed', winner: 'Away' } as const;
    const over = await show(versionOf([first, scored('Away', 61, '4.5')], 'Away won', won));
    expect(over).toMatchObject({ stage: 'over', win: { teamB: 100 }, limitation: null, target: null });
  });

  it('has the chance of the runs and balls that are left', async () => {
    const chances: number[] = [];
    for (const target of [30, 61, 90]) {
      const { win } = await show(opening(), chaseAt('1', 20, `Target ${target} in 5 overs`));
      chances.push(win?.teamB ?? Number.NaN);
    }
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances[0]).toBeGreaterThan(80);
    expect(chances[2]).toBeLessThan(20);
  });

  it('is in its second innings as soon as the break states it', async () => {
    const atBreak = await show(opening(), versionOf([first], 'Target 61 in 5 overs'));
    expect(atBreak).toMatchObject({ stage: 'second innings', totals: [{ team: 'Away' }] });
  });
});

it('a match has no chance while rain stops play or its target is unknown, and its players keep their points', async () => {
  hasScorecard = true;
  const { players, history } = await show(opening(), chaseAt('10', 90));
  expect(players).toHaveLength(22);
  const stopped = await show(chaseAt('10', 90, 'Rain stops play'));
  expect(stopped).toMatchObject({ win: null, limitation: 'play stopped', players, history });
  const resumed = await show(chaseAt('10.1', 90, 'Drinks'));
  expect(resumed).toMatchObject({ win: null, limitation: 'target unknown', players, history });
  expect(await show(chaseAt('10.2', 91))).toMatchObject({ limitation: null, win: expect.anything() });
});

it('a super over has no chance, then its winner, and the earlier chances stay', async () => {
  hasScorecard = true;
  const { history, players } = await show(opening(), chaseAt('19.5', 180));
  const withheld = { win: null, totals: [], limitation: 'super over', history, players };
  expect(await show(chaseAt('20', 180, 'Match tied (Super over in progress)'))).toMatchObject(withheld);
  const level = [first, scored('Away', 180, '20')];
  const over = { ...scored('Super Over', 3, '0.2'), inning: 'Super Over' };
  expect(await show(versionOf([...level, over]))).toMatchObject(withheld);
  const won = { phase: 'completed', winner: 'Home' } as const;
  const result = await show(versionOf(level, 'Match tied (Home won the super over)', won));
  expect(result).toMatchObject({ win: { teamA: 100 }, limitation: null, history });
});

it.each<[string, Partial<MatchSummary>]>([
  ['has no score', { score: [] }],
  ['is not live', { phase: 'upcoming' }],
  ['names no team', { score: [{ ...first, team: 'Team A', inning: 'Team A Inning 1' }] }],
])('the last chance stays, not the one before the match, when the feed %s in a break', async (_, lost) => {
  hasScorecard = true;
  const last = await show(opening());
  const marked = { ...last, limitation: 'unreadable score' };
  expect(await show(versionOf([first], '', lost))).toEqual(marked);
  expect((await show(chaseAt('1.0', 9))).history).toHaveLength(last.history.length + 1);
});

it('a revised match stays revised after an unreadable score', async () => {
  hasScorecard = true;
  const opened = await show(opening());
  const revised = versionOf([scored('Home', 40, '5')], 'Match reduced to 12 overs a side');
  expect(await show(revised)).toMatchObject({ limitation: 'revised match', players: opened.players });
  await show(versionOf([scored('X', 41, '5.1')]));
  expect(await show(versionOf([scored('Home', 42, '5.2')], 'Home opt to bat'))).toMatchObject({
    win: null,
    limitation: 'revised match',
  });
});

const chasing = () => show(opening(), chaseAt('1', 30, 'Target 61 in 5 overs'));
const unreadable = (status: string) => versionOf([scored('X', 31, '1.1')], status);

describe('a target, once known,', () => {
  it('stays known through an unreadable score', async () => {
    const { target } = await chasing();
    expect(await show(unreadable('Drinks'))).toMatchObject({ target, limitation: 'unreadable score' });
    expect(await show(unreadable('Drinks'))).toMatchObject({ target, limitation: 'unreadable score' });
    const readable = await show(chaseAt('1.2', 32, 'Drinks'));
    expect(readable).toMatchObject({ target, limitation: null, win: expect.anything() });
  });

  it.each(['Rain stops play', 'Match reduced to 4 overs'])(
    'has to be stated again when the unreadable score came with "%s"',
    async (status) => {
      await chasing();
      expect(await show(unreadable(status))).toMatchObject({ target: null, limitation: 'unreadable score' });
      expect(await show(chaseAt('1.2', 32, 'Drinks'))).toMatchObject({ win: null, target: null });
    },
  );

  it('is not known when only an unreadable score has stated it', async () => {
    await show(opening(), chaseAt('1', 30, 'Away need 31 runs in 24 balls'));
    expect(await show(unreadable('Drinks'))).toMatchObject({ win: null, limitation: 'unreadable score' });
    expect(await show(chaseAt('1.2', 32, 'Drinks'))).toMatchObject({ win: null });
  });
});

it('a live match without a score has the chances before the match, unless its overs are reduced', async () => {
  const { win, ...forecast } = await show(versionOf([]));
  expect(forecast).toMatchObject({ stage: 'before', before: win, limitation: null });
  expect(win).not.toBeNull();
  const reduced = await show(versionOf([], 'Match reduced to 15 overs'));
  expect(reduced).toMatchObject({ stage: 'before', win: null, limitation: 'revised match' });
});

it('an unreadable score does not show the chance before the match', async () => {
  const upcoming = await show(versionOf([], '', { phase: 'upcoming' }));
  expect(upcoming.win).not.toBeNull();
  const unread = await show(versionOf([scored('X', 6, '1')]));
  expect(unread).toMatchObject({ win: null, totals: [], limitation: 'unreadable score' });
});

const pointsOf = ({ history }: Pick<Forecast, 'history'>) =>
  history.map(({ innings, overs }) => `${innings} ${overs}`);

describe('the chart of a finished match', () => {
  const over = (team: string, r: number) => scored(team, r, '1.0');
  const superOver = [first, scored('Away', 180, '20'), over('Home', 9), over('Away', 3)];
  const finish = (score = superOver, status = 'Match tied (Home won the super over)') =>
    versionOf(score, status, { phase: 'completed', winner: 'Home' });
  const played = [
    { team: 'Home', runs: [8, 16] },
    { team: 'Away', runs: [9, 18] },
    { team: 'Home', runs: [9] },
    { team: 'Away', runs: [3] },
  ];
  const whole = ['1 0.5', '1 1.5', '2 0.5', '2 1.5'];

  it('is completed when a super over decided it', async () => {
    totals = played;
    const forecast = await show(finish());
    expect([forecast.stage, pointsOf(forecast)]).toEqual(['over', whole]);
  });

  it('is continued when the forecast thread was busy, and nothing is forecast twice', async () => {
    totals = played;
    thread.free = 3;
    await expect(show(finish())).rejects.toThrow('1 of 1 matches could not be forecast');
    const part = await show();
    expect([part.stage, pointsOf(part)]).toEqual(['second innings', whole.slice(0, 3)]);
    await expect(run()).rejects.toThrow('could not be forecast');
    expect(pointsOf(await show())).toEqual(whole.slice(0, 3));
    thread.free = 9;
    run = startJob();
    expect(await run()).toBe(1);
    const rest = await show();
    expect([rest.stage, pointsOf(rest), thread.made]).toEqual(['over', whole, 4]);
  });

  it('is not completed when a rain rule decided it', async () => {
    totals = played;
    const { stage } = await show(
      finish([first, scored('Away', 100, '20')], 'Home won by 5 runs (DLS method)'),
    );
    expect([stage, thread.made]).toEqual(['over', 0]);
  });

  it('is not completed when its chase had a revised target', async () => {
    totals = played;
    const live = await show(chaseAt('14.5', 149, 'Target 150 in 15 overs'));
    const won = await show(finish([first, scored('Away', 182, '15')], 'Away won'));
    expect([live.target?.isRevised, won.stage, thread.made]).toEqual([true, 'over', 1]);
  });
});
