import type { CalibrationRecord } from '@gullylens/contract/http/insights/forecast-record';
import { ChartFigure, type ChartTable } from './chart-figure.tsx';

type Bins = CalibrationRecord['calibration'];

interface CalibrationPlotProps {
  bins: Bins;
  /** Description of the chart, in a sentence. */
  summary: string;
  /** The labels: forecast chance (horizontal) and observed frequency (vertical). */
  axes: { forecast: string; observed: string };
  legend: string;
  table: ChartTable;
}

/** Lengths in units of the drawing: the side of the plot, its margins, and the radius of a dot. */
const PLOT_SIZE = 200;
const MARGIN = { left: 48, bottom: 40, top: 10, right: 16 } as const;
/** In percent, on both axes. */
const TICKS = [0, 25, 50, 75, 100] as const;
const LARGEST_DOT = 9;
const SMALLEST_DOT = 3;

const across = (percent: number) => MARGIN.left + (percent / 100) * PLOT_SIZE;
const up = (percent: number) => MARGIN.top + (1 - percent / 100) * PLOT_SIZE;

/**
 * Forecast chance against observed frequency; on the dashed line they are equal. A dot's area is its number of
 * forecasts, its vertical line the range that sampling noise explains.
 */
export function CalibrationPlot({ bins, summary, axes, legend, table }: CalibrationPlotProps) {
  const width = MARGIN.left + PLOT_SIZE + MARGIN.right;
  const height = MARGIN.top + PLOT_SIZE + MARGIN.bottom;
  return (
    <ChartFigure table={table} legend={legend}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={summary}
        className="mx-auto block w-full max-w-sm"
      >
        <Grid axes={axes} />
        <path
          d={`M${across(0)} ${up(0)}L${across(100)} ${up(100)}`}
          strokeDasharray="5 5"
          className="stroke-edge"
          strokeWidth="1.5"
        />
        <Dots bins={bins} />
      </svg>
    </ChartFigure>
  );
}

function Grid({ axes }: { axes: CalibrationPlotProps['axes'] }) {
  return (
    <g className="fill-muted text-[14px] tabular">
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M${across(0)} ${up(tick)}H${across(100)}`} className="stroke-line" />
          <text x={MARGIN.left - 6} y={up(tick) + 5} textAnchor="end">
            {tick}
          </text>
          <text x={across(tick)} y={up(0) + 17} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <text x={across(50)} y={up(0) + 35} textAnchor="middle">
        {axes.forecast}
      </text>
      <text textAnchor="middle" transform={`translate(12 ${up(50)}) rotate(-90)`}>
        {axes.observed}
      </text>
    </g>
  );
}

function Dots({ bins }: { bins: Bins }) {
  const most = Math.max(1, ...bins.map((bin) => bin.of));
  return bins.map((bin) => (
    <g key={bin.said}>
      <path
        d={`M${across(bin.said)} ${up(bin.low)}V${up(bin.high)}`}
        className="stroke-turf/60"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle
        cx={across(bin.said)}
        cy={up(bin.came)}
        r={Math.max(SMALLEST_DOT, LARGEST_DOT * Math.sqrt(bin.of / most))}
        className="fill-turf stroke-surface"
        strokeWidth="1.5"
      />
    </g>
  ));
}
