import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AreaPlot } from './area-plot.tsx';
import { BandPlot } from './band-plot.tsx';
import { BarPlot } from './bar-plot.tsx';
import { LinePlot } from './line-plot.tsx';
import { PlotFrame, spreadLabels } from './plot-frame.tsx';

const frame = {
  name: 'Runs',
  summary: 'Runs by over',
  across: [{ position: 0.5, text: '10' }],
  up: [{ position: 0.25, text: '50' }],
  readings: [],
};

/** The values of these attributes of the elements in the plot, in order. */
function drawn(selector: string, ...names: readonly string[]) {
  return [...screen.getByRole('img').querySelectorAll(selector)].map((element) =>
    names.map((name) => element.getAttribute(name)).join(' | '),
  );
}

it('a frame has a line and a label at each position of its axes', () => {
  const { container } = renderScreen(<PlotFrame {...frame}>marks</PlotFrame>);
  expect(drawn('path', 'd')).toEqual(['M0 75H100']);
  expect([...container.querySelectorAll('[style]')].map((label) => label.getAttribute('style'))).toEqual([
    'bottom: 25%;',
    'left: 50%; transform: translateX(-50%);',
  ]);
  screen.getByText('Runs by over');
  expect(screen.queryByRole('slider')).toBeNull();
});

it.each([
  ['start', '0%'],
  ['middle', '-50%'],
] as const)('labels of parts begin at their %s', (acrossAlign, shift) => {
  const { container } = renderScreen(
    <PlotFrame {...frame} up={[]} across={[{ position: 0.25, text: '2' }]} acrossAlign={acrossAlign}>
      marks
    </PlotFrame>,
  );
  const style = container.querySelector<HTMLElement>('[style]')?.style;
  expect([style?.left, style?.transform.replace('-0%', '0%')]).toEqual(['25%', `translateX(${shift})`]);
});

it('the longest label sets the width for the others', () => {
  const up = ['5', '100', '50'].map((text, index) => ({ position: index / 2, text }));
  const { container } = renderScreen(
    <PlotFrame {...frame} up={up}>
      marks
    </PlotFrame>,
  );
  expect(container.querySelector('.invisible')?.textContent).toBe('100');
});

const readings = Array.from({ length: 9 }, (_, index) => ({
  position: (index + 1) / 10,
  text: `Over ${index + 1}`,
}));

it('arrow keys read a plot value by value, and leave other keys alone', () => {
  renderScreen(
    <PlotFrame {...frame} readings={readings}>
      marks
    </PlotFrame>,
  );
  const slider = screen.getByRole('slider');
  const press = (key: string) => {
    const isLeftAlone = fireEvent.keyDown(slider, { key });
    return [slider.getAttribute('aria-valuenow'), isLeftAlone];
  };
  expect(slider.getAttribute('aria-valuenow')).toBe('8');
  expect(press('Tab')).toEqual(['8', true]);
  expect(['ArrowLeft', 'ArrowDown', 'PageDown', 'ArrowRight', 'ArrowUp', 'PageUp'].map(press)).toEqual(
    ['7', '6', '1', '2', '3', '8'].map((at) => [at, false]),
  );
  expect(['ArrowRight', 'Home', 'ArrowLeft', 'End'].map(press)).toEqual(
    ['8', '0', '0', '8'].map((at) => [at, false]),
  );
  press('Home');
  expect(slider.getAttribute('aria-valuemax')).toBe('8');
  expect(slider.getAttribute('aria-valuetext')).toBe('Over 1');
  expect(drawn('path:last-child', 'd')).toEqual(['M10 0V100']);
});

it('a finger reads the value nearest to it', () => {
  renderScreen(
    <PlotFrame {...frame} readings={readings}>
      marks
    </PlotFrame>,
  );
  const slider = screen.getByRole('slider');
  slider.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
  fireEvent.pointerMove(slider, { clientX: 164 });
  expect(slider.getAttribute('aria-valuetext')).toBe('Over 3');
  fireEvent.pointerDown(slider, { clientX: 295 });
  expect(slider.getAttribute('aria-valuetext')).toBe('Over 9');
});

it('bars are centred on their positions with their dots above them', () => {
  renderScreen(
    <BarPlot
      {...frame}
      up={[]}
      colour="var(--turf)"
      slots={4}
      firstSlot={1}
      bars={[
        { key: 1, up: 0.5, dots: 2 },
        { key: 2, up: 1 },
      ]}
      texts={['Over 2', 'Over 3']}
    />,
  );
  expect(drawn('rect', 'x', 'y', 'width', 'height')).toMatchInlineSnapshot(`
    [
      "28.500000000000004 | 50 | 18 | 50",
      "53.5 | 0 | 18 | 100",
    ]
  `);
  expect(drawn('path', 'd')).toMatchInlineSnapshot(`
    [
      "M37.5 45.8h0M37.5 39.8h0",
      "M37.5 45.8h0M37.5 39.8h0",
    ]
  `);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  expect(drawn('path:last-child', 'd')).toEqual(['M37.5 0V100']);
});

it('bars start at the first position by default', () => {
  renderScreen(
    <BarPlot {...frame} up={[]} colour="var(--turf)" slots={2} bars={[{ key: 1, up: 1 }]} texts={[]} />,
  );
  expect(Number(drawn('rect', 'x')[0])).toBeCloseTo(7);
  expect(drawn('path', 'd')).toEqual(['', '']);
});

