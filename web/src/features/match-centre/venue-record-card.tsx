import { TextLink } from '../../ui/text-link.tsx';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { FactLine, FactList } from '../../ui/fact-list.tsx';
import { wholeText } from '../../ui/figure-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface VenueRecordCardProps {
  venueKey: string;
  /** Of the match; the feed and the history write it differently. */
  format: string;
}

/** What the ground has seen in the match's format. */
export function VenueRecordCard({ venueKey, format }: VenueRecordCardProps) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/venues/{id}/', { params: { id: venueKey } }));
  if (query.isPending) return <Skeleton className="h-56 w-full rounded-card" />;
  const venue = query.data?.data;
  const record = venue?.records.find((one) => one.format.toLowerCase() === format.toLowerCase());
  if (!venue || !record) return null;
  const none = i18n.t('No history');
  return (
    <Card className="p-4">
      <h2 className="mb-1 font-bold">{venue.name}</h2>
      <FactList>
        <FactLine label={i18n.t('Matches')}>{record.matches}</FactLine>
        <FactLine label={i18n.t('Average first innings')}>
          {wholeText(record.averageScore, '', none)}
        </FactLine>
        <FactLine label={i18n.t('Won by the chasing team')}>
          {wholeText(record.chaseSuccess, '%', none)}
        </FactLine>
        <FactLine label={i18n.t('Won by the toss winner')}>
          {wholeText(record.tossWinAdvantage, '%', none)}
        </FactLine>
      </FactList>
      <TextLink to={pathTo.venue(venueKey)} className="mt-1 text-sm">
        {i18n.t('All about this ground')}
      </TextLink>
    </Card>
  );
}
