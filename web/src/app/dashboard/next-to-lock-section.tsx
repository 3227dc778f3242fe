import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NextToLock } from '../../features/analysis/next-to-lock.tsx';
import { useHasOverviewFailed, useNextMatch } from '../../features/cricket-central/results.tsx';
import { apiQuery } from '../../platform/api/api-query.ts';
import { paths } from '../../platform/links.ts';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { LastCaptainsCard } from './last-captains-card.tsx';

/** The analyses that lock next; nothing when they could not be loaded, which Expert Analysis says. */
export function NextToLockSection() {
  const { i18n } = useLingui();
  const nextMatch = useNextMatch();
  // Then the sample matches stand in the second row, below the failure.
  const hasFailed = useHasOverviewFailed();
  const { isLoadingError } = useQuery(apiQuery('GET /api/v1/analysis/'));
  if (isLoadingError) return null;
  return (
    <section
      aria-labelledby="next-to-lock"
      className={classNames('lg:col-start-2', hasFailed && 'lg:row-span-2')}
    >
      <SectionHeading title={i18n.t('Next to lock')} id="next-to-lock" isCompact>
        <Link to={paths.analyses} className="inline-flex min-h-11 items-center text-sm text-sky">
          {i18n.t('All analyses')}
        </Link>
      </SectionHeading>
      <NextToLock nextMatch={nextMatch} />
      <LastCaptainsCard />
    </section>
  );
}
