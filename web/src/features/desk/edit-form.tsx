import type { AnalystEdits, DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import type { FormEvent } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { ChangeConflict } from './change-conflict.tsx';
import { EditActions } from './edit-actions.tsx';
import { EditFields } from './edit-fields.tsx';
import { useDeskChange } from './use-desk-change.ts';

interface EditFormProps {
  detail: DeskAnalysisDetail;
  edits: AnalystEdits;
  onChange: (edits: AnalystEdits) => void;
}

/** The analyst’s words and choices in place of the engine’s. What is left empty stays the engine’s. */
export function EditForm({ detail, edits, onChange }: EditFormProps) {
  const { matchKey, version } = detail;
  const change = useDeskChange(matchKey);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { version, edits };
    change.run(() => callApi('PUT /api/v1/desk/analyses/{matchKey}/', { params: { matchKey }, body }));
  };
  const takeTheirs = () => {
    onChange(detail.edits);
    change.settle();
  };
  return (
    <form onSubmit={save} className="space-y-5">
      {change.conflict && <ChangeConflict onTakeTheirs={takeTheirs} onKeepMine={change.settle} />}
      <EditFields detail={detail} edits={edits} onChange={(part) => onChange({ ...edits, ...part })} />
      <EditActions detail={detail} change={change} />
    </form>
  );
}
