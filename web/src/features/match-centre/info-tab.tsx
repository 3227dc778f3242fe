import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactLine, FactList } from '../../ui/fact-list.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormBefore, MeetingsBefore } from './match-preview.tsx';
import { whenText } from './match-header.tsx';
import type { MatchTabProps } from './match-tabs.tsx';
import { VenueRecordCard } from './venue-record-card.tsx';

const ForecastCard = lazy(() =>
  import('./forecast-card.tsx').then((module) => ({ default: module.ForecastCard })),
);

/** The facts of a match, how the teams came to it, and what the ground has seen. */
export function InfoTab({ head, card, inFeed, isPremium, onUpgrade }: MatchTabProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-4">
        <Card className="p-4">
          <h2 className="mb-1 font-bold">{i18n.t('Match Details')}</h2>
          <FactList>
            <FactLine label={i18n.t('Format')}>{head.matchType.toUpperCase()}</FactLine>
            <FactLine label={i18n.t('Starts')}>{whenText(i18n, head)}</FactLine>
            <FactLine label={i18n.t('Tournament')}>
              {head.tournament?.name ?? i18n.t('To be announced')}
            </FactLine>
            <FactLine label={i18n.t('Venue')}>
              {[head.venue.name, head.venue.city].filter(Boolean).join(', ')}
            </FactLine>
          </FactList>
          {inFeed && (
            <Link to={pathTo.analysis(head.key)} className={`mt-3 ${buttonClasses('outline')}`}>
              {i18n.t('Expert analysis of this match')}
            </Link>
          )}
        </Card>
        {inFeed && head.phase === 'upcoming' && (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
            <ForecastCard head={head} isPremium={isPremium} onUpgrade={onUpgrade} />
          </Suspense>
        )}
        <MeetingsBefore matchKey={head.key} />
        {head.venue.key !== null && <VenueRecordCard venueKey={head.venue.key} format={head.matchType} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <FormBefore matchKey={head.key} />
      </div>
      {!card && <HistoryCredit className="lg:col-span-2" />}
    </div>
  );
}
