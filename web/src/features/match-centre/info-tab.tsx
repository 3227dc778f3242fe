import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList, FactLine } from '../../ui/layout/definition-list.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { LikelyElevens } from './likely-elevens.tsx';
import { previewQuery } from './data/match-centre-queries.ts';
import { VenueLine, whenText } from './match-header.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { tossText } from '../../ui/match/match-view.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { CaptainCard } from './preview/captain-card.tsx';
import { HeadToHead } from './preview/head-to-head.tsx';
import { NextMatches } from './preview/next-matches.tsx';
import { SeriesTable } from './preview/series-table.tsx';
import { TeamForm } from './preview/team-form.tsx';
import { VenueRecord } from './preview/venue-record.tsx';

const waiting = <Skeleton className="h-96 w-full rounded-card" />;

/**
 * Details of the match, what is expected before play, and the history of both teams. Our picks come
 * first: captain and vice-captain are what most people look for.
 */
export function InfoTab({ match, card, inFeed, isPremium, onUpgrade }: MatchTabProps) {
  const { i18n } = useLingui();
  const preview = useQuery(previewQuery(match.key));
  const teams = preview.data?.data.teams;
  const isUpcoming = match.phase === 'upcoming';
  const captains = inFeed && isUpcoming && <CaptainCard match={match} onUpgrade={onUpgrade} />;
  const venue = match.venue.key !== null && <VenueRecord match={match} includesMatch={card !== undefined} />;
  const meetings = (
    <QueryState query={preview} loading={waiting}>
      {({ data }) => <HeadToHead match={match} preview={data} />}
    </QueryState>
  );
  const forms = teams?.map((team) => (
    <TeamForm key={team.name} team={team} isBefore={match.phase === 'completed'} />
  ));
  return (
    // As many cards in a row as fit. They are as high as the row, and those of the last row fill its width.
    <div className="flex flex-wrap gap-4 *:min-w-0 *:grow *:basis-96">
      {match.phase === 'completed' && <NextMatches match={match} />}
      {match.phase === 'live' && <MatchDetails match={match} />}
      {captains}
      {isPremium && inFeed && isUpcoming && (
        <ForecastCard match={match} isPremium={isPremium} onUpgrade={onUpgrade} />
      )}
      {!isPremium && isUpcoming && venue}
      {isUpcoming && preview.isPending && waiting}
      {isUpcoming && teams && (
        <div className="basis-full! empty:hidden">
          <LikelyElevens match={match} teams={teams} />
        </div>
      )}
      {!isUpcoming && match.seriesKey !== null && (
        <div className="lg:basis-120! empty:hidden">
          <SeriesTable seriesKey={match.seriesKey} teamKeys={teams?.map(({ key }) => key) ?? []} />
        </div>
      )}
      {(isPremium || !isUpcoming) && venue}
      {meetings}
      {isUpcoming ? (
        forms
      ) : (
        <div className="grid basis-full! grid-cols-1 gap-4 empty:hidden lg:grid-cols-2">{forms}</div>
      )}
      <div className="grid basis-full! gap-4 empty:hidden">
        {inFeed && !isUpcoming && (
          <Link to={pathTo.analysis(match.key)} className={classNames('lg:w-fit', buttonClasses('outline'))}>
            {i18n.t('Expert analysis of this match')}
          </Link>
        )}
        {!card && <HistoryCredit />}
      </div>
    </div>
  );
}

/** What the header of the page has no room for during play. */
function MatchDetails({ match }: Pick<MatchTabProps, 'match'>) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4">
      <h2 className="mb-1 font-bold">{i18n.t('Match Details')}</h2>
      <DefinitionList>
        <FactLine label={i18n.t('Format')}>{match.matchType.toUpperCase()}</FactLine>
        <FactLine label={i18n.t('Starts')}>{whenText(i18n, match)}</FactLine>
        <FactLine label={i18n.t('Tournament')}>
          {match.tournament?.name ?? i18n.t('To be announced')}
        </FactLine>
        <FactLine label={i18n.t('Toss')}>
          {match.toss ? tossText(i18n, match.toss) : i18n.t('Not known')}
        </FactLine>
        <FactLine label={i18n.t('Venue')}>
          <div className="-my-3">
            <VenueLine venue={match.venue} />
          </div>
        </FactLine>
      </DefinitionList>
    </Card>
  );
}
