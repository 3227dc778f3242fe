import { PlotFrame, type PlotFrameProps } from './plot-frame.tsx';
import { type PlotTone, plotColours } from './line-plot.tsx';

export interface PlotBar {
  key: string | number;
  /** Height, 0 to 1. */
  up: number;
  /** Dots above the bar. */
  dots?: number;
}

interface BarPlotProps extends Omit<PlotFrameProps, 'children' | 'stops'> {
  bars: readonly PlotBar[];
  /** Number of bars that fill the width; more than there are while an innings goes on. */
  places: number;
  /** Position of the first bar; those before it stay empty. */
  firstPlace?: number;
  tone: PlotTone;
  /** A description of each bar, in order. */
  texts: readonly string[];
}

const BAR_WIDTH = 0.72;
const DOT_GAP = 6;

/** Bars side by side: overs of an innings, or a histogram of totals. */
export function BarPlot({ bars, places, firstPlace = 0, tone, texts, ...frame }: BarPlotProps) {
  const place = 1 / places;
  const middleOf = (at: number) => (firstPlace + at + 0.5) * place;
  const stops = texts.map((text, at) => ({ at: middleOf(at), text }));
  const { fill } = plotColours[tone];
  return (
    <PlotFrame {...frame} stops={stops}>
      {bars.map((bar, at) => (
        <rect
          key={bar.key}
          x={(middleOf(at) - (BAR_WIDTH * place) / 2) * 100}
          y={100 - bar.up * 100}
          width={BAR_WIDTH * place * 100}
          height={bar.up * 100}
          className={fill}
        />
      ))}
      <path
        d={bars.flatMap((bar, at) => dotsOver(bar, middleOf(at) * 100)).join('')}
        className="stroke-live"
        strokeWidth="7"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </PlotFrame>
  );
}

function dotsOver({ up, dots = 0 }: PlotBar, across: number): string[] {
  return Array.from({ length: dots }, (_, i) => `M${across} ${100 - up * 100 - (i + 0.7) * DOT_GAP}h0`);
}
