import type { TrackRecordEntry, TrackRecordSummary } from '@gullylens/contract/http/insights/track-record';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage, renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ChoiceGrades, ForecastGrades } from './analysis-grade.tsx';
import { BacktestFigures } from './forecast-record.tsx';
import { RecordEntry } from './record-entry.tsx';
import { RecordSummary } from './record-summary.tsx';
import { TrackRecord } from './track-record.tsx';

const share = { share: 12.34, low: 4.4, high: 31.6, of: 20 };
const nothing = { share: null, low: null, high: null, of: 0 };
const summary: TrackRecordSummary = {
  locked: 30,
  graded: 20,
  waiting: 8,
  late: 2,
  captainBest: share,
  captainInTopThree: nothing,
  captainPoints: { mean: 51.24, top: 104.6 },
  elevenShare: 68.46,
  firstInningsError: 21.6,
};
const tiles = () =>
  [...document.querySelectorAll('section h3')].map((title) => title.parentElement?.textContent);

describe('the sum of the record', () => {
  it('shows each share with its interval and the chance of a random pick, and none before the first grade', () => {
    renderScreen(<RecordSummary summary={summary} />);
    expect(tiles()).toEqual([
      'Points of our captain, on averageOur captain 51.2Best player of the match 104.6',
      'Captain was among the best threeNone yetRandom pick: 13.6%.',
      'Captain scored the most points of the match12.3%20 matches. Allowing for luck: 4 to 32%.Random pick: 4.5%.',
      'Our line-up’s share of the best possible line-up68%On average over 20 graded analyses',
      'Average first-innings error22 runsOn average, too high or too low; innings cut short by rain are left out',
    ]);
    screen.getByText(
      '30 sealed: 20 graded, 8 waiting for the ball-by-ball record, 2 written after the start and never graded.',
    );
  });

  it('omits figures that were never graded', () => {
    renderScreen(<RecordSummary summary={{ ...summary, elevenShare: null, firstInningsError: null }} />);
    expect(
      tiles()
        .slice(3)
        .map((tile) => tile?.includes('None yet')),
    ).toEqual([true, true]);
  });

  it('shows a count in place of rates below twenty grades', () => {
    renderScreen(<RecordSummary summary={{ ...summary, graded: 19 }} />);
    expect(tiles()).toEqual([]);
    const counts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(counts).toEqual(['Captain scored the most points of the match2 of 20']);
    screen.getByText('19 graded so far. We show rates from 20 on, as fewer say little.');
  });

  it('shows no figures before the first grade', () => {
    renderScreen(<RecordSummary summary={{ ...summary, graded: 0 }} />);
    expect(tiles()).toEqual([]);
    screen.getByText(/^Nothing is graded yet/);
  });

  it('leaves out the states that no entry has', () => {
    renderScreen(<RecordSummary summary={{ ...summary, locked: 1, graded: 1, waiting: 0, late: 0 }} />);
    screen.getByText('1 sealed: 1 graded.');
  });

  it('names what waits and what was late before the first grade', () => {
    renderScreen(<RecordSummary summary={{ ...summary, locked: 2, graded: 0, waiting: 1, late: 1 }} />);
    screen.getByText(
      '2 sealed: 1 waiting for the ball-by-ball record, 1 written after the start and never graded.',
    );
  });
});

const grade: NonNullable<TrackRecordEntry['grade']> = {
  gradedAt: '2026-11-23T10:00:00.000Z',
  captain: { name: 'R Kulkarni', points: 84, rank: null, of: 22 },
  eleven: { points: 531, best: 776, share: 68.46, played: 10 },
  firstInnings: { expected: 168.4, actual: 180, error: 11.6 },
  winner: { team: 'Drifters', chance: 57.6, brier: 0.18 },
  total: null,
  points: { players: 20, error: 27.44, within: 16 },
};
const figures = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('the grades of an analysis', () => {
  it('are of its calls and of its forecasts', () => {
    renderScreen(
      <>
        <ChoiceGrades grade={grade} />
        <ForecastGrades grade={grade} />
      </>,
    );
    expect(figures()).toEqual([
      'Captain: R Kulkarni84 pointsDid not play',
      'Our line-up531 points68% of the best possible 776; 10 of 11 played',
      'WinnerDriftersWe gave them 58%',
      'First innings180 runsThe ground’s average was 168, 12 off',
      'Points of the players27.4 off on average16 of 20 within their range',
    ]);
  });

  it('omit forecasts that were not made', () => {
    const none = { ...grade, captain: null, eleven: null, firstInnings: null, winner: null, points: null };
    renderScreen(
      <>
        <ChoiceGrades grade={none} />
        <ForecastGrades grade={none} />
      </>,
    );
    expect(figures()).toEqual([]);
  });
});

