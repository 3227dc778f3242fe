import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { dayText } from '../../ui/dates.ts';
import { PlayedMatchList } from '../../ui/match/played-match-list.tsx';
import { RecordPage } from '../../ui/match/record-page.tsx';
import { VenueRecords } from './venue-records.tsx';

interface VenueProfileProps {
  venueKey: string;
  /** Leads from a ground that history does not know back to matches. */
  wayBack: ReactNode;
}

/** A ground: how much is scored there, who wins, and what was played last. */
export function VenueProfile({ venueKey, wayBack }: VenueProfileProps) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/venues/{id}/', { params: { id: venueKey } }));
  return (
    <RecordPage
      query={query}
      words={{
        loading: i18n.t('Loading the ground'),
        missing: i18n.t('We could not find that ground.'),
        whyMissing: i18n.t('None of the matches that we have was played there.'),
      }}
      heights={['h-32', 'h-11', 'h-96']}
      wayBack={wayBack}
    >
      {(venue) => (
        <>
          <header className="rounded-card border border-line bg-surface p-4 md:p-6">
            <h1 className="text-xl font-bold">{venue.name}</h1>
            <p className="text-muted">{venue.city ?? i18n.t('City not known')}</p>
            <p className="mt-3 text-sm text-muted tabular">
              {i18n.t('{count, plural, one {# match} other {# matches}}', { count: venue.matches })} ·{' '}
              {i18n.t('Last played {date}', { date: dayText(i18n, venue.lastMatch) })}
            </p>
          </header>
          <VenueRecords records={venue.records} />
          <Card className="mt-6 p-4">
            <h2 className="mb-1 font-bold">{i18n.t('Recent matches')}</h2>
            <PlayedMatchList matches={venue.recent} pathOf={pathTo.match} />
          </Card>
        </>
      )}
    </RecordPage>
  );
}
