import type { DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { type Dispatch, type MouseEvent, type SetStateAction, useId } from 'react';
import { flushSync } from 'react-dom';
import { callApi } from '../../platform/api/api-client.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { TEAM_SIZE } from '../../ui/match/playing-xi.ts';
import { ROLES, roleGroupName } from '../../ui/players/player-roles.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { ChangeConflict } from './conflicts.tsx';
import { ChangeStatus, useDeskChange } from './desk-analysis.tsx';
import { SaveBar } from './save-bar.tsx';

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
  const isComplete = teamKeys.every((team) => isWhole(elevens[team]));
  return (
    <Form onSubmit={submit}>
      {conflict && (
        <ChangeConflict
          onTakeTheirs={() => onChange(null)}
          onKeepMine={() => onChange({ elevens, base: announced })}
        />
      )}
      <p className="mb-3 text-sm text-muted">
        {i18n.t('Tick eleven players of each team, or twelve with an impact player.')}
      </p>
      <div className="mb-5 grid gap-4 md:grid-cols-2">
        {teamKeys.map((team) => (
          <TeamPlayersChoice
            key={team}
            name={analysis.recentForm[team].team}
            members={members}
            likeliest={likeliestEleven(detail, analysis.recentForm[team].team)}
            chosen={elevens[team]}
            isSaving={change.isPending}
            onChange={(chosen) => onChange({ elevens: { ...elevens, [team]: chosen }, base })}
          />
        ))}
      </div>
      <SaveBar>
        <Button type="submit" busy={change.isPending} disabled={!isComplete || conflict}>
          {i18n.t('Enter the playing XIs')}
        </Button>
        <ChangeStatus change={change} />
      </SaveBar>
    </Form>
  );
}

/** Most players of a team, as in the contract: an eleven and its impact player. */
const MAX_TEAM_PLAYERS = TEAM_SIZE + 1;

function isWhole({ length }: readonly string[]): boolean {
  return length === TEAM_SIZE || length === MAX_TEAM_PLAYERS;
}

interface TeamPlayersChoiceProps {
  name: string;
  members: DeskAnalysisDetail['members'];
  /** Keys of the eleven likeliest to play, offered while no one is ticked; empty when they are not known. */
  likeliest: readonly string[];
  chosen: readonly string[];
  /** Disabled while saving: a tick made now would be lost. */
  isSaving: boolean;
  onChange: (chosen: readonly string[]) => void;
}

/** The players of a team to tick, by role. */
function TeamPlayersChoice({ name, members, likeliest, chosen, isSaving, onChange }: TeamPlayersChoiceProps) {
  const { i18n } = useLingui();
  const id = useId();
  const count = i18n.t('{count} of 11', { count: chosen.length });
  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  const tickLikeliest = ({ currentTarget }: MouseEvent) => {
    const choice = currentTarget.closest('fieldset');
    flushSync(() => onChange(likeliest));
    // The button is gone.
    choice?.querySelector('input')?.focus();
  };
  return (
    <fieldset disabled={isSaving} className="min-w-0 rounded-card border border-line bg-surface px-3 pb-2">
      <legend className="sr-only">
        {name}, {count}
      </legend>
      <p aria-hidden="true" className="flex justify-between gap-4 py-2.5 font-bold">
        <span className="wrap-anywhere">{name}</span>
        <span className={classNames('shrink-0 tabular', isWhole(chosen) ? 'text-turf' : 'text-muted')}>
          {count}
        </span>
      </p>
      {chosen.length === 0 && likeliest.length > 0 && (
        <Button look="outline" className="mb-3 w-full" onClick={tickLikeliest}>
          {i18n.t('Tick the eleven likeliest to play')}
          <span className="sr-only">{name}</span>
        </Button>
      )}
      {byRole(members.filter(({ team }) => team === name)).map(({ role, players }) => (
        <div key={role} className="border-t border-line py-2">
          <p id={`${id}-${role}`} className="text-xs font-semibold text-muted">
            {role === null ? i18n.t('Role not known') : roleGroupName(i18n, role)}
          </p>
          <ul
            aria-labelledby={`${id}-${role}`}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-2"
          >
            {players.map(({ key, name: player }) => (
              <li key={key}>
                <label className="flex min-h-11 items-center gap-2.5 text-sm has-checked:font-semibold">
                  <input
                    type="checkbox"
                    checked={chosen.includes(key)}
                    disabled={!chosen.includes(key) && chosen.length === MAX_TEAM_PLAYERS}
                    onChange={() => toggle(key)}
                    className="size-5 shrink-0 accent-turf"
                  />
                  {player}
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}

/** Returns the keys of the eleven players of a team who are likeliest to play; none when a chance is not known. */
function likeliestEleven({ members, analysis }: DeskAnalysisDetail, name: string): string[] {
  const players = analysis.projections
    .filter(({ key, team }) => team === name && members.some((member) => member.key === key))
    .flatMap(({ key, playChance }) => (playChance === undefined ? [] : [{ key, playChance }]))
    .toSorted((one, other) => other.playChance - one.playChance)
    .slice(0, TEAM_SIZE);
  return players.length < TEAM_SIZE ? [] : players.map(({ key }) => key);
}

/** Returns players by role, in the order of a line-up; last those whose role is not known. */
function byRole(players: DeskAnalysisDetail['members']) {
  return [...ROLES, null]
    .map((role) => ({ role, players: players.filter((player) => player.role === role) }))
    .filter((group) => group.players.length > 0);
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
