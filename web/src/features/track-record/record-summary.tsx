import type { TrackRecordSummary } from '@gullylens/contract/http/track-record';
import { useLingui } from '@lingui/react';
import { RecordFigures } from './record-figures.tsx';

/** What all entries add up to. Waiting and late ones are counted beside, never left out. */
export function RecordSummary({ summary }: { summary: TrackRecordSummary }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="record-summary">
      <h2 id="record-summary" className="text-xl font-bold">
        {i18n.t('So far')}
      </h2>
      <Counts summary={summary} />
      {summary.graded === 0 ? (
        <p className="mt-4 rounded-card border border-dashed border-line p-5 text-sm text-muted">
          {i18n.t(
            'Nothing is graded yet: a grade needs the match’s ball-by-ball record, which comes some time after the match. We show no figures before there are any.',
          )}
        </p>
      ) : (
        <RecordFigures summary={summary} />
      )}
    </section>
  );
}

function Counts({ summary: { locked, graded, waiting, late } }: { summary: TrackRecordSummary }) {
  const { i18n } = useLingui();
  const counts = [
    { name: i18n.t('Sealed'), count: locked },
    { name: i18n.t('Graded'), count: graded },
    { name: i18n.t('Waiting'), count: waiting },
    { name: i18n.t('Late'), count: late },
  ];
  return (
    <dl className="mt-3 grid grid-cols-4 divide-x divide-line rounded-card border border-line bg-surface py-3 text-center">
      {counts.map(({ name, count }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-xl font-extrabold tabular">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
