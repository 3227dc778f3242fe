import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NextToLock } from '../../features/analysis/next-to-lock.tsx';
import { useNextMatch } from '../../features/cricket-central/results.tsx';
import { apiQuery } from '../../platform/api/api-query.ts';
import { paths } from '../../platform/links.ts';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { LastCaptainsCard } from './last-captains-card.tsx';

interface NextToLockSectionProps {
  className?: string;
  /** Another section of the page says when the analyses could not be loaded. */
  isFailureElsewhere?: boolean;
}

/** The analyses that lock next, above our last captains. */
export function NextToLockSection({ className, isFailureElsewhere = false }: NextToLockSectionProps) {
  const { i18n } = useLingui();
  const nextMatch = useNextMatch();
  const { isLoadingError } = useQuery(apiQuery('GET /api/v1/analysis/'));
  return (
    <div className={className}>
      {!(isLoadingError && isFailureElsewhere) && (
        <section aria-labelledby="next-to-lock">
          <SectionHeading title={i18n.t('Next to lock')} id="next-to-lock" isCompact>
            <Link to={paths.analyses} className="inline-flex min-h-11 items-center text-sm text-sky">
              {i18n.t('All analyses')}
            </Link>
          </SectionHeading>
          <NextToLock nextMatch={nextMatch} />
        </section>
      )}
      <LastCaptainsCard />
    </div>
  );
}
