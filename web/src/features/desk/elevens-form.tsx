import type { DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import type { Dispatch, SetStateAction } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { ChangeConflict } from './conflicts.tsx';
import { ChangeStatus, useDeskChange } from './desk-analysis.tsx';

interface ElevensFormProps {
  detail: DeskAnalysisDetail;
  unsaved: UnsavedElevens | null;
  onChange: Dispatch<SetStateAction<UnsavedElevens | null>>;
}

const teamKeys = ['teamA', 'teamB'] as const;

const noElevens: Elevens = { teamA: [], teamB: [] };

/** The announced elevens, which forecasts and line-ups use from then on. */
export function ElevensForm({ detail, unsaved, onChange }: ElevensFormProps) {
  const { i18n } = useLingui();
  const { matchKey, members, announced, analysis } = detail;
  const { elevens, base } = unsaved ?? { elevens: announced ?? noElevens, base: announced };
  const conflict = !areSame(base, announced);
  const change = useDeskChange(matchKey);
  const submit = () => {
    const body = { teamA: [...elevens.teamA], teamB: [...elevens.teamB] };
    change.mutate({
      send: () => callApi('POST /api/v1/desk/analyses/{matchKey}/lineup/', { params: { matchKey }, body }),
      // Ticks made while this was on its way stay, now as changes to what it saved.
      onSaved: (saved) =>
        onChange(
          (latest) => latest && unsavedElevens({ elevens: latest.elevens, base: saved.announced }, elevens),
        ),
    });
  };
  const isComplete = teamKeys.every((team) => elevens[team].length === 11 || elevens[team].length === 12);
  return (
    <Form onSubmit={submit}>
      {conflict && (
        <ChangeConflict
          onTakeTheirs={() => onChange(null)}
          onKeepMine={() => onChange({ elevens, base: announced })}
        />
      )}
      <p className="mb-4 text-sm text-muted">
        {i18n.t('Eleven a side, or twelve where an impact player is named beside them.')}
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        {teamKeys.map((team) => (
          <TeamPlayersChoice
            key={team}
            name={analysis.recentForm[team].team}
            members={members}
            chosen={elevens[team]}
            isSaving={change.isPending}
            onChange={(chosen) => onChange({ elevens: { ...elevens, [team]: chosen }, base })}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" busy={change.isPending} disabled={!isComplete || conflict}>
          {i18n.t('Enter the playing XIs')}
        </Button>
        <ChangeStatus change={change} />
      </div>
    </Form>
  );
}

/** Most players of a team, as in the contract: an eleven and its impact player. */
const MAX_TEAM_PLAYERS = 12;

interface TeamPlayersChoiceProps {
  name: string;
  members: DeskAnalysisDetail['members'];
  chosen: readonly string[];
  /** Disabled while saving: a tick made now would be lost. */
  isSaving: boolean;
  onChange: (chosen: readonly string[]) => void;
}

function TeamPlayersChoice({ name, members, chosen, isSaving, onChange }: TeamPlayersChoiceProps) {
  const { i18n } = useLingui();
  const teamMembers = members.filter(({ team }) => team === name);
  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <fieldset disabled={isSaving}>
      <legend className="flex w-full justify-between gap-4 font-bold">
        <span className="wrap-anywhere">{name}</span>
        <span className="shrink-0 text-muted tabular">
          {i18n.t('{count} of 11', { count: chosen.length })}
        </span>
      </legend>
      <ul className="mt-2 divide-y divide-line">
        {teamMembers.map(({ key, name: player }) => (
          <li key={key}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                disabled={!chosen.includes(key) && chosen.length === MAX_TEAM_PLAYERS}
                onChange={() => toggle(key)}
                className="size-5 accent-turf"
              />
              {player}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The elevens of both teams, as keys of players. */
export type Elevens = Readonly<Record<(typeof teamKeys)[number], readonly string[]>>;

/** Unsaved ticks, and in `base` the elevens that were announced when ticking started. */
export interface UnsavedElevens {
  elevens: Elevens;
  base: Elevens | null;
}

/** Returns the unsaved ticks; null when there are none, or when the announced elevens are already the same. */
export function unsavedElevens(ticked: UnsavedElevens | null, announced: Elevens | null) {
  return ticked !== null && areSame(ticked.elevens, announced) ? null : ticked;
}

/** True when both name the same players, in any order. */
export function areSame(one: Elevens | null, other: Elevens | null): boolean {
  return comparableText(one) === comparableText(other);
}

function comparableText(elevens: Elevens | null): string {
  return JSON.stringify(elevens && [elevens.teamA.toSorted(), elevens.teamB.toSorted()]);
}
