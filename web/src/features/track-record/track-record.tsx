import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { textOfError } from '../../platform/api/api-error.ts';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BacktestFigures, GradedForecasts } from './forecast-record.tsx';
import { RecordEntry } from './record-entry.tsx';
import { RecordStart } from './record-start.tsx';
import { RecordSummary } from './record-summary.tsx';
import { ENTRIES_A_PAGE, trackRecordQuery } from './track-record-queries.ts';
import { WorstMissesList } from './worst-misses.tsx';

interface TrackRecordProps {
  page: number;
  onGoTo: (page: number) => void;
}

/** Everything that was published, with how it came out. */
export function TrackRecord({ page, onGoTo }: TrackRecordProps) {
  const { i18n } = useLingui();
  const record = useQuery({ ...trackRecordQuery(page), placeholderData: keepPreviousData });
  if (record.isPending) return <RecordSkeleton />;
  if (record.data === undefined) {
    return <LoadFailed text={textOfError(record.error)} onRetry={() => void record.refetch()} />;
  }
  const { backtest, entries, forecasts, summary } = record.data.data;
  const { offset, total } = record.data.page;
  const rehearsal = backtest && <BacktestFigures backtest={backtest} />;
  if (total === 0) {
    return (
      <>
        <RecordStart />
        {rehearsal}
      </>
    );
  }
  return (
    <>
      <RecordSummary summary={summary} />
      {summary.graded > 0 && <WorstMissesList />}
      <section aria-labelledby="record-entries" className="mt-10">
        <h2 id="record-entries" className="text-xl font-bold">
          {i18n.t('Every sealed analysis')}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {i18n.t(
            'Latest match first. An entry is never changed or taken away; a correction is shown beside it.',
          )}
        </p>
        <ol className="mt-4 space-y-4">
          {entries.map((entry) => (
            <li key={entry.matchKey}>
              <RecordEntry entry={entry} />
            </li>
          ))}
        </ol>
        <Pager
          label={i18n.t('Pages of the track record')}
          words={{ previous: i18n.t('Previous'), next: i18n.t('Next') }}
          place={i18n.t('{first}–{last} of {total}', {
            first: offset + 1,
            last: offset + entries.length,
            total,
          })}
          page={page}
          pages={Math.ceil(total / ENTRIES_A_PAGE)}
          onGoTo={onGoTo}
        />
      </section>
      <GradedForecasts forecasts={forecasts} />
      {rehearsal}
    </>
  );
}

function RecordSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading the track record')}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-40 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-10 h-8 w-60" />
      <div className="mt-12 space-y-4">
        {[1, 2, 3].map((entry) => (
          <Skeleton key={entry} className="h-64 rounded-card" />
        ))}
      </div>
    </div>
  );
}
