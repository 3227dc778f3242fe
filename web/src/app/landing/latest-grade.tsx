import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GradeResults, resultsOf } from '../../features/analysis/free-sample.tsx';
import { paths } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { dateOnlyText } from '../../ui/text/dates.ts';
import { latestGradesQuery } from '../../platform/api/captain-record.ts';
import { CaptainRate, LastCaptains } from '../../ui/players/last-captains.tsx';

const card = 'rounded-card border border-line bg-surface p-4';

/** How the latest graded analysis turned out, and the captains before it; nothing before the first is graded. */
export function LatestGrade({ className }: { className: string }) {
  const { i18n } = useLingui();
  const record = useQuery(latestGradesQuery);
  const latest = record.data?.data.entries.find(({ grade }) => resultsOf(grade) !== null);
  const grade = resultsOf(latest?.grade);
  // About as high as the section, so that little moves below it.
  if (record.isPending) {
    return (
      <div className={className}>
        <Skeleton className="h-130 rounded-card lg:h-66" />
      </div>
    );
  }
  if (!record.data || !latest || !grade) return null;
  return (
    <Section title={i18n.t('Our last captains')} className={className}>
      <div className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <div className={`${card} flex flex-col justify-between gap-4`}>
          <LastCaptains />
          <p className="text-lg font-bold">
            <CaptainRate />
          </p>
          <TextLink to={paths.trackRecord} className="self-start text-sm">
            {i18n.t('See the track record')}
          </TextLink>
        </div>
        <div className={card}>
          <p className="text-xs text-muted tabular">
            {i18n.t('How our last analysis did')} · {dateOnlyText(i18n, latest.matchAt)} · {latest.tournament}
          </p>
          <h3 className="text-lg font-bold">{latest.matchTitle}</h3>
          <div className="mt-2 border-t border-line">
            <GradeResults grade={grade} expected={null} />
          </div>
        </div>
      </div>
    </Section>
  );
}
