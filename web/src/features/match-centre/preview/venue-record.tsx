import { useLingui } from '@lingui/react';
import { useVenueRecord } from '../../../platform/api/venue-record.ts';
import { pathTo } from '../../../platform/links.ts';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { wholeText } from '../../../ui/text/number-text.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';

interface VenueRecordProps {
  match: Pick<MatchViewModel, 'matchType' | 'gender' | 'venue'>;
  /** True once history, whose matches are averaged, has this match too. */
  includesMatch: boolean;
}

/** What the ground favours in matches of the same format and gender; nothing without such matches. */
export function VenueRecord({ match, includesMatch }: VenueRecordProps) {
  const { i18n } = useLingui();
  const { query, record } = useVenueRecord(match);
  if (query.isLoading) return <Skeleton className="h-48 w-full rounded-card" />;
  const venue = query.data?.data;
  if (!venue || !record) return null;
  const whole = (value: number | null, unit = '') => wholeText(value, unit, i18n.t('No history'));
  return (
    <Card className="px-4 pt-4 pb-1">
      <h2 className="font-bold">{venue.name}</h2>
      {includesMatch && <p className="text-xs text-muted">{i18n.t('Including this match')}</p>}
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 tabular sm:grid-cols-4 lg:grid-cols-2">
        <Tile label={i18n.t('Average first innings')} value={whole(record.averageScore)} />
        <Tile label={i18n.t('Won by the chasing team')} value={whole(record.chaseSuccess, '%')} />
        <Tile label={i18n.t('Won by the toss winner')} value={whole(record.tossWinAdvantage, '%')} />
        <Tile label={i18n.t('Highest total')} value={whole(record.highest)} />
        <Tile label={i18n.t('Lowest total')} value={whole(record.lowest)} />
        <Tile label={i18n.t('Matches')} value={String(record.matches)} />
      </dl>
      <TextLink to={pathTo.venue(venue.key)} className="mt-1 text-sm">
        {i18n.t('All about this ground')}
      </TextLink>
    </Card>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-xl font-extrabold">{value}</dd>
    </div>
  );
}
