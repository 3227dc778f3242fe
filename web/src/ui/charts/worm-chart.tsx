/** The total of one team by overs. */
export interface WormLine {
  label: string;
  tone: 'turf' | 'muted';
  /** Runs after this many overs, which may be fractional. */
  points: readonly { overs: number; runs: number }[];
}

interface WormChartProps {
  /** Description of the chart, in a sentence, for screen readers. */
  summary: string;
  overs: number;
  lines: readonly WormLine[];
}

/** Size of the drawing in its own units; the browser stretches it to its container. */
const WIDTH = 320;
const HEIGHT = 88;
const tones = { turf: 'stroke-turf', muted: 'stroke-edge' } as const;

/** Runs after each over, one line per innings, without axes: for the landing page. */
export function WormChart({ summary, overs, lines }: WormChartProps) {
  const most = Math.max(1, ...lines.flatMap((line) => line.points.map((point) => point.runs)));
  const toPoint = (point: WormLine['points'][number]) =>
    `${(point.overs / overs) * WIDTH},${HEIGHT - (point.runs / most) * (HEIGHT - 6)}`;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
        className="h-22 w-full overflow-visible"
      >
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <path
            key={part}
            d={`M0 ${HEIGHT * part}H${WIDTH}`}
            className="stroke-line"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {lines.map((line) => (
          <polyline
            key={line.label}
            points={[`0,${HEIGHT}`, ...line.points.map(toPoint)].join(' ')}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={line.tone === 'muted' ? '5 5' : undefined}
            className={tones[line.tone]}
          />
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 text-xs text-muted">
        {lines.map((line) => (
          <span key={line.label} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 16 4" aria-hidden="true" className="h-1 w-4">
              <path
                d="M0 2H16"
                strokeWidth="3"
                strokeDasharray={line.tone === 'muted' ? '4 3' : undefined}
                className={tones[line.tone]}
              />
            </svg>
            {line.label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