const entry: TrackRecordEntry = {
  matchKey: 'match-1',
  matchTitle: 'Monsoons vs Drifters',
  tournament: 'Coastal League',
  matchAt: '2026-11-21T14:00:00.000Z',
  draftedAt: '2026-11-21T04:00:00.000Z',
  locksAt: '2026-11-21T14:00:00.000Z',
  lockedAt: '2026-11-21T13:30:00.000Z',
  contentHash: 'f'.repeat(64),
  state: 'waiting',
  grade: null,
};

describe('an entry of the record', () => {
  it('that waits is labelled and has only its hash', () => {
    renderPage(<RecordEntry entry={entry} />);
    screen.getByText('Graded when the match’s ball-by-ball record is in.');
    expect(figures()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Check it yourself' })).toBeNull();
  });

  it('that is graded shows its figures, and the check on request', () => {
    renderPage(<RecordEntry entry={{ ...entry, state: 'graded', grade }} />);
    expect(figures()).toHaveLength(5);
    const check = screen.getByRole('button', { name: 'Check it yourself' });
    expect(check.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(check);
    expect(check.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(check);
    expect(check.getAttribute('aria-expanded')).toBe('false');
  });
});

const titles = () =>
  screen.queryAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);

describe('a rehearsal', () => {
  const none = { win: null, inPlay: null, total: null, totalHalfway: null, points: null };
  const miss = { of: 3, miss: 21, within: 80, baseline: null };
  const chances = { of: 3, brier: 0.2, logLoss: 0.6, baseline: null, calibration: [] };

  it.each([
    ['2023-03-01', '2023-05-30', /60 matches\. 1 Mar 2023 – 30 May 2023/],
    [null, '2023-05-30', /60 matches\. $/],
    ['2023-03-01', null, /60 matches\. $/],
  ])('from %s to %s is labelled', (from, to, text) => {
    renderScreen(<BacktestFigures backtest={{ matches: 60, from, to, ...none }} />);
    expect(document.querySelector('details > p')?.textContent).toMatch(text);
    expect(titles()).toEqual([]);
  });

  it('has a tile for each kind of forecast', () => {
    const all = { win: chances, inPlay: chances, total: miss, totalHalfway: miss, points: miss };
    renderScreen(<BacktestFigures backtest={{ matches: 60, from: null, to: null, ...all }} />);
    expect(titles()).toEqual([
      'Winner, before the first ball',
      'Winner, at the end of each over',
      'First-innings total, before the first ball',
      'First-innings total, halfway through',
      'Fantasy points of a player',
    ]);
  });
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('a page of the record', () => {
  let server: TestServer;
  afterEach(() => server.close());

  async function show(page: number, graded: number) {
    server = await startTestServer({
      'GET /api/v1/analysis/track-record/': ({ query }) => ({
        body: {
          status: 'success',
          data: {
            summary: { ...summary, graded },
            forecasts: { win: null, total: null, points: null },
            backtest: null,
            entries: [entry],
          },
          page: { offset: Number(query.get('offset')), limit: 10, total: 21 },
        },
      }),
    });
    renderPage(<TrackRecord page={page} onGoTo={() => undefined} />);
    await until(() => screen.getByRole('heading', { name: 'Every sealed analysis' }));
  }

  it('shows the page position, and is the last of three', async () => {
    await show(3, 1);
    screen.getByText('21–21 of 21');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    expect(server.requests[0]?.query.get('offset')).toBe('20');
    await until(() => expect(server.requests.some(({ query }) => query.get('limit') === '100')).toBe(true));
  });

  it('has the tested numbers above the entries before there is a grade, then below them', async () => {
    const tested = 'What we can show, and what we cannot';
    await show(1, 0);
    expect(headings()).toEqual(['So far', tested, 'Every sealed analysis']);
    cleanup();
    await server.close();
    await show(1, 1);
    expect(headings().slice(-2)).toEqual(['Every sealed analysis', tested]);
    expect(headings().filter((heading) => heading === tested)).toHaveLength(1);
  });

  it('asks for no misses before there is a grade', async () => {
    await show(1, 0);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.query.get('offset')).toBe('0');
  });
});
