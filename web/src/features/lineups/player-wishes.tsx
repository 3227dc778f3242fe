import type { PlayerProjection } from '@gullylens/contract/http/projections';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { Foldable } from '../../ui/foldable.tsx';
import { roleName } from '../../ui/match/role-words.ts';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { RadioRow } from '../../ui/radio-row.tsx';
import type { LineupWishes, PlayerWish } from './lineup-wishes.ts';

interface PlayerWishesProps {
  projections: readonly PlayerProjection[];
  players: LineupWishes['players'];
  onChange: (players: LineupWishes['players']) => void;
}

const choices = [
  { key: 'in', label: sentence('In all') },
  { key: 'open', label: sentence('Free') },
  { key: 'out', label: sentence('In none') },
] as const;

/** Who must be in every line-up, and who in none. */
export function PlayerWishes({ projections, players, onChange }: PlayerWishesProps) {
  const { i18n } = useLingui();
  const wishes = Object.values(players);
  const counts = {
    inAll: wishes.filter((wish) => wish === 'in').length,
    inNone: wishes.filter((wish) => wish === 'out').length,
  };
  const choose = (key: string, choice: PlayerWish | 'open') => {
    const { [key]: _before, ...others } = players;
    onChange(choice === 'open' ? others : { ...others, [key]: choice });
  };
  return (
    <Foldable
      title={
        <span className="flex grow flex-wrap justify-between gap-x-4 font-medium">
          {i18n.t('Players in or out')}
          <span className="text-muted tabular">{i18n.t('{inAll} in, {inNone} out', counts)}</span>
        </span>
      }
    >
      <PointsNote of="expected" className="mb-2" />
      <ul className="max-h-96 divide-y divide-line overflow-y-auto pr-2">
        {projections.map(({ key, name, role, team, mean }) => (
          <li key={key} className="py-3">
            <p className="mb-1 flex justify-between gap-3 text-sm">
              <span className="min-w-0">
                <span className="font-semibold wrap-anywhere">{name}</span>{' '}
                <span className="text-xs text-muted">
                  {roleName(i18n, role)}, {team}
                </span>
              </span>
              <span className="font-bold tabular">{mean.toFixed(1)}</span>
            </p>
            <RadioRow
              hideLabel
              label={name}
              options={choices.map((choice) => ({ key: choice.key, label: i18n.t(choice.label) }))}
              selected={players[key] ?? 'open'}
              onSelect={(choice) => choose(key, choice)}
            />
          </li>
        ))}
      </ul>
    </Foldable>
  );
}
