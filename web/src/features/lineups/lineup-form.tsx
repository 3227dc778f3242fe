import type { PlayerProjection } from '@gullylens/contract/http/projections';
import { useLingui } from '@lingui/react';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioRow } from '../../ui/radio-row.tsx';
import { TextField } from '../../ui/fields.tsx';
import { PlayerWishes } from './player-wishes.tsx';
import {
  LINEUP_SIZE,
  type LineupWishes,
  MOST_LINEUPS,
  exposureText,
  styles,
  wished,
} from './lineup-wishes.ts';

interface LineupFormProps {
  projections: readonly PlayerProjection[];
  wishes: LineupWishes;
  busy: boolean;
  onChange: (wishes: LineupWishes) => void;
  onBuild: () => void;
}

/** How many line-ups, in which style, with whom and without whom. */
export function LineupForm({ projections, wishes, busy, onChange, onBuild }: LineupFormProps) {
  const { i18n } = useLingui();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onBuild();
  };
  const inAll = wished(wishes, 'in').length;
  const style = styles.find(({ key }) => key === wishes.style);
  return (
    <Card className="p-5 lg:sticky lg:top-20">
      <form onSubmit={submit} className="space-y-5">
        <TextField
          label={i18n.t('How many line-ups (1 to {most})', { most: MOST_LINEUPS })}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={MOST_LINEUPS}
          step={1}
          value={Number.isNaN(wishes.count) ? '' : wishes.count}
          onChange={(event) => onChange({ ...wishes, count: event.target.valueAsNumber })}
        />
        <div>
          <RadioRow
            label={i18n.t('Style')}
            options={styles.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
            selected={wishes.style}
            onSelect={(key) => onChange({ ...wishes, style: key })}
          />
          <p className="mt-1 min-h-5 text-sm text-muted">{style && i18n.t(style.note)}</p>
        </div>
        <ExposureField wishes={wishes} onChange={onChange} />
        <PlayerWishes
          projections={projections}
          players={wishes.players}
          onChange={(players) => onChange({ ...wishes, players })}
        />
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
      </form>
    </Card>
  );
}

function ExposureField({ wishes, onChange }: Pick<LineupFormProps, 'wishes' | 'onChange'>) {
  const { i18n } = useLingui();
  return (
    <label className="block text-sm font-medium">
      <span className="flex justify-between gap-4">
        {i18n.t('Most line-ups that may hold one player')}
        <span className="font-bold tabular">{exposureText(wishes)}</span>
      </span>
      <input
        type="range"
        min={10}
        max={100}
        step={5}
        disabled={wishes.count === 1}
        value={wishes.exposure}
        onChange={(event) => onChange({ ...wishes, exposure: event.target.valueAsNumber })}
        className="h-11 w-full accent-turf"
      />
    </label>
  );
}
