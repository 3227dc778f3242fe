import type { VenueProfile as Venue, VenueRecord } from '@gullylens/contract/http/history/venues';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { VenueProfile } from './venue-profile.tsx';

const record: VenueRecord = {
  format: 'T20',
  gender: 'male',
  matches: 30,
  averageScore: 161.4,
  highest: 222,
  lowest: 88,
  averageWickets: 7.25,
  averagePowerplay: null,
  chaseSuccess: 54.6,
  tossWinAdvantage: 51,
  tossChoseBat: 30,
  firstInningsTotals: [88, 162, 164, 222],
  byStyle: [
    { style: 'pace', balls: 600, runs: 820, wickets: 30 },
    { style: 'spin', balls: 0, runs: 0, wickets: 10 },
  ],
  unknownStyleWickets: 7,
  byInnings: [
    { innings: 1, sample: 4, averageScore: 159, averageWickets: 6.25 },
    { innings: 2, sample: 3, averageScore: 148.4, averageWickets: null },
  ],
  byYear: [
    { year: 2026, sample: 0, averageScore: null, decided: 0, chaseSuccess: null },
    { year: 2025, sample: 3, averageScore: 182.4, decided: 3, chaseSuccess: 66.7 },
    { year: 2023, sample: 1, averageScore: 88, decided: 1, chaseSuccess: 0 },
  ],
};

const venue: Venue = {
  key: 'harbour',
  name: 'Harbour Ground',
  city: null,
  matches: 31,
  lastMatch: '2026-05-19',
  spellings: [],
  records: [
    record,
    {
      ...record,
      gender: 'female',
      averageWickets: null,
      firstInningsTotals: [],
      byStyle: [],
      byInnings: [],
      byYear: [],
    },
  ],
  recent: [],
};

let server: TestServer;
afterEach(() => server.close());

async function show(shown = venue): Promise<void> {
  server = await startTestServer({ 'GET /api/cricket/venues/harbour/': () => ({ body: { data: shown } }) });
  storeSession();
  renderPage(<VenueProfile profileKey="harbour" />);
  await until(() => screen.getByRole('heading', { name: 'Harbour Ground' }));
}

const figures = () =>
  [...document.querySelectorAll('dl.mb-6 > div')].map(
    ({ children: [label, value] }) => `${label?.textContent}: ${value?.textContent}`,
  );

describe('the page of a venue', () => {
  it('shows its averages in whole numbers, and a dash for unknown ones', async () => {
    await show();
    screen.getByText('City unknown');
    screen.getByText('31 matches · Last played 19 May 2026');
    expect(figures()).toEqual([
      'Average first innings30 matches: 161',
      'Average powerplay: –',
      'Highest and lowest: 222\u00a0/\u00a088',
      'Wickets in a first innings: 7.3',
    ]);
  });

  it('has no tabs for a single format, which stands at its head', async () => {
    await show({ ...venue, records: venue.records.slice(0, 1) });
    screen.getByText('31 matches · T20 · Last played 19 May 2026');
    expect(figures()).toHaveLength(4);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('counts the decided matches that each choice won, and nothing without one', async () => {
    await show();
    const chasing = screen.getByRole('region', { name: 'Chasing or batting first' });
    within(chasing).getByText('4 decided matches');
    const counts = /Won by the chasing team.*2.*Won batting first.*2/;
    expect(chasing.textContent).toMatch(counts);
    expect([...chasing.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Won by the toss winner51%', 'Toss winner chose to bat30%']),
    );
    fireEvent.click(screen.getByRole('tab', { name: 'T20, women' }));
    expect(screen.queryByRole('region', { name: 'Chasing or batting first' })).toBeNull();
  });

  it('counts first innings by total', async () => {
    await show();
    screen.getByRole('img', { name: 'Most often 160 to 179' });
    const slider = screen.getByRole('slider', { name: 'First-innings totals: read each value' });
    expect(slider.getAttribute('aria-valuetext')).toBe('220–239: 1 innings');
    expect(screen.getAllByRole('row')[1]?.textContent).toBe('80–991');
    const labels = ['80', '120', '160'].map((text) => screen.getByText(text, { selector: 'span[style]' }));
    expect(labels.map(({ style }) => style.left)).toEqual(['0%', '25%', '50%']);
  });

  it('labels each of six bins', async () => {
    await show({ ...venue, records: [{ ...record, firstInningsTotals: [150, 179] }] });
    for (const text of ['155', '165', '175']) screen.getByText(text, { selector: 'span[style]' });
  });

  it('labels women’s matches, and states when no first innings was complete', async () => {
    await show();
    fireEvent.click(screen.getByRole('tab', { name: 'T20, women' }));
    screen.getByText('No full-length first innings here yet.');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(figures().at(-1)).toBe('Wickets in a first innings: –');
  });

  it('shows averages by innings with their samples', async () => {
    await show();
    const rows = within(screen.getByRole('table', { name: 'Scores by innings' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['First innings', '4', '159', '6.3'],
      ['Second innings', '3', '148', '–'],
    ]);
  });

  it('draws a bar for each year, from the first to the last with a full innings', async () => {
    await show();
    const slider = screen.getByRole('slider', { name: /^First-innings average by year/ });
    const texts = ['Home', 'ArrowRight', 'End'].map((key) => {
      fireEvent.keyDown(slider, { key });
      return slider.getAttribute('aria-valuetext');
    });
    expect(texts).toEqual(['2023: 88 from 1 innings', '2024: – from 0 innings', '2025: 182 from 3 innings']);
    const heights = [...document.querySelectorAll('[role=img] rect')].slice(-3);
    expect(heights.map((bar) => Number(bar.getAttribute('height')).toFixed(0))).toEqual(['44', '0', '91']);
    const table = within(screen.getByRole('table', { name: 'First-innings average by year' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'YearInningsAverage runsWon by the chasing team',
      '20260––',
      '2025318267% of 3',
      '20231880% of 1',
    ]);
  });

  it.each([
    [2023, ['2023', '2024', '2025']],
    [2020, ['2020', '2021', '2022', '2023', '2024', '2025']],
    [2019, ['2019', '2021', '2023', '2025']],
  ])('labels the years from %i that fit', async (year, labels) => {
    const byYear = record.byYear.map((entry) => (entry.year === 2023 ? { ...entry, year } : entry));
    await show({ ...venue, records: [{ ...record, byYear }] });
    const named = screen.getAllByText(/^20\d\d$/).filter(({ tagName }) => tagName === 'SPAN');
    expect(named.map(({ textContent }) => textContent)).toEqual(labels);
    const slot = 100 / (2025 - year + 1);
    expect(named.map(({ style }) => Number.parseFloat(style.left))).toEqual(
      labels.map((label) => expect.closeTo((Number(label) - year + 0.5) * slot)),
    );
  });

  it('shares the wickets out to pace and spin where the style is known', async () => {
    await show();
    screen.getByText('40 wickets by bowlers of known style, 7 by others');
    const rows = within(screen.getByRole('table', { name: 'Pace and spin' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Pace', '30', '75%', '8.20', '600'],
      ['Spin', '10', '25%', '–', '0'],
    ]);
    fireEvent.click(screen.getByRole('tab', { name: 'T20, women' }));
    expect(screen.queryByRole('table', { name: 'Pace and spin' })).toBeNull();
  });
});
