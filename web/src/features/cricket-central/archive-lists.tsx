import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Shield, User } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { dayText } from '../../ui/dates.ts';
import { ArchiveStrip } from './archive-strip.tsx';
import { FactCard } from './fact-card.tsx';
import { SeriesCards } from './series-cards.tsx';

const page = { query: { limit: 12 } };

export function SeriesList() {
  const list = useQuery(apiQuery('GET /api/v1/cricket/series/', page));
  return (
    <ArchiveStrip label={sentence('Series')} query={list}>
      <SeriesCards series={list.data?.data ?? []} />
    </ArchiveStrip>
  );
}

export function TeamList() {
  const { i18n } = useLingui();
  const list = useQuery(apiQuery('GET /api/cricket/teams/', page));
  return (
    <ArchiveStrip label={sentence('Teams')} query={list}>
      {list.data?.data.map((team) => (
        <li key={team.key}>
          <FactCard
            title={team.name}
            note={i18n.t('Last played {date}', { date: dayText(i18n, team.lastMatch) })}
            facts={[matchCount(i18n, team.matches)]}
            icon={<Shield className="size-5" />}
            to={pathTo.team(team.key)}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

export function VenueList() {
  const { i18n } = useLingui();
  const list = useQuery(apiQuery('GET /api/cricket/venues/', page));
  return (
    <ArchiveStrip label={sentence('Venues')} query={list}>
      {list.data?.data.map((venue) => (
        <li key={venue.key}>
          <FactCard
            title={venue.name}
            note={venue.city ?? i18n.t('City not known')}
            facts={[
              matchCount(i18n, venue.matches),
              i18n.t('Last {date}', { date: dayText(i18n, venue.lastMatch) }),
            ]}
            icon={<MapPin className="size-5" />}
            to={pathTo.venue(venue.key)}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

export function PlayerList() {
  const { i18n } = useLingui();
  const list = useQuery(apiQuery('GET /api/cricket/players/', page));
  return (
    <ArchiveStrip label={sentence('Players')} query={list}>
      {list.data?.data.map((player) => (
        <li key={player.key}>
          <FactCard
            title={player.name}
            note={player.team.name}
            facts={[
              matchCount(i18n, player.matches),
              i18n.t('Last {date}', { date: dayText(i18n, player.lastMatch) }),
            ]}
            icon={<User className="size-5" />}
            to={pathTo.player(player.key)}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function matchCount(i18n: I18n, count: number): string {
  return i18n.t('{count, plural, one {# match} other {# matches}}', { count });
}
