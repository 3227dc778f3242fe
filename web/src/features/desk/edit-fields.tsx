import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select, TextArea, TextField } from '../../ui/controls/fields.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { classNames } from '../../ui/text/class-names.ts';

/** Texts of the pitch report; `length` is the longest text in characters, as in the contract. */
const reports = [
  { key: 'conditions', label: sentence('Pitch conditions'), length: 600 },
  { key: 'scoringPattern', label: sentence('Scoring pattern'), length: 600 },
  { key: 'recommendation', label: sentence('Recommendation'), length: 600 },
] as const;

const armbands = [
  { key: 'captain', choice: 'primary', label: sentence('Captain') },
  { key: 'viceCaptain', choice: 'alternative', label: sentence('Vice-captain') },
] as const;

const lists = [
  { key: 'trumpPlayers', label: sentence('Trump players') },
  { key: 'flopPlayers', label: sentence('Flop players') },
] as const;

const note = { key: 'note', label: sentence('Analyst’s note'), length: 2000 } as const;

/** The fields of text that an analyst may edit. */
export const textFields = [...reports, note];

/** In the order of the form. */
export const editFields = [note, ...armbands, ...lists, ...reports];

interface EditFieldsProps {
  detail: DeskAnalysisDetail;
  edits: AnalystEdits;
  onChange: (part: Partial<AnalystEdits>) => void;
}

/** The overrides of an analysis: texts, captains, player lists and a note. Empty fields keep what the engine chose. */
export function EditFields({ detail: { analysis, members }, edits, onChange }: EditFieldsProps) {
  const { i18n } = useLingui();
  const textArea = ({ key, label, length }: (typeof textFields)[number]) => (
    <TextArea
      key={key}
      label={i18n.t(label)}
      maxLength={length}
      placeholder={key === 'note' ? undefined : analysis.pitchReport[key]}
      value={edits[key] ?? ''}
      onChange={(event) => onChange({ [key]: event.target.value || null })}
    />
  );
  return (
    <>
      <p className="text-sm text-muted">{i18n.t('Empty fields keep the generated text.')}</p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <FieldGroup title={i18n.t('For readers')}>{textArea(note)}</FieldGroup>
        <FieldGroup title={i18n.t('Players')} className="lg:row-span-2">
          {armbands.map(({ key, choice, label }) => (
            <PickField
              key={key}
              label={i18n.t(label)}
              engine={analysis.captainChoices[choice]?.name}
              members={members}
              pick={edits[key]}
              onChange={(pick) => onChange({ [key]: pick })}
            />
          ))}
          {lists.map(({ key, label }) => (
            <PickListField
              key={key}
              label={i18n.t(label)}
              engine={analysis[key].map(({ name }) => name)}
              members={members}
              picks={edits[key]}
              onChange={(picks) => onChange({ [key]: picks })}
            />
          ))}
        </FieldGroup>
        <FieldGroup title={i18n.t('Pitch report')}>{reports.map(textArea)}</FieldGroup>
      </div>
    </>
  );
}

interface FieldGroupProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** Fields that belong together, on a card. */
function FieldGroup({ title, className, children }: FieldGroupProps) {
  return (
    <Section
      title={title}
      heading="font-bold"
      className={classNames('rounded-card border border-line bg-surface p-4', className)}
    >
      <div className="mt-3 space-y-4">{children}</div>
    </Section>
  );
}

/** What stands while an analyst chose nobody: the engine's players. */
function engineText(i18n: I18n, names: readonly string[]): string {
  return names.length === 0 ? i18n.t('Nobody') : i18n.t('Engine pick: {name}', { name: names.join(', ') });
}

type PlayerPick = NonNullable<AnalystEdits['captain']>;

/** Longest reason in characters, as in the contract. */
const REASON_LENGTH = 300;

interface PickFieldProps {
  label: string;
  engine: string | undefined;
  members: DeskAnalysisDetail['members'];
  pick: PlayerPick | null;
  onChange: (pick: PlayerPick | null) => void;
}

/** A player with a reason; the empty choice uses the engine's. */
export function PickField({ label, engine, members, pick, onChange }: PickFieldProps) {
  const { i18n } = useLingui();
  const emptyLabel = engineText(i18n, engine === undefined ? [] : [engine]);
  return (
    <div className="space-y-3">
      <PlayerSelect
        label={label}
        emptyLabel={emptyLabel}
        members={members}
        chosen={pick?.key ?? ''}
        onChoose={(key) => onChange(key === '' ? null : { key, reason: pick?.reason ?? '' })}
      />
      {pick && (
        <TextField
          label={i18n.t('Why')}
          required
          maxLength={REASON_LENGTH}
          value={pick.reason}
          onChange={(event) => onChange({ ...pick, reason: event.target.value })}
        />
      )}
    </div>
  );
}

/** Most players of a list, as in the contract. */
const MAX_PICKS = 5;

interface PickListFieldProps {
  label: string;
  /** The names of the engine's list. */
  engine: readonly string[];
  members: DeskAnalysisDetail['members'];
  /** Null uses the engine's list. */
  picks: PlayerPick[] | null;
  onChange: (picks: PlayerPick[] | null) => void;
}

/** A list of players with reasons. Removing the last one returns to the engine's list. */
export function PickListField({ label, engine, members, picks, onChange }: PickListFieldProps) {
  const { i18n } = useLingui();
  const chosen = picks ?? [];
  const free = members.filter(({ key }) => chosen.every((pick) => pick.key !== key));
  const remove = (key: string) => {
    const left = chosen.filter((pick) => pick.key !== key);
    onChange(left.length === 0 ? null : left);
  };
  const explain = (key: string, reason: string) =>
    onChange(chosen.map((pick) => (pick.key === key ? { key, reason } : pick)));
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-bold">{label}</legend>
      {picks === null && <p className="text-sm text-muted">{engineText(i18n, engine)}</p>}
      <ul className="space-y-3">
        {chosen.map(({ key, reason }) => {
          const name = members.find((member) => member.key === key)?.name ?? key;
          return (
            <li key={key} className="flex items-end gap-2">
              <TextField
                label={i18n.t('{name}: why', { name })}
                required
                maxLength={REASON_LENGTH}
                value={reason}
                onChange={(event) => explain(key, event.target.value)}
                className="grow"
              />
              <Button
                look="quiet"
                size="icon"
                aria-label={i18n.t('Remove {name}', { name })}
                onClick={() => remove(key)}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </li>
          );
        })}
      </ul>
      {chosen.length < MAX_PICKS && (
        <div className="mt-2">
          <PlayerSelect
            label={i18n.t('Add a player')}
            emptyLabel={i18n.t('Choose a player')}
            members={free}
            chosen=""
            onChoose={(key) => key !== '' && onChange([...chosen, { key, reason: '' }])}
          />
        </div>
      )}
    </fieldset>
  );
}

interface PlayerSelectProps {
  label: string;
  /** The label of the empty choice. */
  emptyLabel: string;
  members: DeskAnalysisDetail['members'];
  /** A key, or empty for no player. */
  chosen: string;
  onChoose: (key: string) => void;
}

function PlayerSelect({ label, emptyLabel, members, chosen, onChoose }: PlayerSelectProps) {
  const teams = [...new Set(members.map(({ team }) => team))];
  return (
    <Select label={label} none={emptyLabel} value={chosen} onChoose={onChoose}>
      {teams.map((team) => (
        <optgroup key={team} label={team}>
          {members
            .filter((member) => member.team === team)
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
