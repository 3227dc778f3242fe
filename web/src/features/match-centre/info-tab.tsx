import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { FormStrip } from '../../ui/charts/form-strip.tsx';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList, FactLine } from '../../ui/layout/definition-list.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { PlayedMatchList } from '../../ui/match/played-match-list.tsx';
import { coloursInMatch } from '../../ui/teams/colours-in-match.ts';
import { wholeText } from '../../ui/text/number-text.ts';
import { LikelyElevens } from './likely-elevens.tsx';
import { previewQuery } from './data/match-centre-queries.ts';
import { VenueLine, whenText } from './match-header.tsx';
import { tossText } from '../../ui/match/match-view.ts';
import type { MatchTabProps } from './data/match-tab-props.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const waiting = <Skeleton className="h-96 w-full rounded-card" />;

const ForecastCard = lazyPart(async () => (await import('./forecast-card.tsx')).ForecastCard, {
  fallback: waiting,
});

/** Details of the match, the forecast before play, and the history of both teams. */
export function InfoTab({ match, card, inFeed, isPremium, onUpgrade }: MatchTabProps) {
  const { i18n } = useLingui();
  const preview = useQuery(previewQuery(match.key));
  const isUpcoming = match.phase === 'upcoming';
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-4">
        {inFeed && (
          <Link to={pathTo.analysis(match.key)} className={buttonClasses(isUpcoming ? 'primary' : 'outline')}>
            {i18n.t('Expert analysis of this match')}
          </Link>
        )}
        {match.phase === 'live' && <MatchDetails match={match} />}
        {inFeed && isUpcoming && <ForecastCard match={match} isPremium={isPremium} onUpgrade={onUpgrade} />}
        {isUpcoming && preview.data && <LikelyElevens teams={preview.data.data.teams} />}
        <QueryState query={preview} loading={waiting}>
          {({ data: { teams, headToHead } }) => (
            <Card className="p-4">
              <h2 className="mb-3 font-bold">{i18n.t('Head-to-head')}</h2>
              {headToHead.matches === 0 ? (
                <p className="text-sm text-muted">
                  {i18n.t('We have no past matches between the two teams.')}
                </p>
              ) : (
                <>
                  <SplitBar
                    parts={[
                      {
                        label: teams[0].name,
                        value: headToHead.wins[0],
                        colour: coloursInMatch(teams[0].name, match.teamInfo).ink,
                      },
                      { label: i18n.t('No result'), value: headToHead.other, colour: 'var(--edge)' },
                      {
                        label: teams[1].name,
                        value: headToHead.wins[1],
                        colour: coloursInMatch(teams[1].name, match.teamInfo).ink,
                      },
                    ]}
                  />
                  <h3 className="mb-1 mt-4 text-sm font-semibold text-muted">{i18n.t('Latest meetings')}</h3>
                  <PlayedMatchList matches={headToHead.recent} />
                </>
              )}
            </Card>
          )}
        </QueryState>
        {match.venue.key !== null && <VenueRecordCard venueKey={match.venue.key} format={match.matchType} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        {preview.data?.data.teams.map((team) => (
          <Card key={team.name} className="p-4">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
              <h2 className="font-bold">
                {team.key === null ? (
                  team.name
                ) : (
                  <Link to={pathTo.team(team.key)} className="inline-flex min-h-11 items-center underline">
                    {team.name}
                  </Link>
                )}
              </h2>
              {team.form !== '' && <FormStrip form={team.form} />}
            </div>
            {team.recent.length === 0 ? (
              <p className="text-sm text-muted">{i18n.t('We have no matches of this team.')}</p>
            ) : (
              <PlayedMatchList matches={team.recent} />
            )}
          </Card>
        ))}
        {preview.isPending && waiting}
      </div>
      {!card && <HistoryCredit className="lg:col-span-2" />}
    </div>
  );
}

/** During play, what the header of the page says before and after it. */
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
        {match.toss && <FactLine label={i18n.t('Toss')}>{tossText(i18n, match.toss)}</FactLine>}
        <FactLine label={i18n.t('Venue')}>
          <VenueLine venue={match.venue} />
        </FactLine>
      </DefinitionList>
    </Card>
  );
}

function VenueRecordCard({ venueKey, format }: { venueKey: string; format: string }) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/venues/{id}/', { params: { id: venueKey } }));
  if (query.isPending) return <Skeleton className="h-56 w-full rounded-card" />;
  const venue = query.data?.data;
  const record = venue?.records.find((candidate) => candidate.format.toLowerCase() === format.toLowerCase());
  if (!venue || !record) return null;
  const whole = (value: number | null, unit = '') => wholeText(value, unit, i18n.t('No history'));
  return (
    <Card className="p-4">
      <h2 className="mb-1 font-bold">{venue.name}</h2>
      <DefinitionList>
        <FactLine label={i18n.t('Matches')}>{record.matches}</FactLine>
        <FactLine label={i18n.t('Average first innings')}>{whole(record.averageScore)}</FactLine>
        <FactLine label={i18n.t('Won by the chasing team')}>{whole(record.chaseSuccess, '%')}</FactLine>
        <FactLine label={i18n.t('Won by the toss winner')}>{whole(record.tossWinAdvantage, '%')}</FactLine>
      </DefinitionList>
      <TextLink to={pathTo.venue(venueKey)} className="mt-1 text-sm">
        {i18n.t('All about this ground')}
      </TextLink>
    </Card>
  );
}
