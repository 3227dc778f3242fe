import type { I18n } from '@lingui/core';
import type { PlayerProjection, PlayerRole } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { PlayerAvatar } from '../../ui/players/player-avatar.tsx';
import { PointsNote } from '../../ui/players/points-note.tsx';
import { ROLES, roleShort } from '../../ui/players/player-roles.ts';
import { opponentAmong } from '../../ui/teams/colours-in-match.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { type LineupTeam, shortOf } from './lineup-teams.ts';
import type { LineupChoices, PlayerChoice } from './lineup-choices.ts';

interface PlayerPickerProps {
  projections: readonly PlayerProjection[];
  teams: readonly LineupTeam[];
  chosen: LineupChoices['players'];
  onChange: (chosen: LineupChoices['players']) => void;
}

/** The players of one role at a time, each with a button for all line-ups and one for none. */
export function PlayerPicker({ projections, teams, chosen, onChange }: PlayerPickerProps) {
  const { i18n } = useLingui();
  const roles = ROLES.map((role) => ({
    role,
    players: projections.filter((player) => player.role === role),
  })).filter(({ players }) => players.length > 0);
  const [selected, select] = useState<PlayerRole | undefined>(roles[0]?.role);
  const shown = roles.find(({ role }) => role === selected) ?? roles[0];
  const toggle = (key: string, choice: PlayerChoice) => {
    const { [key]: before, ...others } = chosen;
    onChange(before === choice ? others : { ...others, [key]: choice });
  };
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {i18n.t('Tick a player for all line-ups, cross out one for none. The others are free.')}
      </p>
      <RadioGroup
        hideLabel
        look="columns"
        label={i18n.t('Role')}
        options={roles.map(({ role, players }) => ({
          key: role,
          label: `${roleShort(i18n, role)} ${players.length}`,
        }))}
        selected={shown?.role ?? ''}
        onSelect={select}
      />
      <ul className="mt-2 divide-y divide-line">
        {shown?.players.map((player) => (
          <PlayerRow
            key={player.key}
            player={player}
            opponent={opponentAmong(projections, player.team)}
            short={shortOf(teams, player.team)}
            choice={chosen[player.key]}
            onToggle={(choice) => toggle(player.key, choice)}
          />
        ))}
      </ul>
      <PointsNote kind="expected" className="mt-2" />
    </>
  );
}

interface PlayerRowProps {
  player: PlayerProjection;
  opponent: { name: string } | undefined;
  /** The short name of the player's team. */
  short: string;
  choice: PlayerChoice | undefined;
  onToggle: (choice: PlayerChoice) => void;
}

function PlayerRow({ player, opponent, short, choice, onToggle }: PlayerRowProps) {
  const { i18n } = useLingui();
  const { name, team, role, mean, playChance } = player;
  const chance = playChance === undefined ? null : Math.round(playChance);
  return (
    <li className="flex min-h-14 items-center gap-2 py-1">
      <span className="max-[22.5rem]:hidden">
        <PlayerAvatar name={name} team={team} opponent={opponent} playerRole={role} />
      </span>
      <span className="min-w-0 flex-1 pl-1">
        <span className="block text-sm font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs text-muted tabular">
          {[short, chance !== null && chanceText(i18n, chance)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="text-sm font-bold tabular">{mean.toFixed(1)}</span>
      <ChoiceButton
        label={i18n.t('{name} in all line-ups', { name })}
        look="in"
        isChosen={choice === 'in'}
        onToggle={onToggle}
      />
      <ChoiceButton
        label={i18n.t('{name} in no line-up', { name })}
        look="out"
        isChosen={choice === 'out'}
        onToggle={onToggle}
      />
    </li>
  );
}

const looks = {
  in: { Icon: Check, chosen: 'border-turf bg-turf text-on-turf' },
  out: { Icon: X, chosen: 'border-destructive bg-destructive text-on-destructive' },
} as const;

interface ChoiceButtonProps {
  label: string;
  look: PlayerChoice;
  isChosen: boolean;
  onToggle: (choice: PlayerChoice) => void;
}

function ChoiceButton({ label, look, isChosen, onToggle }: ChoiceButtonProps) {
  const { Icon, chosen } = looks[look];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      onClick={() => onToggle(look)}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control border transition-colors',
        isChosen ? chosen : 'border-line text-muted hover:border-edge hover:text-text',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Before the toss nobody is certain to play. */
function chanceText(i18n: I18n, chance: number): string {
  return chance === 100 ? i18n.t('Likely to play') : i18n.t('{chance}% to play', { chance });
}
