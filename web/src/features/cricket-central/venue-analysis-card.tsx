import type { MatchSummary } from '@gullylens/contract/http/match';
import type { VenueRecord } from '@gullylens/contract/http/venues';
import { useLingui } from '@lingui/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { wholeText } from '../../ui/figure-text.ts';
import { Fact, Nothing, PreviewCard } from './preview-card.tsx';

export function VenueAnalysisCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { key } = match.venue;
  const venue = useQuery({
    ...apiQuery('GET /api/cricket/venues/{id}/', { params: { id: key ?? '' } }),
    ...(key === null ? { queryFn: skipToken } : {}),
  });
  const record = venue.data?.data.records.find((one) => one.format.toLowerCase() === match.matchType);
  return (
    <PreviewCard title={i18n.t('Venue Analysis')}>
      {record ? <VenueFacts record={record} /> : <Nothing>{i18n.t(venueText(venue.isFetching))}</Nothing>}
    </PreviewCard>
  );
}

function venueText(fetching: boolean): string {
  return fetching
    ? sentence('Looking through the history...')
    : sentence('No matches of this format here in the history.');
}

function VenueFacts({ record }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  const none = i18n.t('No history');
  return (
    <>
      <Fact label={i18n.t('Matches in the history')} value={String(record.matches)} />
      <Fact label={i18n.t('Average first innings')} value={wholeText(record.averageScore, '', none)} />
      <Fact
        label={i18n.t('Highest and lowest')}
        value={i18n.t('{highest} and {lowest}', {
          highest: record.highest ?? '–',
          lowest: record.lowest ?? '–',
        })}
      />
      <Fact label={i18n.t('Won by the chasing team')} value={wholeText(record.chaseSuccess, '%', none)} />
    </>
  );
}
