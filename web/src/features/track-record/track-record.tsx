import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BadgeCheck, PencilLine, ShieldCheck } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import type { AnswerOf } from '../../platform/api/api-types.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Pager } from '../../ui/layout/pager.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { BacktestFigures, GradedForecasts } from './forecast-record.tsx';
import { PublishedClaims } from './published-claims.tsx';
import { RecordEntry } from './record-entry.tsx';
import { RecordLoading } from './record-loading.tsx';
import { RATES_FROM } from '../../platform/api/captain-record.ts';
import { RecordSummary } from './record-summary.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LargestErrorsList } from './largest-errors.tsx';

interface TrackRecordProps {
  page: number;
  onGoTo: (page: number) => void;
}

const ENTRIES_A_PAGE = 10;

/** All sealed analyses, ten a page, latest match first, below their totals. `page` counts from 1. */
export function TrackRecord({ page, onGoTo }: TrackRecordProps) {
  const query = { offset: (page - 1) * ENTRIES_A_PAGE, limit: ENTRIES_A_PAGE };
  const record = useQuery({
    ...apiQuery('GET /api/v1/analysis/track-record/', { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={record} loading={<RecordLoading />}>
      {(answer) => (
        <div inert={record.isPlaceholderData} aria-busy={record.isPlaceholderData}>
          <Entries answer={answer} onGoTo={onGoTo} />
        </div>
      )}
    </QueryState>
  );
}

function Entries({
  answer: { data, page },
  onGoTo,
}: Pick<TrackRecordProps, 'onGoTo'> & { answer: AnswerOf<'GET /api/v1/analysis/track-record/'> }) {
  const { i18n } = useLingui();
  const { backtest, entries, forecasts, summary } = data;
  // Before the first grade the tested numbers are the only ones, so that they come first.
  const hasGrades = summary.graded > 0;
  const backtestFigures = backtest && <BacktestFigures backtest={backtest} />;
  if (page.total === 0) {
    return (
      <>
        <PublishedClaims />
        {backtestFigures}
        <HowGraded />
      </>
    );
  }
  return (
    <>
      <RecordSummary summary={summary} />
      {summary.graded >= RATES_FROM && <GradedForecasts forecasts={forecasts} />}
      {hasGrades ? <LargestErrorsList /> : <PublishedClaims />}
      <Section title={i18n.t('Every sealed analysis')} className="mt-10">
        <p className="mt-1 text-sm text-muted">
          {i18n.t(
            'Latest match first. An entry is never changed or taken away; a correction is shown beside it.',
          )}
        </p>
        <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {entries.map((entry) => (
            <li key={entry.matchKey}>
              <RecordEntry entry={entry} />
            </li>
          ))}
        </ol>
        <Pager label={i18n.t('Pages of the track record')} page={page} onGoTo={onGoTo} />
      </Section>
      {hasGrades && <PublishedClaims />}
      {backtestFigures}
    </>
  );
}

const steps = [
  {
    title: sentence('Drafted'),
    text: sentence(
      'Before each match an analysis is drafted from ball-by-ball history; an analyst may edit it.',
    ),
    icon: PencilLine,
  },
  {
    title: sentence('Sealed'),
    text: sentence(
      'At the toss, or at the scheduled start, it is sealed. Its fingerprint (SHA-256) is published here, so that any later change would be visible.',
    ),
    icon: ShieldCheck,
  },
  {
    title: sentence('Graded'),
    text: sentence(
      'Once the match’s ball-by-ball record is in, it is graded by the points that were scored, and its whole text is shown.',
    ),
    icon: BadgeCheck,
  },
] as const;

/** Before the first entry: how an analysis becomes one. */
function HowGraded() {
  const { i18n } = useLingui();
  return (
    <Section title={i18n.t('Nothing has been sealed yet')} className="mt-10">
      <p className="mt-1 text-sm text-muted">
        {i18n.t('The first entry appears when the next match begins.')}
      </p>
      <ol className="mt-4 grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text, icon: Icon }) => (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-turf" />
            <div>
              <h3 className="text-sm font-bold">{i18n.t(title)}</h3>
              <p className="text-sm text-muted">{i18n.t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
