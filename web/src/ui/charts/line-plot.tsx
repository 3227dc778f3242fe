import { PlotFrame, type PlotFrameProps, type PlotLabel } from './plot-frame.tsx';

/** One line of a chart. */
export interface PlotLine {
  label: string;
  /** The short name and the last value, beside the plot. */
  end?: { name: string; value: string };
  /** As in CSS. */
  colour: string;
  /** Tells lines of one colour apart. */
  dashes?: string | undefined;
  /**
   * Positions 0 to 1 along both axes. `mark` draws a dot, such as a wicket; after a `gap` the line that leads to the
   * point is dotted and faint.
   */
  points: readonly { across: number; up: number; mark?: boolean; gap?: boolean }[];
}

interface LinePlotProps extends Omit<PlotFrameProps, 'children' | 'labels'> {
  lines: readonly PlotLine[];
}

/**
 * Lines in one plot, such as the total of each innings by over. They differ by colour and dashes. A dotted line leads
 * from the end of each to its label.
 */
export function LinePlot({ lines, ...frame }: LinePlotProps) {
  return (
    <>
      <LineNames lines={lines} />
      <PlotFrame {...frame} labels={lines.flatMap(endLabelOf)}>
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </PlotFrame>
    </>
  );
}

function endLabelOf({ end, colour, points }: PlotLine): PlotLabel[] {
  const last = points.at(-1);
  return last && end ? [{ up: last.up, ...end, colour }] : [];
}

function Line({ line }: { line: PlotLine }) {
  const positions = line.points.map(({ across, up }) => `${across * 100} ${100 - up * 100}`);
  const marks = line.points.filter(({ mark }) => mark);
  const followed = positions.map((position, i) => `${i === 0 || line.points[i]?.gap ? 'M' : 'L'}${position}`);
  const gaps = positions.flatMap((position, i) =>
    line.points[i]?.gap && i > 0 ? [`M${positions[i - 1]}L${position}`] : [],
  );
  const last = positions.at(-1);
  return (
    <g style={{ stroke: line.colour }} strokeLinecap="round" strokeLinejoin="round">
      {/* Ends with a stroke of no length, so that a line of one point is seen too. */}
      <path
        d={`${followed.join('')}h0`}
        fill="none"
        strokeWidth="2.5"
        strokeDasharray={line.dashes}
        vectorEffect="non-scaling-stroke"
      />
      {gaps.length > 0 && (
        <path
          d={gaps.join('')}
          opacity="0.6"
          strokeWidth="1.5"
          strokeDasharray="2 6"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {/* A zero-length stroke with round caps is a dot that stretching does not distort. */}
      <path
        d={marks.map(({ across, up }) => `M${across * 100} ${100 - up * 100}h0`).join('')}
        strokeWidth="9"
        vectorEffect="non-scaling-stroke"
      />
      {line.end && last && (
        <path
          d={`M${last}H100`}
          opacity="0.5"
          strokeWidth="1"
          strokeDasharray="1 5"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  );
}

function LineNames({ lines }: { lines: readonly PlotLine[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-xs text-muted">
      {lines.map(({ label, colour, dashes }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6">
            <path d="M0 2H24" strokeWidth="3" strokeDasharray={dashes} style={{ stroke: colour }} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
