import { PlotFrame, type PlotFrameProps } from './plot-frame.tsx';

interface BandPlotProps extends Omit<PlotFrameProps, 'children'> {
  /** 0 to 1 along both axes. */
  points: readonly { across: number; up: number }[];
  /** The height, 0 to 1, of a dashed line, such as an average. */
  level: number;
  /** The lower and upper edge, 0 to 1, of the band in which the next value is expected. */
  band: { low: number; high: number } | null;
}

/** Single values over time as stalks, such as a player's points, with an average and the range of the next one. */
export function BandPlot({ points, level, band, ...frame }: BandPlotProps) {
  return (
    <PlotFrame {...frame}>
      {band && (
        <rect
          x="0"
          y={100 - band.high * 100}
          width="100"
          height={(band.high - band.low) * 100}
          className="fill-sky/20"
        />
      )}
      <path
        d={`M0 ${100 - level * 100}H100`}
        className="stroke-floodlight"
        strokeWidth="1.5"
        strokeDasharray="6 4"
        vectorEffect="non-scaling-stroke"
      />
      <g className="stroke-turf" strokeLinecap="round">
        <path
          d={points.map(({ across, up }) => `M${across * 100} 100V${100 - up * 100}`).join('')}
          strokeWidth="1.5"
          opacity="0.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={points.map(({ across, up }) => `M${across * 100} ${100 - up * 100}h0`).join('')}
          strokeWidth="9"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </PlotFrame>
  );
}
