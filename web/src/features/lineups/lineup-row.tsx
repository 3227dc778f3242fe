import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { type Armband, ARMBANDS, ArmbandMark } from '../../ui/players/armband-mark.tsx';
import { PitchBoard } from '../../ui/match/pitch-board.tsx';
import { ROLES, roleShort } from '../../ui/players/player-roles.ts';
import { lineupAsText } from './lineup-export.ts';
import type { LineupTeam } from './lineup-teams.ts';
import { changesFrom, type NamedLineup } from './named-lineups.ts';

interface LineupRowProps {
  number: number;
  lineup: NamedLineup;
  /** The line-up with the most expected points. */
  best: NamedLineup;
  teams: readonly LineupTeam[];
  openAtFirst: boolean;
}

/** A line-up in a few lines: its captains, what differs from the best one, its roles. Opened, it is on a board. */
export function LineupRow({ number, lineup, best, teams, openAtFirst }: LineupRowProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(openAtFirst);
  const label = i18n.t('Line-up {number}', { number });
  return (
    <article className="rounded-card border border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-2 rounded-card px-3 py-2.5 text-left hover:bg-raised"
      >
        <span className="min-w-6 font-extrabold text-muted tabular">
          <span className="sr-only">{label}</span>
          <span aria-hidden="true">{number}</span>
        </span>
        <span className="min-w-0 space-y-1">
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {ARMBANDS.map((armband, at) => {
              const player = lineup.players[at];
              return player && <Leader key={armband} player={player} armband={armband} teams={teams} />;
            })}
          </span>
          <ChangeLine lineup={lineup} best={best} />
          <ShapeLine players={lineup.players} teams={teams} />
        </span>
        <Points lineup={lineup} />
        <ChevronDown
          aria-hidden="true"
          className={open ? 'size-5 rotate-180 text-muted' : 'size-5 text-muted'}
        />
      </button>
      {open && (
        <div className="p-3 pt-1">
          <PitchBoard
            label={label}
            players={lineup.players.map((player, index) => ({ ...player, armband: ARMBANDS[index] }))}
          />
          <div className="mt-2 flex justify-center">
            <CopyButton
              text={lineupAsText(i18n, { number, lineup, teams })}
              label={i18n.t('Copy line-up {number}', { number })}
            />
          </div>
        </div>
      )}
    </article>
  );
}

/** The expected points above their range; read out, with words. */
function Points({ lineup }: Pick<LineupRowProps, 'lineup'>) {
  const { i18n } = useLingui();
  const points = lineup.expected.toFixed(1);
  const range = { low: Math.round(lineup.p10), high: Math.round(lineup.p90) };
  return (
    <span className="text-right tabular">
      <span className="sr-only">
        {points} {i18n.t('expected points; likely range {low} to {high}', range)}
      </span>
      <span aria-hidden="true">
        <span className="block text-lg leading-5 font-extrabold">{points}</span>
        <span className="block text-xs text-muted">
          {range.low}–{range.high}
        </span>
      </span>
    </span>
  );
}

interface LeaderProps {
  player: PlayerProjection;
  armband: Armband;
  teams: readonly LineupTeam[];
}

function Leader({ player, armband, teams }: LeaderProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <ArmbandMark armband={armband} />
      <TeamDot teams={teams} team={player.team} />
      <span className="text-sm font-semibold wrap-anywhere">{player.name}</span>
    </span>
  );
}

/** A dot of the team's colour. */
export function TeamDot({ teams, team }: { teams: readonly LineupTeam[]; team: string }) {
  const ink = teams.find(({ name }) => name === team)?.ink;
  return (
    <span aria-hidden="true" style={{ backgroundColor: ink }} className="size-2.5 shrink-0 rounded-full" />
  );
}

/** Who is in and out compared with the best line-up; nothing for that one itself. */
function ChangeLine({ lineup, best }: Pick<LineupRowProps, 'lineup' | 'best'>) {
  const { i18n } = useLingui();
  if (lineup === best) return null;
  const changes = changesFrom(best, lineup);
  if (changes.in.length === 0) {
    return <span className="block text-sm text-muted">{i18n.t('Same players, other captains')}</span>;
  }
  return (
    <span className="flex flex-wrap gap-x-3 text-sm wrap-anywhere">
      <span className="text-turf">{i18n.t('In: {names}', { names: namesOf(changes.in) })}</span>
      <span className="text-muted">{i18n.t('Out: {names}', { names: namesOf(changes.out) })}</span>
    </span>
  );
}

function namesOf(players: readonly PlayerProjection[]): string {
  return players.map(({ name }) => name).join(', ');
}

/** How many players of each role and of each team: `1 WK · 4 BAT · 3 AR · 3 BOWL`, `MLM 6 · DCD 5`. */
function ShapeLine({
  players,
  teams,
}: {
  players: readonly PlayerProjection[];
  teams: readonly LineupTeam[];
}) {
  const { i18n } = useLingui();
  const roles = ROLES.map((role) => ({ role, count: players.filter((each) => each.role === role).length }));
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-muted tabular">
      <span>
        {roles
          .filter(({ count }) => count > 0)
          .map(({ role, count }) => `${count} ${roleShort(i18n, role)}`)
          .join(' · ')}
      </span>
      <span>
        {teams
          .map(({ name, short }) => `${short} ${players.filter(({ team }) => team === name).length}`)
          .join(' · ')}
      </span>
    </span>
  );
}
