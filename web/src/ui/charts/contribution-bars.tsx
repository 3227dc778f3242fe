import { roundToTotal } from './round-to-total.ts';

/** One part of a sum. */
export interface Contribution {
  label: string;
  /** In the unit of the sum, such as points; negative when it subtracts. */
  value: number;
}

interface ContributionBarsProps {
  parts: readonly Contribution[];
  /** The sum as shown elsewhere; the parts are rounded so that they add up to it. */
  total: number;
  totalLabel: string;
}

/** The parts of a sum: a bar to the right for one that adds, to the left for one that subtracts. */
export function ContributionBars({ parts, total, totalLabel }: ContributionBarsProps) {
  // At least 1, so that tiny parts do not fill the bar.
  const widest = Math.max(1, ...parts.map(({ value }) => Math.abs(value)));
  const rounded = roundToTotal(
    parts.map(({ value }) => value),
    total,
  );
  return (
    <dl className="grid grid-cols-[minmax(0,auto)_minmax(4rem,1fr)_auto] items-center gap-x-3 gap-y-1 text-sm">
      {parts.map(({ label, value }, index) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd aria-hidden="true">
            <Bar share={value / widest} />
          </dd>
          <dd className="text-right font-semibold tabular">{signed(rounded[index] ?? value)}</dd>
        </div>
      ))}
      <div className="contents">
        <dt className="font-semibold">{totalLabel}</dt>
        <dd aria-hidden="true" />
        <dd className="text-right font-extrabold tabular">{total.toFixed(1)}</dd>
      </div>
    </dl>
  );
}

/** `share` from -1 to 1; zero is the middle. */
function Bar({ share }: { share: number }) {
  const width = Math.abs(share) * 50;
  return (
    <svg className="block h-3 w-full">
      <rect x="50%" width="1" height="100%" className="fill-edge" />
      <rect
        x={`${share < 0 ? 50 - width : 50}%`}
        y="2"
        width={`${width}%`}
        height="8"
        rx="2"
        className={share < 0 ? 'fill-danger' : 'fill-turf'}
      />
    </svg>
  );
}

function signed(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return value < 0 ? `−${text}` : `+${text}`;
}
