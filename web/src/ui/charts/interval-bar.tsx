interface IntervalBarProps {
  /** The range and its central value on the scale `from` to `to`; values beyond it are clipped. */
  low: number;
  mark: number;
  high: number;
  from?: number;
  to: number;
  /** Description of the chart, in a sentence; omit it when the numbers are beside it. */
  summary?: string;
  tone?: 'turf' | 'floodlight' | 'sky';
}

const fills = { turf: 'fill-turf', floodlight: 'fill-floodlight', sky: 'fill-sky' } as const;

/** A range with its central value: a confidence interval of a share, or a player's likely points. */
export function IntervalBar({ low, mark, high, from = 0, to, summary, tone = 'turf' }: IntervalBarProps) {
  const percentOf = (value: number) => Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
  const accessibility =
    summary === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary };
  return (
    <svg {...accessibility} className="block h-4 w-full">
      <rect y="6" width="100%" height="4" rx="2" className="fill-raised" />
      <rect
        x={`${percentOf(low)}%`}
        y="5"
        width={`${Math.max(1, percentOf(high) - percentOf(low))}%`}
        height="6"
        rx="3"
        opacity="0.4"
        className={fills[tone]}
      />
      <rect
        x={`${percentOf(mark)}%`}
        y="1"
        width="3"
        height="14"
        rx="1.5"
        transform="translate(-1.5 0)"
        className={fills[tone]}
      />
    </svg>
  );
}
