import type { PlayerRole } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { initials } from '../layout/team-badge.tsx';
import { teamColours } from '../teams/team-colours.ts';
import { type Armband, ArmbandMark } from '../players/armband-mark.tsx';
import { ROLES, roleGroupName } from '../players/player-roles.ts';

/** The factor of a captain's and a vice-captain's points. */
const factors: Readonly<Record<Armband, number>> = { captain: 2, 'vice-captain': 1.5 };

/** A player on the board of a line-up. */
export interface BoardPlayer {
  key: string;
  name: string;
  team: string;
  role: PlayerRole;
  /** The player's points, expected or scored, without the factor of the armband. */
  mean: number;
  armband: Armband | undefined;
}

type CountedPlayer = Pick<BoardPlayer, 'mean' | 'armband'>;

/** Returns the points of a whole line-up. */
export function lineupTotal(players: readonly CountedPlayer[]): number {
  return players.reduce((sum, player) => sum + countedPoints(player), 0);
}

function countedPoints({ mean, armband }: CountedPlayer): number {
  const factor = armband === undefined ? 1 : factors[armband];
  return Math.round(mean * factor * 10) / 10;
}

interface PitchBoardProps {
  label: string;
  players: readonly BoardPlayer[];
  /** Whether the points are a forecast or were scored. */
  points?: 'expected' | 'scored';
}

/** A line-up on a pitch, in rows by role. The players are text, so that screen readers read them. */
export function PitchBoard({ label, players, points = 'expected' }: PitchBoardProps) {
  const { i18n } = useLingui();
  const teams = [...new Set(players.map(({ team }) => team))];
  return (
    <section aria-label={label} className="mx-auto w-full max-w-lg">
      <div className="relative isolate space-y-3 overflow-hidden rounded-card border border-line bg-turf/10 px-2 py-8">
        <FieldMarkings />
        {ROLES.map((role) => (
          <RoleRow
            key={role}
            players={players.filter((player) => player.role === role)}
            role={role}
            teams={teams}
          />
        ))}
      </div>
      {players.length > 0 && <p className="mt-2 text-center text-xs text-muted">{i18n.t(notes[points])}</p>}
    </section>
  );
}

const notes = {
  expected: sentence(
    'Under each name: expected points, the captain’s twice, the vice-captain’s one and a half times',
  ),
  scored: sentence('Under each name: points, the captain’s twice, the vice-captain’s one and a half times'),
} as const;

interface RoleRowProps {
  role: PlayerRole;
  players: readonly BoardPlayer[];
  /** Names of the one or two teams on the board. */
  teams: readonly string[];
}

function RoleRow({ role, players, teams }: RoleRowProps) {
  const { i18n } = useLingui();
  if (players.length === 0) return null;
  return (
    <div>
      <p className="text-center text-xs font-semibold text-muted">{roleGroupName(i18n, role)}</p>
      <ul className="mt-1 flex flex-wrap justify-center gap-x-1 gap-y-2">
        {players.map((player) => (
          <PlayerOnBoard key={player.key} player={player} teams={teams} />
        ))}
      </ul>
    </div>
  );
}

function PlayerOnBoard({ player, teams }: { player: BoardPlayer } & Pick<RoleRowProps, 'teams'>) {
  const opponent = teams.find((name) => name !== player.team);
  const { badge, letters } = teamColours({ name: player.team }, opponent ? { name: opponent } : undefined);
  return (
    <li className="flex w-19 flex-col sm:w-22 items-center text-center">
      <span className="relative">
        <span
          aria-hidden="true"
          style={{ backgroundColor: badge, color: letters }}
          className="inline-flex size-10 items-center justify-center rounded-full text-xs font-extrabold"
        >
          {initials(player.name)}
        </span>
        {player.armband && <ArmbandMark armband={player.armband} className="absolute -right-2 -top-1" />}
      </span>
      <span className="mt-1 flex max-w-full flex-col rounded-md bg-ink/60 px-1 pb-0.5 text-xs">
        <span lang="en" className="line-clamp-3 font-semibold tracking-tight hyphens-auto">
          {player.name}
        </span>
        <span className="text-muted tabular">
          {player.mean.toFixed(1)}
          {player.armband && ` × ${factors[player.armband]}`}
        </span>
      </span>
    </li>
  );
}

function FieldMarkings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 -z-10 size-full fill-none stroke-turf/25"
    >
      <ellipse cx="50" cy="50" rx="47" ry="48" vectorEffect="non-scaling-stroke" strokeWidth="2" />
      <rect x="45" y="34" width="10" height="32" className="fill-floodlight/10 stroke-none" />
    </svg>
  );
}
