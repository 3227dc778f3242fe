import { PlotFrame, type PlotFrameProps, type PlotLabel } from './plot-frame.tsx';

interface AreaPlotProps extends Omit<PlotFrameProps, 'children' | 'labels'> {
  /**
   * Horizontal position and the first team's share, both 0 to 1. `mark` draws a dot, such as a wicket; after a `gap`
   * the line that leads to the point is dashed.
   */
  points: readonly { across: number; share: number; mark?: boolean; gap?: boolean }[];
  /** The two teams beside the end of their areas: short names, and their shares as text. */
  ends?: readonly [PlotEnd, PlotEnd] | undefined;
  /** CSS colours of the two teams. */
  colours: readonly [string, string];
}

type PlotEnd = Pick<PlotLabel, 'name' | 'value'>;

/**
 * The share of two teams over time, such as their win chances: the area over the line has the colour of the first team,
 * the area under it that of the second, in the order of the teams in a match's header. Vertical lines divide the plot at the labels of the horizontal axis.
 */
export function AreaPlot({ points, ends, colours, ...frame }: AreaPlotProps) {
  const lastShare = points.at(-1)?.share ?? 0;
  return (
    <PlotFrame
      acrossAlign="start"
      {...frame}
      labels={
        ends && [
          { up: 1 - lastShare / 2, ...ends[0], colour: colours[0] },
          { up: (1 - lastShare) / 2, ...ends[1], colour: colours[1] },
        ]
      }
    >
      <AreaMarks points={points} colours={colours} dividers={frame.across.map(({ position }) => position)} />
    </PlotFrame>
  );
}

interface AreaMarksProps extends Pick<AreaPlotProps, 'points' | 'colours'> {
  /** Where vertical lines divide the plot, 0 to 1; none at its start. */
  dividers: readonly number[];
}

/** The two areas, the line between them and its dots, in a field of 100 by 100. */
export function AreaMarks({ points, colours: [first, second], dividers }: AreaMarksProps) {
  const edge = points.map(({ across, share }) => `${across * 100} ${share * 100}`).join('L');
  const line = (isGap: boolean) =>
    points
      .map(({ across, share, gap = false }, index) => {
        const isDrawn = index > 0 && gap === isGap;
        return `${isDrawn ? 'L' : 'M'}${across * 100} ${share * 100}`;
      })
      .join('');
  const [start, end] = [(points[0]?.across ?? 0) * 100, (points.at(-1)?.across ?? 0) * 100];
  return (
    <>
      <path d={`M${start} 0L${edge}L${end} 0Z`} style={{ fill: first }} fillOpacity="0.25" />
      <path d={`M${start} 100L${edge}L${end} 100Z`} style={{ fill: second }} fillOpacity="0.25" />
      <path
        d="M0 50H100"
        className="stroke-text/40"
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={dividers
          .filter((position) => position > 0)
          .map((position) => `M${position * 100} 0V100`)
          .join('')}
        className="stroke-ink"
        vectorEffect="non-scaling-stroke"
      />
      {(points.some(({ gap }) => gap) ? [false, true] : [false]).map((isGap) => (
        <path
          key={String(isGap)}
          d={line(isGap)}
          fill="none"
          className="stroke-text"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray={isGap ? '3 5' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={points
          .filter(({ mark }) => mark)
          .map(({ across, share }) => `M${across * 100} ${share * 100}h0`)
          .join('')}
        className="stroke-text"
        strokeWidth="8"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
