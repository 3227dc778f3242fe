import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/fields.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { TEAM_SIZE } from '../../ui/match/playing-xi.ts';
import {
  chosenPlayers,
  contestOf,
  contests,
  exposureText,
  isCount,
  type LineupChoices,
  MAX_LINEUPS,
  styles,
} from './lineup-choices.ts';
import type { LineupTeam } from './lineup-teams.ts';
import { PlayerPicker } from './player-picker.tsx';

interface LineupFormProps {
  projections: readonly PlayerProjection[];
  teams: readonly LineupTeam[];
  choices: LineupChoices;
  busy: boolean;
  onChange: (choices: LineupChoices) => void;
  onBuild: () => void;
  /** Above the button: that line-ups are being built, or why there are none. */
  children?: ReactNode;
}

/** The choices: contest, number of line-ups, style; closed below them players in all or in none, and exposure. */
export function LineupForm({ children, ...props }: LineupFormProps) {
  const { i18n } = useLingui();
  const { choices, busy, onBuild } = props;
  const hasTooMany = chosenPlayers(choices, 'in').length > TEAM_SIZE;
  return (
    <Card className="p-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
      <Form onSubmit={onBuild}>
        <div className="space-y-4">
          <ContestFields {...props} />
          <div className="divide-y divide-line border-t border-line">
            <PlayersSection {...props} />
            <ExposureSection {...props} />
          </div>
        </div>
        <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 -mb-4 space-y-3 rounded-b-card border-t border-line bg-surface p-4 pt-3 lg:-bottom-4">
          {children}
          <Button
            type="submit"
            size="large"
            busy={busy}
            disabled={hasTooMany || !isCount(choices.count)}
            className="w-full"
          >
            {i18n.t('Build line-ups')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function ContestFields({ choices, onChange }: LineupFormProps) {
  const { i18n } = useLingui();
  const contest = contestOf(choices);
  const style = styles.find(({ key }) => key === choices.style);
  const range = { most: MAX_LINEUPS };
  return (
    <>
      <div>
        <RadioGroup
          look="columns"
          label={i18n.t('Contest')}
          options={contests.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
          selected={contest?.key ?? ''}
          onSelect={(key) => {
            const chosen = contests.find((one) => one.key === key);
            if (chosen) onChange({ ...choices, count: chosen.count, style: chosen.style });
          }}
        />
        <p className="mt-1 min-h-10 text-sm text-muted">
          {contest ? i18n.t(contest.note) : i18n.t('Your own number and style.')}
        </p>
      </div>
      <TextField
        label={i18n.t('How many line-ups (1 to {most})', range)}
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={MAX_LINEUPS}
        step={1}
        error={isCount(choices.count) ? undefined : i18n.t('Enter a whole number from 1 to {most}.', range)}
        value={Number.isNaN(choices.count) ? '' : choices.count}
        onChange={(event) => onChange({ ...choices, count: event.target.valueAsNumber })}
      />
      <div>
        <RadioGroup
          look="columns"
          label={i18n.t('Style')}
          options={styles.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
          selected={choices.style}
          onSelect={(key) => onChange({ ...choices, style: key })}
        />
        <p className="mt-1 min-h-5 text-sm text-muted">{style && i18n.t(style.note)}</p>
      </div>
    </>
  );
}

function PlayersSection({ projections, teams, choices, onChange }: LineupFormProps) {
  const { i18n } = useLingui();
  const inAll = chosenPlayers(choices, 'in').length;
  const inNone = chosenPlayers(choices, 'out').length;
  return (
    <div className="py-1">
      <Disclosure
        title={
          <SectionTitle
            title={i18n.t('Players in or out')}
            value={i18n.t('{inAll} in, {inNone} out', { inAll, inNone })}
          />
        }
      >
        <PlayerPicker
          projections={projections}
          teams={teams}
          chosen={choices.players}
          onChange={(players) => onChange({ ...choices, players })}
        />
      </Disclosure>
      {inAll > TEAM_SIZE && (
        <p role="alert" className="pb-2 text-sm font-semibold text-danger">
          {i18n.t('You want {count} players in all line-ups; a team has {size}.', {
            count: inAll,
            size: TEAM_SIZE,
          })}
        </p>
      )}
    </div>
  );
}

function ExposureSection({ choices, onChange }: LineupFormProps) {
  const { i18n } = useLingui();
  return (
    <div className="py-1">
      <Disclosure
        title={
          <SectionTitle title={i18n.t('Maximum exposure per player')} value={exposureText(i18n, choices)} />
        }
      >
        <p className="text-sm text-muted">
          {i18n.t('How many of the line-ups may have the same player. Players in all line-ups are exempt.')}
        </p>
        <input
          type="range"
          aria-label={i18n.t('Maximum exposure per player')}
          aria-valuetext={exposureText(i18n, choices)}
          min={10}
          max={100}
          step={5}
          disabled={choices.count === 1}
          value={choices.exposure}
          onChange={(event) => onChange({ ...choices, exposure: event.target.valueAsNumber })}
          className="h-11 w-full accent-turf disabled:opacity-55"
        />
        <p aria-hidden="true" className="flex justify-between pb-2 text-xs text-muted tabular">
          <span>10%</span>
          <span>100%</span>
        </p>
      </Disclosure>
    </div>
  );
}

function SectionTitle({ title, value }: { title: string; value: string }) {
  return (
    <span className="flex grow flex-wrap justify-between gap-x-4 font-medium">
      {title}
      <span className="text-muted tabular">{value}</span>
    </span>
  );
}
