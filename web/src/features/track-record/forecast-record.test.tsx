import type {
  CalibrationRecord,
  ForecastRecord,
  ErrorRecord,
} from '@gullylens/contract/http/insights/forecast-record';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ChoiceGrades, ForecastGrades } from './analysis-grade.tsx';
import { GradedForecasts } from './forecast-record.tsx';
import { RecordSummary } from './record-summary.tsx';

const win: CalibrationRecord = {
  of: 20,
  brier: 0.2041,
  logLoss: 0.61,
  baseline: { name: 'always even', brier: 0.25 },
  calibration: [
    { said: 60, came: 55, low: 30, high: 75, of: 12 },
    { said: 20, came: 55, low: -2, high: 75, of: 7 },
    { said: 90, came: 55, low: 30, high: 75, of: 1 },
  ],
};
const total: ErrorRecord = { of: 1, miss: 21.34, within: 78.4, baseline: { name: 'a new one', miss: 25 } };

const show = (forecasts: Partial<ForecastRecord>) => {
  renderScreen(<GradedForecasts forecasts={{ win: null, total: null, points: null, ...forecasts }} />);
  for (const opener of document.querySelectorAll('summary')) fireEvent.click(opener);
};

describe('how close our forecasts came', () => {
  it('shows how often the chances came true, with their scores and a baseline’s', () => {
    show({ win });
    screen.getByText(/^20 forecasts\. .* that held in 2 of 3 groups\.$/);
    screen.getByText('Brier score 0.204 (0 is best), log loss 0.610');
    screen.getByText('Always even: 0.250');
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows[1]).toBe('20.055.00.0–75.07');
  });

  it('counts a group whose chance is at an end of its interval as held', () => {
    const group = { came: 55, low: 30, high: 75, of: 10 };
    const calibration = [
      { ...group, said: 30 },
      { ...group, said: 75 },
      { ...group, said: 76 },
    ];
    show({ win: { ...win, calibration } });
    screen.getByText(/ that held in 2 of 3 groups\.$/);
  });

  it('has no chart without groups and no baseline when there is none', () => {
    show({ win: { ...win, of: 1, calibration: [], baseline: null } });
    expect(document.querySelector('article p')?.textContent?.trim()).toBe('1 forecast.');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Always even/)).toBeNull();
  });

  it('has no chart of fewer than 20 forecasts', () => {
    show({ win: { ...win, of: 19 } });
    expect(document.querySelector('article p')?.textContent?.trim()).toBe('19 forecasts.');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the mean error in its unit', () => {
    show({ total, points: { ...total, of: 2, baseline: null } });
    screen.getByText('21.3 runs');
    screen.getByText('21.3 points');
    screen.getByText('a new one: 25.0 runs');
    screen.getByText('off on average, over 1 forecast');
    expect(screen.getAllByText('78% came within the range that was given; 80% should.')).toHaveLength(2);
  });

  it.each([{ win }, { total }, { points: total }])('is shown with any of them', (forecasts) => {
    show(forecasts);
    screen.getByRole('heading', { name: 'How close our forecasts came' });
  });

  it('is omitted without any', () => {
    show({});
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

const share = { share: 12.54, low: -1, high: 79.3, of: 4 };
const summary = {
  locked: 9,
  graded: 20,
  waiting: 3,
  late: 2,
  captainBest: share,
  captainInTopThree: { share: null, low: null, high: null, of: 0 },
  captainPoints: null,
  elevenShare: 68.46,
  firstInningsError: null,
};

const figures = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('the totals of all entries', () => {
  it('is counted, the waiting and the late too', () => {
    renderScreen(<RecordSummary summary={summary} />);
    screen.getByText(/^9 sealed: 20 graded, 3 waiting/);
  });

  it('has no figures before the first grade', () => {
    renderScreen(<RecordSummary summary={{ ...summary, graded: 0 }} />);
    screen.getByText(/^Nothing is graded yet/);
    expect(screen.queryByText('None yet')).toBeNull();
  });
});

describe('the grade of an analysis', () => {
  const none = { captain: null, eleven: null, firstInnings: null, winner: null, total: null, points: null };
  const grade = { gradedAt: '2026-11-23T10:00:00.000Z', ...none };

  it('shows each choice with its comparison', () => {
    const captain = { name: 'R Kulkarni', points: 84, rank: 2, of: 22 };
    const eleven = { points: 531, best: 776, share: 68.46, played: 10 };
    renderScreen(<ChoiceGrades grade={{ ...grade, captain, eleven }} />);
    expect(figures()).toEqual([
      'Captain: R Kulkarni84 points2 of 22 who played',
      'Our line-up531 points68% of the best possible 776; 10 of 11 played',
    ]);
  });

  it('shows that a captain did not play', () => {
    const captain = { name: 'R Kulkarni', points: 0, rank: null, of: 22 };
    renderScreen(<ChoiceGrades grade={{ ...grade, captain }} />);
    expect(figures()).toEqual(['Captain: R Kulkarni0 pointsDid not play']);
  });

  it('shows each forecast with the result', () => {
    const winner = { team: 'Deccan Drifters', chance: 57.6, brier: 0.18 };
    const points = { players: 20, error: 27.44, within: 16 };
    const firstInnings = { expected: 167.6, actual: 180, error: 12.4 };
    renderScreen(<ForecastGrades grade={{ ...grade, winner, points, firstInnings }} />);
    expect(figures()).toEqual([
      'WinnerDeccan DriftersWe gave them 58%',
      'First innings180 runsThe ground’s average was 168, 12 off',
      'Points of the players27.4 off on average16 of 20 within their range',
    ]);
  });

  it('compares the first innings with the forecast total, if there is one', () => {
    const firstInnings = { expected: 167.6, actual: 150, error: 17.6 };
    const teamTotal = { team: 'Deccan Drifters', expected: 160, p10: 130, p90: 190, actual: 150, error: 10 };
    renderScreen(<ForecastGrades grade={{ ...grade, firstInnings, total: teamTotal }} />);
    expect(figures()).toEqual(['First innings150 runsWe forecast 160, 10 off']);
  });

  it('omits choices that were not made', () => {
    renderScreen(<ForecastGrades grade={grade} />);
    expect(figures()).toEqual([]);
  });
});
