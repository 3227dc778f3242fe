import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { LIST_CAPS, listsOfOverview, useOverview } from './overview.ts';
import { MatchRows, WidgetSkeleton } from './match-strip.tsx';
import { useMatchDialog } from './widget-list.tsx';

/** Results without Premium: as high as the analyses beside them, of which fewer are shown. */
const FREE_RESULTS = 3;

/** Returns whether no overview could be loaded. It stays so while the next request runs, so that nothing flickers. */
export function useHasOverviewFailed(): boolean {
  const { isLoadingError, isPending, errorUpdateCount } = useOverview();
  return isLoadingError || (isPending && errorUpdateCount > 0);
}

/** Returns the next match to start; undefined when none is known. */
export function useNextMatch(): MatchSummary | undefined {
  const { data } = useOverview();
  return data && listsOfOverview(data.data).upcoming[0];
}

/** Returns the latest matches that are over; undefined until they are known. */
export function useResults(): readonly MatchSummary[] | undefined {
  const answer = useDeferredValue(useOverview().data);
  return answer && listsOfOverview(answer.data).recent;
}

/**
 * The latest results on the dashboard; nothing without any. `CricketCentral`, further up, has live and upcoming matches,
 * and says why there are none when they could not be loaded.
 */
export function Results({ isPremium }: { isPremium: boolean }) {
  const { i18n } = useLingui();
  const match = useMatchDialog(isPremium);
  const hasFailed = useHasOverviewFailed();
  const rows = isPremium ? LIST_CAPS.recent : FREE_RESULTS;
  const matches = useResults()?.slice(0, rows);
  if (hasFailed || matches?.length === 0) return null;
  return (
    // On a phone three results and the link to all leave the analyses in reach.
    <section
      aria-labelledby="results"
      className="max-lg:[&_li:nth-child(n+4)]:hidden lg:col-start-1 lg:row-span-2"
    >
      <SectionHeading title={i18n.t('Results')} id="results" isCompact>
        <Link
          to={`${paths.matches}?tab=recent`}
          className="inline-flex min-h-11 items-center text-sm text-sky"
        >
          {i18n.t('All results')}
        </Link>
      </SectionHeading>
      {matches === undefined && <WidgetSkeleton rows={rows} />}
      {matches && <MatchRows label={i18n.t('Results')} matches={matches} onOpen={match.open} />}
      {match.dialog}
    </section>
  );
}
