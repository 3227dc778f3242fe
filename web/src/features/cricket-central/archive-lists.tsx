import { useQuery } from '@tanstack/react-query';
import { MapPin, Shield, Trophy, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { FactCard } from './fact-card.tsx';
import { datesOf, formatsOf } from './series-facts.ts';
import { ArchiveStrip } from './archive-strip.tsx';

const page = { query: { limit: 12 } };

/** Lists that come from the feed's series and the stored history, each under its tab. */
export const archiveLists: Readonly<Record<string, () => ReactNode>> = {
  series: SeriesList,
  teams: TeamList,
  venues: VenueList,
  players: PlayerList,
};

function SeriesList() {
  const list = useQuery(apiQuery('GET /api/v1/cricket/series/', page));
  return (
    <ArchiveStrip label="series" query={list}>
      {list.data?.data.map((one) => (
        <li key={one.key}>
          <FactCard
            title={one.name}
            note={datesOf(one)}
            facts={formatsOf(one)}
            icon={<Trophy className="size-5" />}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function TeamList() {
  const list = useQuery(apiQuery('GET /api/cricket/teams/', page));
  return (
    <ArchiveStrip label="teams" query={list}>
      {list.data?.data.map((team) => (
        <li key={team.key}>
          <FactCard
            title={team.name}
            note={`Last played ${team.lastMatch}`}
            facts={[`${team.matches} matches`]}
            icon={<Shield className="size-5" />}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function VenueList() {
  const list = useQuery(apiQuery('GET /api/cricket/venues/', page));
  return (
    <ArchiveStrip label="venues" query={list}>
      {list.data?.data.map((venue) => (
        <li key={venue.key}>
          <FactCard
            title={venue.name}
            note={venue.city ?? 'City not known'}
            facts={[`${venue.matches} matches`, `Last ${venue.lastMatch}`]}
            icon={<MapPin className="size-5" />}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function PlayerList() {
  const list = useQuery(apiQuery('GET /api/cricket/players/', page));
  return (
    <ArchiveStrip label="players" query={list}>
      {list.data?.data.map((player) => (
        <li key={player.key}>
          <FactCard
            title={player.name}
            note={player.team.name}
            facts={[`${player.matches} matches`, `Last ${player.lastMatch}`]}
            icon={<User className="size-5" />}
          />
        </li>
      ))}
    </ArchiveStrip>
  );
}
