import { clockTime } from './clock-time.ts';
import type { OverviewLists } from './overview-lists.ts';

interface SummaryCountsProps {
  lists: OverviewLists | undefined;
  /** Milliseconds since 1970; 0 before anything came. */
  updatedAt: number;
}

/** The counts under the cards, and when the data was last brought up to date. */
export function SummaryCounts({ lists, updatedAt }: SummaryCountsProps) {
  const counts = [
    { label: 'Featured', count: lists?.featured.length },
    { label: 'Live', count: lists?.live.length },
    { label: 'Upcoming', count: lists?.upcoming.length },
  ];
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {counts.map(({ label, count }) => (
          <div key={label} className="flex items-baseline gap-2">
            <dd className="min-w-4 text-lg font-extrabold tabular">{count ?? '–'}</dd>
            <dt className="text-xs text-muted">{label}</dt>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted tabular">
        Last updated: {updatedAt === 0 ? 'waiting for data' : clockTime(updatedAt)}
      </p>
    </div>
  );
}
