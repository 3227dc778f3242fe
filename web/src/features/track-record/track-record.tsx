import type { TrackRecordEntry } from '@gullylens/contract/http/track-record';
import type { Page } from '@gullylens/contract/values/page';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { textOfError } from '../../platform/api/api-error.ts';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { Pager } from '../../ui/pager.tsx';
import { BacktestFigures, GradedForecasts } from './forecast-record.tsx';
import { RecordEntry } from './record-entry.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { RecordStart } from './record-start.tsx';
import { RecordSummary } from './record-summary.tsx';
import { ENTRIES_A_PAGE, trackRecordQuery } from './track-record-queries.ts';
import { WorstMissesList } from './worst-misses-list.tsx';

interface TrackRecordProps {
  page: number;
  onGoTo: (page: number) => void;
}

/** Everything that was published, with how it came out. */
export function TrackRecord({ page, onGoTo }: TrackRecordProps) {
  const record = useQuery({ ...trackRecordQuery(page), placeholderData: keepPreviousData });
  if (record.isPending) return <RecordSkeleton />;
  if (record.data === undefined) {
    return <LoadFailed text={textOfError(record.error)} onRetry={() => void record.refetch()} />;
  }
  const { data, page: place } = record.data;
  if (place.total === 0) {
    return (
      <>
        <RecordStart />
        {data.backtest && <BacktestFigures backtest={data.backtest} />}
      </>
    );
  }
  return (
    <>
      <RecordSummary summary={data.summary} />
      {data.summary.graded > 0 && <WorstMissesList />}
      <Entries entries={data.entries} place={place} page={page} onGoTo={onGoTo} />
      <GradedForecasts forecasts={data.forecasts} />
      {data.backtest && <BacktestFigures backtest={data.backtest} />}
    </>
  );
}

interface EntriesProps extends TrackRecordProps {
  entries: readonly TrackRecordEntry[];
  place: Page;
}

/** One page of what was sealed, latest match first. */
function Entries({ entries, place, page, onGoTo }: EntriesProps) {
  const { i18n } = useLingui();
  return (
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
          first: place.offset + 1,
          last: place.offset + entries.length,
          total: place.total,
        })}
        page={page}
        pages={Math.ceil(place.total / ENTRIES_A_PAGE)}
        onGoTo={onGoTo}
      />
    </section>
  );
}
