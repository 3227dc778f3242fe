import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId, useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { areEqual, type Draft } from './draft.ts';
import { editFields } from './edit-fields.tsx';

/** Shown when another analyst has saved meanwhile; `children` are the choices. */
export function ConflictBox({ text, children }: { text: string; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-floodlight/60 bg-floodlight/5 p-4">
      <p className="font-bold">{i18n.t('This was changed by someone else')}</p>
      <p className="mb-3 mt-1 text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}

interface ChangeConflictProps {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  children?: ReactNode;
}

/** Shown when another analyst changed the same elevens or ticket: a choice between both versions. */
export function ChangeConflict({ onTakeTheirs, onKeepMine, children }: ChangeConflictProps) {
  const { i18n } = useLingui();
  return (
    <ConflictBox
      text={i18n.t('Your changes are not saved. Use their version, or keep yours and save again.')}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTakeTheirs}>{i18n.t('Take theirs')}</Button>
        <Button look="outline" onClick={onKeepMine}>
          {i18n.t('Keep mine')}
        </Button>
      </div>
    </ConflictBox>
  );
}

type Field = keyof AnalystEdits;
type Version = 'mine' | 'theirs';

const options = [
  { version: 'mine', title: sentence('Mine') },
  { version: 'theirs', title: sentence('Theirs') },
] as const;

interface EditConflictProps {
  detail: DeskAnalysisDetail;
  draft: Draft<AnalystEdits>;
  onMerge: (edits: AnalystEdits) => void;
}

/** Both texts of each field that differs. Preselected is the text of the analyst who changed the field. */
export function EditConflict({ detail, draft, onMerge }: EditConflictProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [chosen, setChosen] = useState<Partial<Record<Field, Version>>>({});
  const versions = { mine: draft.value, theirs: detail.edits };
  const differing = editFields.filter(({ key }) => !areEqual(versions.mine[key], versions.theirs[key]));
  const proposed = (key: Field) => (areEqual(versions.mine[key], draft.base.value[key]) ? 'theirs' : 'mine');
  const versionOf = (key: Field) => chosen[key] ?? proposed(key);
  const merge = () => {
    const parts = editFields.map(({ key }) => [key, versions[versionOf(key)][key]]);
    onMerge(Object.fromEntries(parts) as AnalystEdits);
  };
  return (
    <ConflictBox text={i18n.t('Your changes are not saved. Choose a text for each field, then save again.')}>
      <div className="mb-4 space-y-4">
        {differing.map(({ key, label }) => (
          <fieldset key={key}>
            <legend className="mb-1 text-sm font-medium">{i18n.t(label)}</legend>
            <div className="grid gap-2 md:grid-cols-2">
              {options.map(({ version, title }) => (
                <label
                  key={version}
                  className="min-h-11 cursor-pointer rounded-control border border-line p-3 text-sm has-checked:border-sky has-checked:bg-raised"
                >
                  <input
                    type="radio"
                    name={`${id}-${key}`}
                    className="mr-2"
                    checked={version === versionOf(key)}
                    onChange={() => setChosen({ ...chosen, [key]: version })}
                  />
                  <span className="font-semibold">{i18n.t(title)}</span>{' '}
                  <span className="whitespace-pre-line wrap-anywhere">
                    {textOf(versions[version][key], detail.members) ?? i18n.t('Engine pick')}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <Button onClick={merge}>{i18n.t('Continue with these')}</Button>
    </ConflictBox>
  );
}

/** The text of a field; picks as names with their reasons, one a line. Null while the engine's text is used. */
function textOf(edit: AnalystEdits[Field], members: DeskAnalysisDetail['members']): string | null {
  if (edit === null || typeof edit === 'string') return edit;
  const picks = Array.isArray(edit) ? edit : [edit];
  const nameOf = (key: string) => members.find((member) => member.key === key)?.name ?? key;
  return picks.map(({ key, reason }) => `${nameOf(key)}: ${reason}`).join('\n');
}
