import { PlotFrame, type PlotFrameProps } from './plot-frame.tsx';

export interface PlotLine {
  label: string;
  tone: PlotTone;
  /** Positions 0 to 1 along both axes; one with `mark` has a dot, such as a wicket. */
  points: readonly { across: number; up: number; mark?: boolean }[];
}

interface LinePlotProps extends Omit<PlotFrameProps, 'children'> {
  lines: readonly PlotLine[];
}

/** Lines in one plot, such as the total of each innings by over. They differ by colour and dashes. */
export function LinePlot({ lines, ...frame }: LinePlotProps) {
  return (
    <>
      <LineNames lines={lines} />
      <PlotFrame {...frame}>
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </PlotFrame>
    </>
  );
}

function Line({ line }: { line: PlotLine }) {
  const { stroke, dashes } = plotColours[line.tone];
  const positions = line.points.map(({ across, up }) => `${across * 100} ${100 - up * 100}`);
  const marks = line.points.filter(({ mark }) => mark);
  return (
    <g className={stroke} strokeLinecap="round" strokeLinejoin="round">
      {/* Ends with a stroke of no length, so that a line of one point is seen too. */}
      <path
        d={`M${positions.join('L')}h0`}
        fill="none"
        strokeWidth="2.5"
        strokeDasharray={dashes}
        vectorEffect="non-scaling-stroke"
      />
      {/* A zero-length stroke with round caps is a dot that stretching does not distort. */}
      <path
        d={marks.map(({ across, up }) => `M${across * 100} ${100 - up * 100}h0`).join('')}
        strokeWidth="9"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}

function LineNames({ lines }: { lines: readonly PlotLine[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-xs text-muted">
      {lines.map(({ label, tone }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6">
            <path
              d="M0 2H24"
              strokeWidth="3"
              strokeDasharray={plotColours[tone].dashes}
              className={plotColours[tone].stroke}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Colours of the lines in a plot. Lines differ by their dashes as well. */
export const plotColours = {
  turf: { stroke: 'stroke-turf', fill: 'fill-turf', dashes: undefined },
  sky: { stroke: 'stroke-sky', fill: 'fill-sky', dashes: '7 4' },
  floodlight: { stroke: 'stroke-floodlight', fill: 'fill-floodlight', dashes: '2 4' },
  muted: { stroke: 'stroke-muted', fill: 'fill-edge', dashes: '1 3 6 3' },
} as const;

export type PlotTone = keyof typeof plotColours;

export const lineTones = ['turf', 'sky', 'floodlight', 'muted'] as const satisfies readonly PlotTone[];
