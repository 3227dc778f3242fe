import { PlotFrame, type PlotFrameProps } from './plot-frame.tsx';

interface AreaPlotProps extends Omit<PlotFrameProps, 'children' | 'labels'> {
  /**
   * Horizontal position and the lower team's share of the height, both 0 to 1. `mark` draws a dot, such as a wicket.
   */
  points: readonly { across: number; share: number; mark?: boolean }[];
  /** Names of the lower and the upper team, in their corners. */
  names?: readonly [string, string] | undefined;
  /** CSS colours of the lower and the upper team. */
  colours: readonly [string, string];
}

/** An area divided between two teams, such as their win chances over a match. */
export function AreaPlot({ points, names, colours: [lower, upper], ...frame }: AreaPlotProps) {
  const edge = points.map(({ across, share }) => `${across * 100} ${100 - share * 100}`).join('L');
  const last = (points.at(-1)?.across ?? 0) * 100;
  const first = (points[0]?.across ?? 0) * 100;
  return (
    <PlotFrame
      {...frame}
      labels={
        names && [
          { across: 0, up: 1, text: names[1], colour: upper },
          { across: 0, up: 0, text: names[0], colour: lower },
        ]
      }
    >
      <path d={`M${first} 100L${edge}L${last} 100Z`} style={{ fill: lower }} fillOpacity="0.35" />
      <path d={`M${first} 0L${edge}L${last} 0Z`} style={{ fill: upper }} fillOpacity="0.35" />
      <path d="M0 50H100" className="stroke-muted" strokeDasharray="2 4" vectorEffect="non-scaling-stroke" />
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
