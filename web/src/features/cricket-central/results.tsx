import { useLingui } from '@lingui/react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { LIST_CAPS, listsOfOverview, useHasOverviewFailed, useOverview } from './overview.ts';
import { MatchRows, WidgetSkeleton } from './match-strip.tsx';
import { SampleMatches } from './sample-matches.tsx';
import { useMatchDialog } from './widget-list.tsx';

/** Results without Premium: as high as the analyses beside them, of which fewer are shown. */
const FREE_RESULTS = 3;

/** The place of the results in the dashboard's grid, as classes. */
const place = 'lg:col-start-1 lg:row-span-2';

/**
 * The latest results on the dashboard. `CricketCentral`, further up, has live and upcoming matches, and says why there are
 * none when they could not be loaded. Then sample matches stand here.
 */
export function Results({ isPremium }: { isPremium: boolean }) {
  const { i18n } = useLingui();
  const overview = useOverview();
  const match = useMatchDialog(isPremium);
  const hasFailed = useHasOverviewFailed();
  const answer = useDeferredValue(overview.data);
  const count = isPremium ? LIST_CAPS.recent : FREE_RESULTS;
  const matches = answer && listsOfOverview(answer.data).recent.slice(0, count);
  // On a phone below what is real.
  if (hasFailed) return <SampleMatches className={`${place} max-lg:order-1`} />;
  if (matches?.length === 0) return null;
  return (
    // On a phone three results and the link to all leave the analyses in reach.
    <section aria-labelledby="results" className={`${place} max-lg:[&_li:nth-child(n+4)]:hidden`}>
      <SectionHeading title={i18n.t('Results')} id="results" isCompact>
        <Link
          to={`${paths.matches}?tab=recent`}
          className="inline-flex min-h-11 items-center text-sm text-sky"
        >
          {i18n.t('All results')}
        </Link>
      </SectionHeading>
      {matches === undefined && <WidgetSkeleton />}
      {matches && <MatchRows label={i18n.t('Results')} matches={matches} onOpen={match.open} />}
      {match.dialog}
    </section>
  );
}
