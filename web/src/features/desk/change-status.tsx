import { useLingui } from '@lingui/react';
import { isApiError, textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import type { DeskChange } from './use-desk-change.ts';

/** Whether the last change was saved, or why it was not. */
export function ChangeStatus({ change: { saved, error } }: { change: DeskChange }) {
  const { i18n } = useLingui();
  return (
    <p role="status" className={error ? 'text-sm text-danger' : 'text-sm text-turf'}>
      {saved && i18n.t('Saved.')}
      {error && i18n.t(textOfError(error, sentence('The change was not saved.')))}
      {isApiError(error) && error.details !== undefined && ` ${error.details}`}
    </p>
  );
}
