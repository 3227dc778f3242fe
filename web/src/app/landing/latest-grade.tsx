import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GradeResults, resultsOf } from '../../features/analysis/free-sample.tsx';
import { paths } from '../../platform/links.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { dateOnlyText } from '../../ui/text/full-dates.ts';
import { latestGradesQuery } from '../../platform/api/captain-record.ts';
import { CaptainRate, LastCaptains } from '../../ui/players/last-captains.tsx';

const card = 'mt-3 rounded-card border border-line bg-surface p-4';

/** How the latest graded analysis turned out, and the captains before it; nothing before the first is graded. */
export function LatestGrade() {
  const { i18n } = useLingui();
  const record = useQuery(latestGradesQuery);
  const latest = record.data?.data.entries.find(({ grade }) => resultsOf(grade) !== null);
  const grade = resultsOf(latest?.grade);
  // About as high as the section, so that little moves below it.
  if (record.isPending) {
    return <Skeleton className="h-112 rounded-card" />;
  }
  if (!record.data || !latest || !grade) return null;
  return (
    <Section title={i18n.t('Our last captains')}>
      <div className={card}>
        <LastCaptains />
        <p className="mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-1 text-sm font-semibold">
          <CaptainRate />
          <TextLink to={paths.trackRecord}>{i18n.t('See the track record')}</TextLink>
        </p>
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
    </Section>
  );
}
