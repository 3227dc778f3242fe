import { ChartFigure, type ChartTable } from './chart-figure.tsx';

/** Forecasts of about the same chance: what was said, how often it came, and the 95% interval of that; all 0 to 1. */
export interface CalibrationBin {
  said: number;
  came: number;
  low: number;
  high: number;
  of: number;
}

interface CalibrationPlotProps {
  bins: readonly CalibrationBin[];
  /** What the picture shows, in a sentence. */
  summary: string;
  axes: { said: string; came: string };
  legend: string;
  table: ChartTable;
}

const SIDE = 200;
const MARGIN = { left: 48, bottom: 40, top: 10, right: 16 } as const;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;
const LARGEST_DOT = 9;
const SMALLEST_DOT = 3;

const across = (share: number) => MARGIN.left + share * SIDE;
const up = (share: number) => MARGIN.top + (1 - share) * SIDE;

/** What was said against what came: on the dashed line the two agree. A dot's area is how many it is of. */
export function CalibrationPlot({ bins, summary, axes, legend, table }: CalibrationPlotProps) {
  const width = MARGIN.left + SIDE + MARGIN.right;
  const height = MARGIN.top + SIDE + MARGIN.bottom;
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
          d={`M${across(0)} ${up(0)}L${across(1)} ${up(1)}`}
          strokeDasharray="5 5"
          className="stroke-edge"
          strokeWidth="1.5"
        />
        <Bins bins={bins} />
      </svg>
    </ChartFigure>
  );
}

function Grid({ axes }: { axes: CalibrationPlotProps['axes'] }) {
  return (
    <g className="fill-muted text-[14px] tabular">
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M${across(0)} ${up(tick)}H${across(1)}`} className="stroke-line" />
          <text x={MARGIN.left - 6} y={up(tick) + 5} textAnchor="end">
            {tick * 100}
          </text>
          <text x={across(tick)} y={up(0) + 17} textAnchor="middle">
            {tick * 100}
          </text>
        </g>
      ))}
      <text x={across(0.5)} y={up(0) + 35} textAnchor="middle">
        {axes.said}
      </text>
      <text textAnchor="middle" transform={`translate(12 ${up(0.5)}) rotate(-90)`}>
        {axes.came}
      </text>
    </g>
  );
}

function Bins({ bins }: { bins: readonly CalibrationBin[] }) {
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
