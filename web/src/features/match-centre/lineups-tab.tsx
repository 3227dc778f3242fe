import type { SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { roleText } from '../../ui/match/player-roles.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { elevensOf, type TeamList } from './elevens.ts';
import { PlayerLink } from './innings-card.tsx';
import type { MatchTabProps } from './data/match-tab-props.ts';

/** The elevens that played; until history has the match, the squads. */
export function LineupsTab({ match, card, inFeed }: MatchTabProps) {
  const { i18n } = useLingui();
  return (
    <>
      {card ? (
        <TeamLists teams={elevensOf(card)} note={i18n.t('Playing XI, in batting order.')} />
      ) : (
        <Squads match={match} />
      )}
      {inFeed && match.phase === 'upcoming' && (
        <Link to={pathTo.lineups(match.key)} className={`mt-5 ${buttonClasses('primary')}`}>
          {i18n.t('Build line-ups for this match')}
        </Link>
      )}
    </>
  );
}

const notes: Readonly<Record<MatchTabProps['match']['phase'], string>> = {
  upcoming: sentence('Squads. The playing XIs are announced at the toss.'),
  live: sentence('Squads. The playing XIs appear after the match.'),
  completed: sentence('Squads. The playing XIs appear once we have the ball-by-ball data of the match.'),
};

function Squads({ match }: Pick<MatchTabProps, 'match'>) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/matches/{id}/players/', { params: { id: match.key } }));
  const teams = match.teamInfo.map(({ name }) => name);
  return (
    <QueryState
      query={query}
      skeletons={['h-96 w-full rounded-card']}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          icon={<Users className="size-6" />}
          title={i18n.t('The squads are not announced yet.')}
          text={i18n.t('Usually announced a day before the match.')}
          className="min-h-72"
        />
      }
    >
      {({ data }) => <TeamLists teams={announcedSquads(data, teams)} note={i18n.t(notes[match.phase])} />}
    </QueryState>
  );
}

function TeamLists({ teams, note }: { teams: readonly TeamList[]; note: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <p className="mb-3 text-sm text-muted">{note}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {teams.map((team) => (
          <Card key={team.team} className="p-4">
            <h2 className="font-bold">{team.team}</h2>
            <ul className="mt-2 divide-y divide-line text-sm">
              {team.players.map((player) => (
                <li key={player.name} className="flex min-h-10 items-center justify-between gap-3">
                  <PlayerLink player={player} />
                  <span className="text-right text-xs text-muted">{roleText(i18n, player.role)}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}

/** Returns the vendor's squads in the order of the match's teams; a team whose name differs comes last. */
function announcedSquads(squad: readonly SquadPlayer[], teams: readonly string[]): TeamList[] {
  const names = [...new Set([...teams, ...squad.map(({ team }) => team)])];
  return names
    .map((name) => ({ team: name, players: squad.filter(({ team }) => team === name) }))
    .filter(({ players }) => players.length > 0);
}
