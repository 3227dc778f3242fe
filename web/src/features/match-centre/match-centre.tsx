import { useLingui } from '@lingui/react';
import { memo, useRef } from 'react';
import { isNotFound } from '../../platform/api/api-error.ts';
import { sourceOfScores } from '../../platform/live/feed-age.ts';
import { useDataAge } from '../../ui/match/data-age.ts';
import { usePageTitle } from '../../ui/behaviour/use-page-title.ts';
import { type MatchView, scoreText } from '../../ui/match/match-view.ts';
import { NotFoundPanel } from '../../ui/match/record-page.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { useMatchCentre } from './data/match-centre-queries.ts';
import { fromLiveMatch, fromPlayedMatch } from './data/match-view-model.ts';
import { OtherMatches } from './preview/other-matches.tsx';
import { MatchFailed, MatchSkeleton } from './match-states.tsx';
import { MatchHeader } from './match-header.tsx';
import { StickyScore } from './sticky-score.tsx';
import { MatchTabs, type MatchTabsProps } from './match-tabs.tsx';

interface MatchCentreProps extends Pick<MatchTabsProps, 'isPremium' | 'onUpgrade'> {
  matchKey: string;
}

/**
 * The page of a match: its score and, in tabs, the details. `matchKey` is a key of the feed or of history. Memoised, so
 * that the confirmed user and the Premium status, which arrive after the first render, do not render all of it again.
 */
export const MatchCentre = memo(function MatchCentre({ matchKey, ...tabs }: MatchCentreProps) {
  const { i18n } = useLingui();
  const head = useRef<HTMLElement>(null);
  const { feed, cached, played, teams } = useMatchCentre(matchKey, tabs.isPremium);
  const liveMatch = feed.data?.data ?? cached?.match;
  const card = played.data?.data;
  const match = liveMatch ? fromLiveMatch(liveMatch, card) : card && fromPlayedMatch(card);
  // A new request clears the error, but not the count.
  const isFromCache = cached !== null && feed.errorUpdateCount > 0;
  const age = useDataAge(cached ? { feed: cached.age, isError: isFromCache } : sourceOfScores(feed));
  usePageTitle(match ? titleOf(match) : i18n.t('Match centre'));
  const isLive = match?.phase === 'live' || isFromCache;

  if (match === undefined && isNotFound(feed.error) && isNotFound(played.error)) {
    return (
      <>
        <NotFoundPanel
          title={i18n.t('We could not find that match.')}
          text={i18n.t('The match may have been cancelled, or the link may be out of date.')}
        />
        <OtherMatches />
      </>
    );
  }
  const isRetrying = [feed, played].some(
    ({ failureReason: reason }) => reason !== null && !isNotFound(reason),
  );
  const failed = [feed, played].find(({ isError, error }) => isError && !isNotFound(error));
  return (
    <QueryState
      query={{ data: match }}
      loading={
        failed ? (
          <MatchFailed
            matchKey={matchKey}
            error={failed.error}
            failures={failed.errorUpdateCount}
            onRetry={() => void failed.refetch()}
          />
        ) : (
          <MatchSkeleton hasFailed={isRetrying} />
        )
      }
    >
      {(shown) => (
        <div className="contents" data-stale={(isLive && age.isStale) || undefined}>
          {shown.score.length > 0 && <StickyScore match={shown} head={head} />}
          <MatchHeader
            ref={head}
            match={shown}
            teams={teams}
            age={isLive ? age : null}
            isPremium={tabs.isPremium}
          />
          <MatchTabs
            {...tabs}
            match={shown}
            card={card}
            isCardLoading={played.isLoading && played.errorUpdateCount === 0}
            inFeed={liveMatch !== undefined}
          />
        </div>
      )}
    </QueryState>
  );
});

/** Returns the title of the browser's tab. In play it begins with the score, because a tab shows little more. */
export function titleOf({ phase, teamInfo, score }: MatchView): string {
  const teams = teamInfo.map(({ name }) => name).join(' vs ');
  const innings = score.at(-1);
  if (phase !== 'live' || innings === undefined) return teams;
  const batting = teamInfo.find(({ name }) => name.toLowerCase() === innings.team.toLowerCase());
  return `${batting?.shortname ?? innings.team} ${scoreText(innings)} (${innings.o}) · ${teams}`;
}
