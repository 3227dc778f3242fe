import type { Scorecard, SquadPlayer } from '@gullylens/contract/http/matches/cricket-matches';
import type { I18n } from '@lingui/core';
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
import { useVendorScorecard } from './data/use-vendor-scorecard.ts';

/** The elevens that played; until history has the match, the squads. */
export function LineupsTab({ match, card, inFeed }: MatchTabProps) {
  const { i18n } = useLingui();
  return (
    <>
      {card ? (
        <TeamLists
          teams={elevensOf(card).map(({ team, players }) => ({ team, groups: [{ title: '', players }] }))}
          note={i18n.t('Playing XI, in batting order.')}
        />
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

/** The squads. During play those on the scorecard come first, because they are certain to play. */
function Squads({ match }: Pick<MatchTabProps, 'match'>) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/cricket/matches/{id}/players/', { params: { id: match.key } }));
  const isLive = match.phase === 'live';
  const scorecard = useVendorScorecard(match, { enabled: isLive });
  const playing = playersOn(isLive ? scorecard.data?.data : undefined);
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
      {({ data }) => (
        <TeamLists
          teams={squadsByTeam(data, teams).map(({ team, players }) => ({
            team,
            groups: groupsOf(i18n, players, playing),
          }))}
          note={i18n.t(noteOn(match, playing))}
        />
      )}
    </QueryState>
  );
}

/** Returns the ids of all who have batted or bowled; a substitute may have fielded. */
function playersOn(scorecard: Scorecard | undefined): ReadonlySet<string> {
  const innings = scorecard?.innings ?? [];
  return new Set(innings.flatMap(({ batting, bowling }) => [...batting, ...bowling].map(({ id }) => id)));
}

function noteOn({ phase, toss }: MatchTabProps['match'], playing: ReadonlySet<string>): string {
  if (phase === 'completed') {
    return sentence('The playing XIs appear once we have the ball-by-ball data of the match.');
  }
  if (playing.size > 0) {
    return sentence('From the scorecard. The complete playing XIs follow after the match.');
  }
  return phase === 'upcoming' && toss === null
    ? sentence('Squads. The playing XIs are announced at the toss.')
    : sentence('Squads. Players are marked as playing once the scorecard names them.');
}

const ELEVEN = 11;

function groupsOf(
  i18n: I18n,
  squad: readonly SquadPlayer[],
  playing: ReadonlySet<string>,
): readonly PlayerGroup[] {
  const on = squad.filter(({ id }) => playing.has(id));
  const off = squad.filter(({ id }) => !playing.has(id));
  if (on.length === 0) return [{ title: '', players: squad }];
  if (on.length === ELEVEN) return [{ title: i18n.t('Playing XI'), players: on }];
  // With a substitute more than eleven play.
  if (on.length > ELEVEN) return [{ title: i18n.t('Playing'), players: on }];
  return [
    { title: i18n.t('Playing'), players: on },
    { title: i18n.t('Not on the scorecard yet'), players: off },
  ];
}

interface PlayerGroup {
  /** Empty when there is only one group. */
  title: string;
  players: TeamList['players'];
}

interface TeamListsProps {
  teams: readonly { team: string; groups: readonly PlayerGroup[] }[];
  note: string;
}

function TeamLists({ teams, note }: TeamListsProps) {
  return (
    <>
      <p className="mb-3 text-sm text-muted">{note}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {teams.map(({ team, groups }) => (
          <Card key={team} className="p-4">
            <h2 className="font-bold">{team}</h2>
            {groups.map((group) => (
              <PlayerList key={group.title} {...group} />
            ))}
          </Card>
        ))}
      </div>
    </>
  );
}

function PlayerList({ title, players }: PlayerGroup) {
  const { i18n } = useLingui();
  if (players.length === 0) return null;
  return (
    <>
      {title && <h3 className="mt-3 text-sm font-semibold text-muted">{title}</h3>}
      <ul className="mt-2 divide-y divide-line text-sm">
        {players.map((player) => (
          <li key={player.name} className="flex min-h-10 items-center justify-between gap-3">
            <PlayerLink player={player} />
            <span className="text-right text-xs text-muted">{roleText(i18n, player.role)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the vendor's squads in the order of the match's teams; a team whose name differs comes last. */
function squadsByTeam(squad: readonly SquadPlayer[], teams: readonly string[]) {
  const names = [...new Set([...teams, ...squad.map(({ team }) => team)])];
  return names
    .map((name) => ({ team: name, players: squad.filter(({ team }) => team === name) }))
    .filter(({ players }) => players.length > 0);
}
