import type { MAX_LINEUPS as ContractLimit } from '@gullylens/contract/http/insights/lineups';
import type { LineupStyle, PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { TextField } from '../../ui/controls/fields.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { PointsNote } from '../../ui/match/points-note.tsx';
import { roleName } from '../../ui/match/player-roles.ts';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';

interface LineupFormProps {
  projections: readonly PlayerProjection[];
  choices: LineupChoices;
  busy: boolean;
  onChange: (choices: LineupChoices) => void;
  onBuild: () => void;
}

/** The choices: number of line-ups, style, exposure, and players in all or in none. */
export function LineupForm({ projections, choices, busy, onChange, onBuild }: LineupFormProps) {
  const { i18n } = useLingui();
  const inAll = chosenPlayers(choices, 'in').length;
  const inNone = chosenPlayers(choices, 'out').length;
  const style = styles.find(({ key }) => key === choices.style);
  return (
    <Card className="p-5 lg:sticky lg:top-20">
      <Form onSubmit={onBuild} className="space-y-5">
        <TextField
          label={i18n.t('How many line-ups (1 to {most})', { most: MAX_LINEUPS })}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={MAX_LINEUPS}
          step={1}
          value={Number.isNaN(choices.count) ? '' : choices.count}
          onChange={(event) => onChange({ ...choices, count: event.target.valueAsNumber })}
        />
        <div>
          <RadioGroup
            label={i18n.t('Style')}
            options={styles.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
            selected={choices.style}
            onSelect={(key) => onChange({ ...choices, style: key })}
          />
          <p className="mt-1 min-h-5 text-sm text-muted">{style && i18n.t(style.note)}</p>
        </div>
        <label className="block text-sm font-medium">
          <span className="flex justify-between gap-4">
            {i18n.t('Maximum exposure per player')}
            <span className="font-bold tabular">{exposureText(choices)}</span>
          </span>
          <input
            type="range"
            min={10}
            max={100}
            step={5}
            disabled={choices.count === 1}
            value={choices.exposure}
            onChange={(event) => onChange({ ...choices, exposure: event.target.valueAsNumber })}
            className="h-11 w-full accent-turf"
          />
        </label>
        <Disclosure
          title={
            <span className="flex grow flex-wrap justify-between gap-x-4 font-medium">
              {i18n.t('Players in or out')}
              <span className="text-muted tabular">
                {i18n.t('{inAll} in, {inNone} out', { inAll, inNone })}
              </span>
            </span>
          }
        >
          <PointsNote kind="expected" className="mb-2" />
          {/* The radio buttons are placed absolutely: without `relative` they would lengthen the page. */}
          <ul className="relative max-h-96 divide-y divide-line overflow-y-auto pr-2">
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
                <RadioGroup
                  hideLabel
                  label={name}
                  options={playerChoices.map((choice) => ({ key: choice.key, label: i18n.t(choice.label) }))}
                  selected={choices.players[key] ?? 'open'}
                  onSelect={(choice) =>
                    onChange({ ...choices, players: { ...choices.players, [key]: choice } })
                  }
                />
              </li>
            ))}
          </ul>
        </Disclosure>
        {inAll > LINEUP_SIZE && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {i18n.t('You want {count} players in all line-ups; a team has {size}.', {
              count: inAll,
              size: LINEUP_SIZE,
            })}
          </p>
        )}
        <Button type="submit" size="large" busy={busy} disabled={inAll > LINEUP_SIZE} className="w-full">
          {i18n.t('Build line-ups')}
        </Button>
      </Form>
    </Card>
  );
}

const playerChoices = [
  { key: 'in', label: sentence('In all') },
  { key: 'open', label: sentence('Free') },
  { key: 'out', label: sentence('In none') },
] as const;

/** Most line-ups per request. Does not compile when the contract's limit differs; its code would load the schemas. */
export const MAX_LINEUPS: typeof ContractLimit = 150;

/** Players of a line-up. */
export const LINEUP_SIZE = 11;

type PlayerChoice = (typeof playerChoices)[number]['key'];

/** The choices of the form. `players` maps player keys; a player without an entry is free. */
export interface LineupChoices {
  count: number;
  style: LineupStyle;
  /** Maximum percentage of the line-ups that may have the same player. */
  exposure: number;
  players: Readonly<Record<string, PlayerChoice>>;
}

/** The form before its first change. */
export const initialLineupChoices: LineupChoices = {
  count: 20,
  style: 'balanced',
  exposure: 75,
  players: {},
};

/** The styles with their names and what they aim at. */
export const styles = [
  {
    key: 'safe',
    label: sentence('Safe & Steady'),
    note: sentence('Reliable scorers.'),
  },
  {
    key: 'high-risk',
    label: sentence('High Risk-Reward'),
    note: sentence('Players whose best days win big contests.'),
  },
  {
    key: 'balanced',
    label: sentence('Balanced Approach'),
    note: sentence('Highest expected points.'),
  },
] as const;

/** Returns the share of line-ups that may have a player who is not `in`, `75% (4/5)`: rounded up, as by the server. */
export function exposureText({ count, exposure }: LineupChoices): string {
  const most = Math.ceil((count * exposure) / 100);
  return Number.isNaN(most) ? `${exposure}%` : `${exposure}% (${most}/${count})`;
}

/** Returns the keys of the players with the given choice. */
export function chosenPlayers({ players }: LineupChoices, choice: PlayerChoice): string[] {
  return Object.keys(players).filter((key) => players[key] === choice);
}
