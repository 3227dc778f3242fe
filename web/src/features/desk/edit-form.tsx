import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import type { FormEvent } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { EditConflict } from './conflicts.tsx';
import { type Draft, hasConflict, savedDraft, type Stored } from './draft.ts';
import { EditFields } from './edit-fields.tsx';
import { ChangeStatus, type DeskChange, useDeskChange } from './use-desk-change.tsx';

interface EditFormProps {
  detail: DeskAnalysisDetail;
  draft: Draft<AnalystEdits>;
  /** Sets the draft, or derives it from the latest one; null follows what is stored. */
  onChange: (
    draft: Draft<AnalystEdits> | ((latest: Draft<AnalystEdits> | null) => Draft<AnalystEdits> | null),
  ) => void;
}

export function storedEdits({ edits, version }: DeskAnalysisDetail): Stored<AnalystEdits> {
  return { value: edits, version };
}

/** The analyst’s words and choices in place of the engine’s. What is left empty stays the engine’s. */
export function EditForm({ detail, draft, onChange }: EditFormProps) {
  const { matchKey } = detail;
  const change = useDeskChange(matchKey);
  const conflict = hasConflict(draft, storedEdits(detail));
  const { value: edits, base } = draft;
  const acceptSaved = (submitted: AnalystEdits) => (saved: DeskAnalysisDetail) =>
    onChange((latest) => savedDraft(latest, submitted, storedEdits(saved)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (conflict) return;
    const body = { version: base.version, edits };
    change.run(
      () => callApi('PUT /api/v1/desk/analyses/{matchKey}/', { params: { matchKey }, body }),
      acceptSaved(edits),
    );
  };
  const merge = (merged: AnalystEdits) => {
    onChange({ value: merged, base: storedEdits(detail) });
    change.reset();
  };
  return (
    <form onSubmit={save} className="space-y-5">
      {conflict && <EditConflict key={detail.version} detail={detail} draft={draft} onMerge={merge} />}
      <EditFields
        detail={detail}
        edits={edits}
        onChange={(part) => onChange({ value: { ...edits, ...part }, base })}
      />
      <EditActions
        detail={detail}
        version={base.version}
        change={change}
        conflict={conflict}
        onSaved={acceptSaved(base.value)}
      />
    </form>
  );
}

const calls = {
  publish: 'POST /api/v1/desk/analyses/{matchKey}/publish/',
  withdraw: 'POST /api/v1/desk/analyses/{matchKey}/withdraw/',
} as const;

interface EditActionsProps {
  detail: DeskAnalysisDetail;
  /** The version that the form is based on. */
  version: number;
  change: DeskChange;
  conflict: boolean;
  onSaved: (detail: DeskAnalysisDetail) => void;
}

function EditActions({ detail, version, change, conflict, onSaved }: EditActionsProps) {
  const { i18n } = useLingui();
  const { matchKey, state } = detail;
  const act = (name: keyof typeof calls) =>
    change.run(() => callApi(calls[name], { params: { matchKey }, body: { version } }), onSaved);
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-ink/95 px-4 py-3 pb-7">
      <Button type="submit" busy={change.isPending} disabled={conflict}>
        {i18n.t('Save')}
      </Button>
      {state === 'published' ? (
        <Button look="outline" disabled={change.isPending || conflict} onClick={() => act('withdraw')}>
          {i18n.t('Withdraw')}
        </Button>
      ) : (
        <Button look="outline" disabled={change.isPending || conflict} onClick={() => act('publish')}>
          {i18n.t('Publish what is saved')}
        </Button>
      )}
      {!conflict && <ChangeStatus change={change} />}
    </div>
  );
}
