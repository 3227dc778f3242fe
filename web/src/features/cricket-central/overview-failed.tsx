import { useLingui } from '@lingui/react';
import { textOfError } from '../../platform/api/api-error.ts';
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx';

/** Shown when there is neither a current nor a stored overview: the reason and a retry button. */
export function OverviewFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useLingui();
  const what = i18n.t('Failed to fetch cricket data.');
  const why = i18n.t(textOfError(error, what));
  return (
    <FailurePanel
      title={i18n.t('Error Loading Data')}
      lines={why === what ? [what] : [what, why]}
      onRetry={onRetry}
    />
  );
}
