import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { PlayedMatchList } from '../../ui/match/played-match-list.tsx';
import { RecordPage } from '../../ui/match/record-page.tsx';
import { TeamHeader } from './team-header.tsx';
import { TeamOpponents } from './team-opponents.tsx';
import { TeamRecords } from './team-records.tsx';
import { TeamSquad } from './team-squad.tsx';

interface TeamProfileProps {
  teamKey: string;
  /** Leads from a team that history does not know back to matches. */
  wayBack: ReactNode;
}

/** A team out of the history: how it fares, whom it names, and what it played last. */
export function TeamProfile({ teamKey, wayBack }: TeamProfileProps) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/teams/{id}/', { params: { id: teamKey } }));
  return (
    <RecordPage
      query={query}
      words={{
        loading: i18n.t('Loading the team'),
        missing: i18n.t('We could not find that team.'),
        whyMissing: i18n.t('None of the matches that we have was played by it.'),
      }}
      heights={['h-32', 'h-24', 'h-96']}
      wayBack={wayBack}
    >
      {(team) => (
        <>
          <TeamHeader team={team} />
          <TeamRecords records={team.records} />
          <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
            <TeamSquad squad={team.squad} />
            <TeamOpponents team={team} />
          </div>
          <Card className="mt-6 p-4">
            <h2 className="mb-1 font-bold">{i18n.t('Recent matches')}</h2>
            <PlayedMatchList matches={team.recent} pathOf={pathTo.match} />
          </Card>
        </>
      )}
    </RecordPage>
  );
}
