import type { DeskAnalysisDetail } from '@gullylens/contract/http/desk-analyses';
import { useLingui } from '@lingui/react';
import { callApi } from '../../platform/api/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeStatus } from './change-status.tsx';
import type { DeskChange } from './use-desk-change.ts';

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

/** Saving, and whether readers see it. */
export function EditActions({ detail, version, change, conflict, onSaved }: EditActionsProps) {
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
