import { PlotFrame, type PlotFrameProps } from './plot-frame.tsx';

interface AreaPlotProps extends Omit<PlotFrameProps, 'children' | 'labels'> {
  /** Horizontal position and the first team's share, both 0 to 1. `mark` draws a dot, such as a wicket. */
  points: readonly { across: number; share: number; mark?: boolean }[];
  /** Short names of the two teams, beside the top and the bottom. */
  names?: readonly [string, string] | undefined;
  /** CSS colours of the two teams. */
  colours: readonly [string, string];
}

/**
 * The share of two teams over time, such as their win chances. Above the middle the first team leads and the area has
 * its colour, below it the second. Vertical lines divide the plot at the labels of the horizontal axis.
 */
export function AreaPlot({ points, names, colours: [first, second], ...frame }: AreaPlotProps) {
  const edge = points.map(({ across, share }) => `${across * 100} ${100 - share * 100}`).join('L');
  const area = `M${(points[0]?.across ?? 0) * 100} 50L${edge}L${(points.at(-1)?.across ?? 0) * 100} 50Z`;
  return (
    <PlotFrame
      {...frame}
      labels={
        names && [
          { up: 1, name: names[0], colour: first },
          { up: 0, name: names[1], colour: second },
        ]
      }
    >
      {/* Each clips the area to its half. */}
      <svg width="100" height="50" viewBox="0 0 100 50" preserveAspectRatio="none">
        <path d={area} style={{ fill: first }} fillOpacity="0.45" />
      </svg>
      <svg y="50" width="100" height="50" viewBox="0 50 100 50" preserveAspectRatio="none">
        <path d={area} style={{ fill: second }} fillOpacity="0.45" />
      </svg>
      <path
        d={frame.across
          .filter(({ position }) => position > 0)
          .map(({ position }) => `M${position * 100} 0V100`)
          .join('')}
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${edge}`}
        fill="none"
        className="stroke-text"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={points
          .filter(({ mark }) => mark)
          .map(({ across, share }) => `M${across * 100} ${100 - share * 100}h0`)
          .join('')}
        className="stroke-text"
        strokeWidth="8"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </PlotFrame>
  );
}
