import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CalibrationPlot } from './calibration-plot.tsx';
import { ContributionBars } from './contribution-bars.tsx';
import { IntervalBar } from './interval-bar.tsx';
import { SplitBar } from './split-bar.tsx';
import { WormChart } from './worm-chart.tsx';

/** The values of these attributes of each element, in order. */
function attributes(container: Element, selector: string, ...names: readonly string[]) {
  return [...container.querySelectorAll(selector)].map((element) =>
    names.map((name) => element.getAttribute(name)).join(' | '),
  );
}

const shown = (bar: React.ReactNode) => {
  const { container } = renderScreen(bar);
  return attributes(container, 'rect:not(:first-child)', 'x', 'width');
};

const widths = (...values: number[]) => {
  const parts = values.map((value, at) => ({ label: `Part ${at}`, value, colour: 'var(--turf)' }));
  const { container } = renderScreen(<SplitBar parts={parts} />);
  return [...container.querySelectorAll<HTMLElement>('div > span')]
    .map(({ style }) => style.width)
    .filter(Boolean);
};

test('a calibration plot has chances on the x axis, observed frequency on the y axis, and larger dots for more forecasts', () => {
  const { container } = renderScreen(
    <CalibrationPlot
      bins={[
        { said: 50, came: 60, low: 40, high: 80, of: 4 },
        { said: 90, came: 100, low: 75, high: 100, of: 1 },
      ]}
      summary="Two groups"
      axes={{ forecast: 'Said', observed: 'Came' }}
      legend="Dots"
      table={{ caption: 'Groups', head: ['Said'], rows: [['50']] }}
    />,
  );
  expect(attributes(container, 'svg', 'viewBox')).toMatchInlineSnapshot(`
    [
      "0 0 264 250",
    ]
  `);
  expect(attributes(container, 'circle', 'cx', 'cy', 'r')).toMatchInlineSnapshot(`
    [
      "148 | 90 | 9",
      "228 | 10 | 4.5",
    ]
  `);
  expect(attributes(container, 'path', 'd')).toMatchInlineSnapshot(`
    [
      "M48 210H248",
      "M48 160H248",
      "M48 110H248",
      "M48 60H248",
      "M48 10H248",
      "M48 210L248 10",
      "M148 130V49.99999999999999",
      "M228 60V10",
    ]
  `);
  expect(attributes(container, 'text', 'x', 'y', 'transform')).toMatchInlineSnapshot(`
    [
      "42 | 215 | ",
      "48 | 227 | ",
      "42 | 165 | ",
      "98 | 227 | ",
      "42 | 115 | ",
      "148 | 227 | ",
      "42 | 65 | ",
      "198 | 227 | ",
      "42 | 15 | ",
      "248 | 227 | ",
      "148 | 245 | ",
      " |  | translate(12 110) rotate(-90)",
    ]
  `);
});

test('a tiny group keeps a visible dot', () => {
  const { container } = renderScreen(
    <CalibrationPlot
      bins={[
        { said: 10, came: 10, low: 5, high: 20, of: 900 },
        { said: 90, came: 90, low: 75, high: 100, of: 1 },
      ]}
      summary="Two groups"
      axes={{ forecast: 'Said', observed: 'Came' }}
      legend="Dots"
      table={{ caption: 'Groups', head: ['Said'], rows: [['10']] }}
    />,
  );
  expect(attributes(container, 'circle', 'r')).toEqual(['9', '3']);
});

test('a part that adds is a bar to the right of the middle, one that subtracts to the left', () => {
  const { container } = renderScreen(
    <ContributionBars
      parts={[
        { label: 'Skill', value: 8 },
        { label: 'Ground', value: -2 },
      ]}
      total={6}
      totalLabel="Expected"
    />,
  );
  expect(attributes(container, 'rect:last-child', 'x', 'width', 'class')).toEqual([
    '50% | 50% | fill-turf',
    '37.5% | 12.5% | fill-danger',
  ]);
  expect([...container.querySelectorAll('dd')].map((dd) => dd.textContent).filter(Boolean)).toEqual([
    '+8.0',
    '−2.0',
    '6.0',
  ]);
});

test('parts that add nothing have no bars', () => {
  const { container } = renderScreen(
    <ContributionBars parts={[{ label: 'Skill', value: 0 }]} total={0} totalLabel="Expected" />,
  );
  expect(attributes(container, 'rect:last-child', 'x', 'width')).toEqual(['50% | 0%']);
});

test('an interval bar spans low to high on its own scale and never leaves it', () => {
  expect(shown(<IntervalBar low={20} mark={30} high={40} from={10} to={50} />)).toEqual([
    '25% | 50%',
    '50% | 3',
  ]);
  expect(shown(<IntervalBar low={-5} mark={60} high={200} to={100} />)).toEqual(['0% | 100%', '60% | 3']);
  expect(shown(<IntervalBar low={7} mark={7} high={7} to={100} />)).toEqual([
    '7.000000000000001% | 1%',
    '7.000000000000001% | 3',
  ]);
});

test('an interval bar is an image when it has a description, else decoration', () => {
  const bar = <IntervalBar low={1} mark={2} high={3} to={4} />;
  expect(attributes(renderScreen(bar).container, 'svg', 'role', 'aria-hidden')).toEqual([' | true']);
  const described = <IntervalBar low={1} mark={2} high={3} to={4} summary="1 to 3" />;
  expect(attributes(renderScreen(described).container, 'svg', 'role', 'aria-label')).toEqual([
    'img | 1 to 3',
  ]);
});

test('a split bar gives each part its share of the whole, and nothing without a whole', () => {
  expect(widths(3, 1)).toEqual(['75%', '25%']);
  expect(widths(0, 0)).toEqual(['0%', '0%']);
});

test('a worm starts at no runs and reaches the top at the highest total', () => {
  const { container } = renderScreen(
    <WormChart
      summary="Runs over time"
      overs={20}
      lines={[
        { label: 'Foxes', tone: 'turf', points: [{ overs: 10, runs: 50 }] },
        {
          label: 'Tides',
          tone: 'muted',
          points: [
            { overs: 5, runs: 25 },
            { overs: 20, runs: 100 },
          ],
        },
      ]}
    />,
  );
  expect(attributes(container, 'polyline', 'points', 'stroke-dasharray')).toEqual([
    '0,88 160,47 | ',
    '0,88 80,67.5 320,6 | 5 5',
  ]);
  expect(attributes(container, 'path[vector-effect]', 'd')).toEqual([
    'M0 22H320',
    'M0 44H320',
    'M0 66H320',
    'M0 88H320',
  ]);
  expect(attributes(container, 'figcaption path', 'stroke-dasharray')).toEqual(['', '4 3']);
});
