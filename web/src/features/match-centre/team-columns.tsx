import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import { Card } from '../../ui/layout/card.tsx';
import { PlayerAvatar } from '../../ui/players/player-avatar.tsx';
import { TeamBadge } from '../../ui/layout/team-badge.tsx';
import { twoColumns } from '../../ui/layout/two-columns.ts';
import { type Armband, ArmbandMark } from '../../ui/players/armband-mark.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { shortNameIn } from '../../ui/match/match-view.ts';
import type { MatchViewModel } from './data/match-view-model.ts';
import { PlayerLink } from './scorecard/innings-card.tsx';

/** A player of a team, as the columns show it. */
export interface ColumnPlayer {
  key: string | null;
  name: string;
  role: PlayerRole | null;
  /** The mark of the role, or what the vendor calls it. */
  mark: string;
  armband?: Armband | undefined;
  /** Points scored, or the chance to play. */
  value?: string | undefined;
  /** 1 to 3 for the players with the most points. */
  rank?: number | undefined;
}

/** Players of a team under a title; an empty title is not shown. */
export interface ColumnGroup {
  title: string;
  players: readonly ColumnPlayer[];
}

interface TeamColumnsProps {
  match: Pick<MatchViewModel, 'teamInfo'>;
  teams: readonly { team: string; groups: readonly ColumnGroup[] }[];
}

/** The players of both teams side by side, also on a phone; with large text one below the other. */
export function TeamColumns({ match, teams }: TeamColumnsProps) {
  return (
    <div className={classNames(twoColumns, 'items-start gap-2 md:gap-4')}>
      {teams.map(({ team, groups }) => {
        const opponent = match.teamInfo.find(({ name }) => name !== team);
        return (
          <Card key={team} className="px-2.5 py-3 md:p-4">
            <div className="flex items-center gap-2">
              <TeamBadge
                name={team}
                shortName={shortNameIn(match, team)}
                image={match.teamInfo.find(({ name }) => name === team)?.img}
                opponent={opponent}
                size="small"
              />
              <h2 className="min-w-0 text-sm leading-tight font-bold wrap-anywhere md:text-base">{team}</h2>
            </div>
            {groups.map((group) => (
              <PlayerGroup key={group.title} group={group} team={team} opponent={opponent} />
            ))}
          </Card>
        );
      })}
    </div>
  );
}

interface PlayerGroupProps {
  group: ColumnGroup;
  team: string;
  opponent: { name: string } | undefined;
}

function PlayerGroup({ group: { title, players }, team, opponent }: PlayerGroupProps) {
  if (players.length === 0) return null;
  return (
    <>
      {title && <h3 className="mt-3 text-xs font-semibold text-muted">{title}</h3>}
      <ul className="mt-1 divide-y divide-line">
        {players.map((player) => (
          <PlayerLine key={player.name} player={player} team={team} opponent={opponent} />
        ))}
      </ul>
    </>
  );
}

function PlayerLine({ player, team, opponent }: Omit<PlayerGroupProps, 'group'> & { player: ColumnPlayer }) {
  const { name, role, mark, armband, value, rank } = player;
  return (
    <li className="flex min-h-14 items-center gap-2 py-1.5">
      <span className="relative">
        <PlayerAvatar name={name} team={team} opponent={opponent} playerRole={role} />
        {armband && <ArmbandMark armband={armband} className="absolute -top-2 -left-2" />}
      </span>
      <span className="min-w-0 flex-1 text-sm leading-tight">
        <span lang="en" className="block hyphens-auto">
          <PlayerLink player={player} />
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs text-muted">
          <span>{mark}</span>
          {value !== undefined && (
            <span className="ml-auto tabular">
              {rank !== undefined && <b className="text-floodlight">#{rank} </b>}
              <b className="text-sm text-text">{value}</b>
            </span>
          )}
        </span>
      </span>
    </li>
  );
}
