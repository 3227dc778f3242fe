import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GradeResults, resultsOf } from '../../features/analysis/free-sample.tsx';
import { apiQuery } from '../../platform/api/api-query.ts';
import { paths } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { dateOnlyText } from '../../ui/text/dates.ts';
import { GradedSentence } from '../dashboard/graded-so-far.tsx';

/** Entries of the track record, latest first, that are searched for a graded one. */
const ENTRIES = 20;

/** How the latest graded analysis turned out, and all of them so far; nothing before the first is graded. */
export function LatestGrade({ className }: { className: string }) {
  const { i18n } = useLingui();
  const record = useQuery(
    apiQuery('GET /api/v1/analysis/track-record/', { query: { offset: 0, limit: ENTRIES } }),
  );
  const latest = record.data?.data.entries.find(({ grade }) => resultsOf(grade) !== null);
  const grade = resultsOf(latest?.grade);
  // About as high as the section, so that little moves below it.
  if (record.isPending) {
    return (
      <div className={className}>
        <Skeleton className="h-80 max-w-2xl rounded-card" />
      </div>
    );
  }
  if (!record.data || !latest || !grade) return null;
  return (
    <Section title={i18n.t('How our last analysis did')} className={className}>
      <div className="mt-3 max-w-2xl rounded-card border border-line bg-surface p-4">
        <p className="text-xs text-muted tabular">
          {dateOnlyText(i18n, latest.matchAt)} · {latest.tournament}
        </p>
        <h3 className="text-lg font-bold">{latest.matchTitle}</h3>
        <div className="mt-2 border-t border-line">
          <GradeResults grade={grade} expected={null} />
        </div>
      </div>
      <p className="mt-3 text-sm text-muted">
        <GradedSentence summary={record.data.data.summary} />{' '}
        <TextLink to={paths.trackRecord}>{i18n.t('See the track record')}</TextLink>
      </p>
    </Section>
  );
}
