import { PlotFrame, type PlotFrameProps } from './plot-frame.tsx';

/** One bar of a chart. */
export interface PlotBar {
  key: string | number;
  /** Height, 0 to 1. */
  up: number;
  /** Dots above the bar. */
  dots?: number;
  /** Slots that the bar fills; 1 by default. A wider bar is paler. */
  slots?: number;
}

interface BarPlotProps extends Omit<PlotFrameProps, 'children' | 'readings'> {
  bars: readonly PlotBar[];
  /** Number of slots that fill the width. During an innings it exceeds that of the bars. */
  slots: number;
  /** Slot of the first bar, from 0; those before it stay empty. */
  firstSlot?: number;
  /** As in CSS. */
  colour: string;
  /** A description of each bar, in order. */
  texts: readonly string[];
}

/** The width of a bar, as a share of its slot. */
const BAR_WIDTH = 0.72;
/** Vertical distance of dots, in hundredths of the plot's height. */
const DOT_GAP = 6;

/** Bars side by side: the overs of an innings with a dot per wicket, or a histogram of totals. */
export function BarPlot({ bars, slots, firstSlot = 0, colour, texts, ...frame }: BarPlotProps) {
  const slotWidth = 1 / slots;
  const widthOf = ({ slots: own = 1 }: PlotBar) => (own - 1 + BAR_WIDTH) * slotWidth;
  const middles = bars.map(({ slots: own = 1 }, index) => {
    const before = bars.slice(0, index).reduce((sum, bar) => sum + (bar.slots ?? 1), firstSlot);
    return (before + own / 2) * slotWidth;
  });
  const middleOf = (index: number) => middles[index] ?? 0;
  const dots = bars.flatMap((bar, index) => dotsOver(bar, middleOf(index) * 100)).join('');
  const readings = texts.map((text, index) => ({ position: middleOf(index), text }));
  return (
    <PlotFrame {...frame} readings={readings}>
      {bars.map((bar, index) => (
        <rect
          key={bar.key}
          x={(middleOf(index) - widthOf(bar) / 2) * 100}
          y={100 - bar.up * 100}
          width={widthOf(bar) * 100}
          height={bar.up * 100}
          style={{ fill: colour, opacity: bar.slots === undefined || bar.slots === 1 ? 1 : 0.5 }}
        />
      ))}
      {/* A rim below the dots keeps them apart from each other and from the bar. */}
      {[
        { className: 'stroke-surface', width: 10 },
        { className: 'stroke-live', width: 7 },
      ].map(({ className, width }) => (
        <path
          key={width}
          d={dots}
          className={className}
          strokeWidth={width}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </PlotFrame>
  );
}

function dotsOver({ up, dots = 0 }: PlotBar, across: number): string[] {
  return Array.from({ length: dots }, (_, i) => `M${across} ${100 - up * 100 - (i + 0.7) * DOT_GAP}h0`);
}
