import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { InningsManhattan, InningsWorm } from './innings-charts.tsx';

const t20: Parameters<typeof InningsWorm>[0]['match'] = {
  matchType: 'T20',
  teamInfo: [
    { name: 'Monsoons', shortname: 'MON' },
    { name: 'Drifters', shortname: 'DRI' },
  ],
};

/** Of 20 overs, so that a place is 5 of 100 wide. */
const innings = (team: string, ...told: [string, number, number][]) => ({
  team,
  superOver: false,
  points: told.map(([overs, runs, wickets]) => ({ overs, runs, wickets })),
});
const late = innings('Monsoons', ['11.3', 89, 2], ['12', 92, 2], ['12.4', 98, 3]);
const whole = innings('Drifters', ['1', 7, 0], ['2', 11, 1]);
const progressOf = (...sides: MatchProgress['innings']): MatchProgress => ({
  matchId: 'match-1',
  source: 'scores',
  ballsPerOver: 6,
  innings: sides,
  as_of: '2026-11-21T14:30:00.000Z',
});
const rowsOf = (table: string) =>
  [...screen.getByRole('region', { name: table }).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const plotLines = () =>
  [...screen.getByRole('img').querySelectorAll('g > path:first-of-type')].map((path) =>
    path.getAttribute('d'),
  );

describe('the worm of an innings that had started when it was first seen', () => {
  it('starts at the first known total, ends at the last ball of the running over, and names the over', () => {
    renderScreen(<InningsWorm progress={progressOf(late)} match={t20} />);
    expect(plotLines()).toEqual([expect.stringMatching(/^M60 8L63\.3\d* 2h0$/)]);
    expect(rowsOf('Totals over by over')).toEqual([
      ['12', '92/2'],
      ['13', '98/3'],
    ]);
    screen.getByText('Monsoons: Followed from over 12 on.');
  });

  it('does not change the other team’s innings', () => {
    renderScreen(<InningsWorm progress={progressOf(late, whole)} match={t20} />);
    expect(plotLines()[1]).toMatch(/^M0 100L5 /);
    expect(rowsOf('Totals over by over')).toEqual([
      ['1', '–', '7/0'],
      ['2', '–', '11/1'],
      ['12', '92/2', '–'],
      ['13', '98/3', '–'],
    ]);
  });
});

it('the worm names each line at its end', () => {
  const stranger = innings('Royal Challengers', ['1', 7, 0]);
  renderScreen(<InningsWorm progress={progressOf(late, whole, stranger)} match={t20} />);
  const positioned = screen.getAllByText(/^(MON|DRI|RC)$/).flatMap(({ parentElement }) => {
    return parentElement?.style.bottom ? [parentElement.textContent] : [];
  });
  expect(positioned).toEqual(['MON98/3', 'DRI11/1', 'RC7/0']);
});

it('the worm of an innings without a ball ends at no run', () => {
  renderScreen(<InningsWorm progress={progressOf(whole, innings('Monsoons'))} match={t20} />);
  expect(screen.getAllByText('0/0')).not.toHaveLength(0);
  screen.getByRole('img', { name: 'Drifters 11/1 (2 ov) · Monsoons 0/0 (0 ov)' });
});

it('the worm has a dot at each over with a wicket alone', () => {
  renderScreen(<InningsWorm progress={progressOf(whole)} match={t20} />);
  const dots = screen.getByRole('img').querySelector('path[stroke-width="9"]')?.getAttribute('d');
  expect(dots).toMatch(/^M10 [\d.]+h0$/);
});

it.each([
  ['goes on, with its wicket, after one over', '4', 1, /^M20 [\d.]+h0$/],
  ['breaks off, without its wicket, for two overs', '5', 2, /^$/],
])('the line of the worm %s without an update', (_, over, parts, dots) => {
  const missed = innings('Drifters', ['1', 9, 0], ['2', 11, 0], [over, 21, 1]);
  renderScreen(<InningsWorm progress={progressOf(missed)} match={t20} />);
  expect(plotLines()[0]?.match(/M/g)).toHaveLength(parts);
  const marks = screen.getByRole('img').querySelector('path[stroke-width="9"]');
  expect(marks?.getAttribute('d')).toMatch(dots);
});

describe('the Manhattan of an innings that had started when it was first seen', () => {
  it('has bars only for overs with known runs, each in its own position', () => {
    renderScreen(<InningsManhattan innings={late} progress={progressOf(late)} match={t20} />);
    const bars = [...screen.getByRole('img').querySelectorAll('rect')];
    expect(bars.map((bar) => Number(bar.getAttribute('x')))).toEqual([expect.closeTo(60.7)]);
    screen.getByText('Most in one over: 6, over 13');
    expect(rowsOf('Runs and wickets over by over')).toEqual([['13', '6', '1']]);
    screen.getByText('Followed from over 12 on.');
  });

  it('has none while only one over was seen', () => {
    const once = innings('Monsoons', ['20', 180, 5]);
    renderScreen(<InningsManhattan innings={once} progress={progressOf(once)} match={t20} />);
    expect(screen.getByRole('img').querySelectorAll('rect')).toHaveLength(0);
    expect(screen.queryByText(/Most in one over/)).toBeNull();
    screen.getByText('Followed from over 20 on.');
  });
});

describe('the charts of an innings that was seen from its start', () => {
  it('do not mention it', () => {
    renderScreen(
      <>
        <InningsWorm progress={progressOf(whole)} match={t20} />
        <InningsManhattan innings={whole} progress={progressOf(whole)} match={t20} />
      </>,
    );
    screen.getByText('Most in one over: 7, over 1');
    const bars = [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('x')));
    expect(bars).toEqual([expect.closeTo(0.7), expect.closeTo(5.7)]);
    expect(screen.queryByText(/Followed from|A wide bar/)).toBeNull();
  });
});

