import { useLingui } from '@lingui/react';
import { ageText, dataTimeText, type DataAge } from '../../ui/match/data-age.ts';
import type { OverviewLists } from './overview-lists.ts';

interface SummaryCountsProps {
  lists: OverviewLists | undefined;
  age: DataAge;
}

/** The counts under the cards, and the time and age of the data. */
export function SummaryCounts({ lists, age }: SummaryCountsProps) {
  const { i18n } = useLingui();
  const counts = [
    { label: i18n.t('Featured'), count: lists?.featured.length },
    { label: i18n.t('Live'), count: lists?.live.length },
    { label: i18n.t('Upcoming'), count: lists?.upcoming.length },
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
        {i18n.t('Last updated: {time}', { time: dataTimeText(i18n, age.asOf) })}
        {age.ageMs !== null && ` · ${ageText(i18n, age.ageMs)}`}
      </p>
    </div>
  );
}
