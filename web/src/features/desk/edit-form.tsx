import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import type { Dispatch, SetStateAction } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { EditConflict } from './conflicts.tsx';
import { ChangeStatus, useDeskChange } from './desk-analysis.tsx';
import { type Draft, hasConflict, isDirty, savedDraft, type Stored } from './draft.ts';
import { EditFields } from './edit-fields.tsx';
import { SaveBar } from './save-bar.tsx';

interface EditFormProps {
  detail: DeskAnalysisDetail;
  draft: Draft<AnalystEdits>;
  /** Null uses what is stored. */
  onChange: Dispatch<SetStateAction<Draft<AnalystEdits> | null>>;
}

/** The edits as stored on the server, with the version that they belong to. */
export function storedEdits({ edits, version }: DeskAnalysisDetail): Stored<AnalystEdits> {
  return { value: edits, version };
}

/** The analyst’s overrides of the engine’s text and picks. Empty fields keep the engine’s. */
export function EditForm({ detail, draft, onChange }: EditFormProps) {
  const { i18n } = useLingui();
  const { matchKey } = detail;
  const change = useDeskChange(matchKey);
  const conflict = hasConflict(draft, storedEdits(detail));
  const { value: edits, base } = draft;
  const acceptSaved = (submitted: AnalystEdits) => (saved: DeskAnalysisDetail) =>
    onChange((latest) => savedDraft(latest, submitted, storedEdits(saved)));
  const save = () => {
    if (conflict) return;
    const body = { version: base.version, edits };
    change.mutate({
      send: () => callApi('PUT /api/v1/desk/analyses/{matchKey}/', { params: { matchKey }, body }),
      onSaved: acceptSaved(edits),
    });
  };
  const isPublished = detail.state === 'published';
  const isNextPublish = !isPublished && !isDirty(draft);
  const toggle = () =>
    change.mutate({
      send: () =>
        callApi(`POST /api/v1/desk/analyses/{matchKey}/${isPublished ? 'withdraw' : 'publish'}/`, {
          params: { matchKey },
          body: { version: base.version },
        }),
      onSaved: acceptSaved(base.value),
    });
  const merge = (merged: AnalystEdits) => {
    onChange({ value: merged, base: storedEdits(detail) });
    change.reset();
  };
  return (
    <Form onSubmit={save} className="space-y-5">
      {conflict && <EditConflict key={detail.version} detail={detail} draft={draft} onMerge={merge} />}
      <EditFields
        detail={detail}
        edits={edits}
        onChange={(part) => onChange({ value: { ...edits, ...part }, base })}
      />
      <SaveBar>
        <Button
          type="submit"
          look={isNextPublish ? 'outline' : 'primary'}
          busy={change.isPending}
          disabled={conflict}
        >
          {i18n.t('Save')}
        </Button>
        {!conflict && <ChangeStatus change={change} />}
        {isDirty(draft) && !change.isPending && (
          <p className="text-sm text-muted">{i18n.t('Unsaved changes')}</p>
        )}
        <Button
          look={isNextPublish ? 'primary' : 'outline'}
          className="ml-auto"
          disabled={change.isPending || conflict}
          onClick={toggle}
        >
          {i18n.t(isPublished ? 'Withdraw' : 'Publish what is saved')}
        </Button>
      </SaveBar>
    </Form>
  );
}