it('a line goes through its points and has a dot at each mark', () => {
  const points = [
    { across: 0, up: 0.1 },
    { across: 0.5, up: 0.75, mark: true },
  ];
  renderScreen(<LinePlot {...frame} up={[]} lines={[{ label: 'Foxes', colour: 'var(--sky)', points }]} />);
  expect(drawn('path', 'd')).toEqual(['M0 90L50 25h0', 'M50 25h0']);
});

it('a line and an area are dashed where they lead to a point after a gap', () => {
  const points = [
    { across: 0, up: 0, share: 0.5 },
    { across: 0.5, up: 0.5, share: 0.5, gap: true },
    { across: 0.6, up: 0.5, share: 0.5 },
  ];
  const { unmount } = renderScreen(
    <LinePlot {...frame} up={[]} lines={[{ label: 'Foxes', colour: 'red', points }]} />,
  );
  expect(drawn('path', 'd').slice(0, 2)).toEqual(['M0 100M50 50L60 50h0', 'M0 100L50 50']);
  unmount();
  renderScreen(<AreaPlot colours={['red', 'blue']} {...frame} up={[]} points={points} />);
  expect(drawn('path', 'd').slice(4, 6)).toEqual(['M0 50M50 50L60 50', 'M0 50L50 50M60 50']);
});

it('a win-probability chart fills above and below the middle in the colour of the team that leads', () => {
  const points = [
    { across: 0.2, share: 0.6 },
    { across: 0.8, share: 0.25, mark: true },
  ];
  renderScreen(<AreaPlot colours={['red', 'blue']} {...frame} up={[]} points={points} />);
  const [above, below] = ['M20 0L20 60L80 25L80 0Z', 'M20 100L20 60L80 25L80 100Z'];
  expect(drawn('path', 'd')).toEqual([above, below, 'M0 50H100', 'M50 0V100', 'M20 60L80 25', 'M80 25h0']);
  expect(drawn('[fill-opacity]', 'style')).toEqual(['fill: red;', 'fill: blue;']);
});

/** Where the visible label with this text stands. */
const labelOf = (text: string) =>
  screen.getAllByText(text, { selector: 'span' }).map((span) => span.parentElement?.style)[1];

it('a win-probability chart names each team with its share beside the end of its area', () => {
  const points = [{ across: 0.2, share: 0.6 }];
  const ends = [
    { name: 'FOX', value: '60%' },
    { name: 'OWL', value: '40%' },
  ] as const;
  renderScreen(<AreaPlot colours={['red', 'blue']} ends={ends} {...frame} up={[]} points={points} />);
  expect([labelOf('60%')?.bottom, labelOf('60%')?.color]).toEqual(['70%', 'red']);
  expect([labelOf('OWL')?.bottom, labelOf('OWL')?.color]).toEqual(['20%', 'blue']);
});

it('a compact chart has no values to select and no line below', () => {
  renderScreen(
    <PlotFrame {...frame} readings={readings} isCompact>
      marks
    </PlotFrame>,
  );
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText('Runs by over')).toBeNull();
});

it('axes name their units', () => {
  const { container } = renderScreen(
    <PlotFrame {...frame} units={{ across: 'overs', up: 'runs' }}>
      marks
    </PlotFrame>,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'runs',
    'overs',
    'Runs by over',
  ]);
});

it('a line leads to its name and value beside the plot, at the height of its end', () => {
  const points = [
    { across: 0, up: 0 },
    { across: 0.5, up: 0.4 },
  ];
  const end = { name: 'OWL', value: '80/1' };
  renderScreen(<LinePlot {...frame} up={[]} lines={[{ label: 'Owls', end, colour: 'red', points }]} />);
  expect(drawn('path', 'd')).toEqual(['M0 100L50 60h0', '', 'M50 60H100']);
  expect(labelOf('80/1')?.bottom).toBe('40%');
});

const labelAt = (up: number, name: string) => ({ up, name, colour: 'red' });

it('labels keep a distance and stay beside the plot', () => {
  const moved = (...labels: ReturnType<typeof labelAt>[]) =>
    spreadLabels(labels).map(({ name, up }) => `${name} ${up.toFixed(3)}`);
  expect(moved(labelAt(0.5, 'a'), labelAt(0.55, 'b'))).toEqual(['b 0.550', 'a 0.380']);
  expect(moved(labelAt(0.2, 'a'), labelAt(0.8, 'b'))).toEqual(['b 0.800', 'a 0.200']);
  expect(moved(labelAt(0, 'a'), labelAt(0.02, 'b'))).toEqual(['b 0.255', 'a 0.085']);
  expect(moved(labelAt(1, 'a'))).toEqual(['a 0.915']);
});

it('single values have their level and the band of the next', () => {
  renderScreen(
    <BandPlot
      {...frame}
      up={[]}
      points={[{ across: 0.5, up: 0.4 }]}
      level={0.3}
      band={{ low: 0.25, high: 0.75 }}
    />,
  );
  expect(drawn('rect', 'y', 'height')).toEqual(['25 | 50']);
  expect(drawn('path', 'd')).toEqual(['M0 70H100', 'M50 100V60', 'M50 60h0']);
});

it('values without a band have none', () => {
  renderScreen(<BandPlot {...frame} up={[]} points={[]} level={0} band={null} />);
  expect(drawn('rect', 'y')).toEqual([]);
  expect(drawn('path', 'd')).toEqual(['M0 100H100', '', '']);
});