describe('the Manhattan of an innings whose third over had no update', () => {
  it('has one wide bar for it and the next, with their average', () => {
    const missed = innings('Drifters', ['1', 9, 0], ['2', 11, 0], ['4', 21, 1], ['4.3', 22, 1]);
    renderScreen(<InningsManhattan innings={missed} progress={progressOf(missed)} match={t20} />);
    const bars = [...screen.getByRole('img').querySelectorAll('rect')];
    const shapes = bars.map((bar) => ['x', 'width', 'height'].map((name) => Number(bar.getAttribute(name))));
    expect(shapes.map(([x, width]) => [x, width])).toEqual([
      [expect.closeTo(0.7), expect.closeTo(3.6)],
      [expect.closeTo(5.7), expect.closeTo(3.6)],
      [expect.closeTo(10.7), expect.closeTo(8.6)],
      [expect.closeTo(20.7), expect.closeTo(3.6)],
    ]);
    expect((shapes[2]?.[2] ?? 0) / (shapes[0]?.[2] ?? 0)).toBeCloseTo(5 / 9, 9);
    expect(bars.map((bar) => bar.style.opacity)).toEqual(['1', '1', '0.5', '1']);
    expect(rowsOf('Runs and wickets over by over')).toEqual([
      ['1', '9', '0'],
      ['2', '2', '0'],
      ['3–4', '10', '1'],
      ['5', '1', '0'],
    ]);
    screen.getByText('Most in one over: 9, over 1');
    screen.getByText('A wide bar is the average of overs without their own score.');
  });
});

describe('the charts of a long match', () => {
  const again = innings('Drifters', ['1', 3, 0], ['2', 12, 2]);

  it('number a second innings, and put a dot on each over with a wicket', () => {
    renderScreen(
      <InningsWorm progress={progressOf(whole, late, again)} match={{ ...t20, matchType: 'Test' }} />,
    );
    screen.getByRole('img', {
      name: 'Drifters 11/1 (2 ov) · Monsoons 98/3 (12.4 ov) · Drifters, innings 2 12/2 (2 ov)',
    });
    const [, ...rows] = rowsOf('Totals over by over').slice(0, 2);
    expect(rows).toEqual([['2', '11/1', '–', '12/2']]);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Over 13: Monsoons 98/3');
    screen.getByText('Monsoons: Followed from over 12 on.');
  });

  it('name the over with the most runs, and describe each over', () => {
    renderScreen(
      <InningsManhattan
        innings={again}
        progress={progressOf(again, whole)}
        match={{ ...t20, matchType: 'Test' }}
      />,
    );
    screen.getByRole('img', { name: 'Most in one over: 9, over 2' });
    const reader = screen.getByRole('slider');
    expect(reader.getAttribute('aria-valuetext')).toBe('Over 2: 9 runs, 2 wickets');
    fireEvent.keyDown(reader, { key: 'ArrowLeft' });
    expect(reader.getAttribute('aria-valuetext')).toBe('Over 1: 3 runs');
  });
});

it('a super over has its own chart and is not in the worm', () => {
  const decider = { ...innings('Monsoons', ['0.6', 11, 1]), superOver: true };
  const progress = progressOf(whole, decider);
  renderScreen(
    <>
      <InningsWorm progress={progress} match={t20} />
      <InningsManhattan innings={decider} progress={progress} match={t20} />
    </>,
  );
  screen.getByRole('heading', { name: 'Manhattan: Monsoons, super over' });
  expect(rowsOf('Totals over by over')).toEqual([
    ['1', '7/0'],
    ['2', '11/1'],
  ]);
});
